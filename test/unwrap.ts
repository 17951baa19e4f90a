/** The value of a result that must be there; an error says what it is about. */
export const unwrap = <T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
  about?: unknown,
): T => {
  if (!result.ok) throw new Error(JSON.stringify({ about, ...Object(result.error) }));
  return result.value;
};
