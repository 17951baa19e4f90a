import { misused } from './misuse';
import { isRecord, ownList } from './own-values';
import { described } from './reason';

/** A type by its name as `typeof` gives it, `list` or `record`; with a question mark, it may be left out. */
type TypeName = 'string' | 'number' | 'boolean' | 'function' | 'list' | 'record';

/** What a value must look like: its type, the shapes of its members by name, or the one shape of all items of a list. */
export type Shape = TypeName | `${TypeName}?` | readonly [Shape] | { readonly [name: string]: Shape };

/** The longest list whose items are looked at. */
const MOST_ITEMS = 5_000;

const isOfType = (value: unknown, type: string): boolean => {
  if (value === undefined) return type.endsWith('?');
  const name = type.replace('?', '');
  if (name === 'list') return Array.isArray(value);
  return name === 'record' ? isRecord(value) : typeof value === name;
};

/** Where a value is not of a shape, and what it is there; undefined if it fits. */
interface Misfit {
  readonly path: string;
  readonly found: unknown;
}

const memberMisfit = (whole: object, name: string, shape: Shape): Misfit | undefined => {
  const member = Object.getOwnPropertyDescriptor(whole, name);
  const isComputed = member !== undefined && !('value' in member);
  const wrong = isComputed ? { path: '', found: member.get } : misfitOf(member?.value, shape);
  return wrong && { path: wrong.path === '' ? name : `${name}.${wrong.path}`, found: wrong.found };
};

const misfitOf = (value: unknown, shape: Shape): Misfit | undefined => {
  const here: Misfit = { path: '', found: value };
  if (typeof shape === 'string') return isOfType(value, shape) ? undefined : here;
  if (Array.isArray(shape) ? ownList(value, MOST_ITEMS) === undefined : !isRecord(value)) return here;
  const [whole, members] = [value as object, shape as Readonly<Record<string, Shape>>];
  const names = Array.isArray(whole) ? Array.from(whole, (_, place) => String(place)) : Object.keys(shape);
  for (const name of names) {
    const wrong = memberMisfit(whole, name, Array.isArray(shape) ? shape[0] : (members[name] as Shape));
    if (wrong !== undefined) return wrong;
  }
  return undefined;
};

/** Whether a value has this shape, in data properties of its own. */
export const hasShape = (value: unknown, shape: Shape): boolean => misfitOf(value, shape) === undefined;

/**
 * Ends with a `MisuseError` unless an argument has this shape; `needs` begins its sentence, such as “`describeScore` needs a score
 * with its lines”.
 */
export const expectShape = (value: unknown, shape: Shape, needs: string): void => {
  const wrong = misfitOf(value, shape);
  if (wrong === undefined) return;
  const place = wrong.path === '' ? 'got' : `its “${wrong.path.slice(0, 40)}” is`;
  misused(`${needs}; ${place} ${described(wrong.found)}.`, 'badOption');
};
