// Comparing plain values, with the place of the first difference.

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Where two plain values differ first and how, or undefined if they are equal. Missing and undefined are the same. */
export function differenceBetween(expected: unknown, actual: unknown, path = ''): string | undefined {
  if (expected === actual) return undefined;
  if (!isRecord(expected) || !isRecord(actual) || Array.isArray(expected) !== Array.isArray(actual)) {
    return `${path || 'value'}: expected ${describe(expected)}, got ${describe(actual)}`;
  }
  if (Array.isArray(expected) && Array.isArray(actual) && expected.length !== actual.length) {
    return `${path}.length: expected ${expected.length}, got ${actual.length}`;
  }
  for (const key of Object.keys(expected)) {
    const difference = differenceBetween(expected[key], actual[key], `${path}.${key}`);
    if (difference !== undefined) return difference;
  }
  for (const key of Object.keys(actual)) {
    if (!(key in expected) && actual[key] !== undefined) return `${path}.${key}: not expected`;
  }
  return undefined;
}

function describe(value: unknown): string {
  return (JSON.stringify(value) ?? 'undefined').slice(0, 200);
}
