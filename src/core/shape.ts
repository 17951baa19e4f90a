import { misused } from './misuse';
import { isAnswer, isRecord, ownValue } from './own-values';
import { described } from './reason';

/** A type by its `typeof` name, or `number|null`, `list` or `record`. */
type TypeName = 'string' | 'number' | 'number|null' | 'boolean' | 'function' | 'list' | 'record';

/**
 * What a value must look like: its type (optional with a question mark), the shapes of its members by name, or the
 * shape of every item of a list.
 */
export type Shape = TypeName | `${TypeName}?` | readonly [Shape] | { readonly [name: string]: Shape };

/** The longest list that can fit a shape. */
const MOST_ITEMS = 5_000;

const isOfType = (value: unknown, type: string): boolean => {
  if (Number.isNaN(value)) return false;
  if (typeof value === type) return true;
  if (type.endsWith('?')) return value === undefined || isOfType(value, type.slice(0, -1));
  if (type === 'number|null') return value === null || typeof value === 'number';
  return type === 'list' ? Array.isArray(value) : type === 'record' && isRecord(value);
};

/** Where a value does not fit its shape, and what was found there. */
interface Misfit {
  readonly path: string;
  readonly found: unknown;
}

const at = (name: string | number, { path, found }: Misfit): Misfit => ({
  path: path === '' ? `${name}` : `${name}.${path}`,
  found,
});

const itemMisfit = (value: unknown, shape: Shape): Misfit | undefined => {
  if (!Array.isArray(value) || value.length > MOST_ITEMS) return { path: '', found: value };
  for (let place = 0; place < value.length; place++) {
    const wrong = misfitOf(value[place], shape);
    if (wrong !== undefined) return at(place, wrong);
  }
  return undefined;
};

const memberMisfit = (value: unknown, shape: Readonly<Record<string, Shape>>): Misfit | undefined => {
  if (!isRecord(value)) return { path: '', found: value };
  for (const name in shape) {
    const wrong = misfitOf(ownValue(value, name), shape[name] as Shape);
    if (wrong !== undefined) return at(name, wrong);
  }
  return undefined;
};

const isItems = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);

const misfitOf = (value: unknown, shape: Shape): Misfit | undefined => {
  if (typeof shape === 'string') return isOfType(value, shape) ? undefined : { path: '', found: value };
  return isItems(shape) ? itemMisfit(value, shape[0]) : memberMisfit(value, shape);
};

/** Whether a value’s own data properties have this shape. */
export const hasShape = (value: unknown, shape: Shape): boolean => misfitOf(value, shape) === undefined;

/**
 * Throws a `MisuseError` unless an argument has this shape; `needs` begins its message: “`describeScore` needs a score
 * with its lines”.
 */
export const expectShape = (value: unknown, shape: Shape, needs: string): void => {
  const wrong = misfitOf(value, shape);
  if (wrong === undefined) return;
  if (isAnswer(value)) misused(`${needs}; it got ${described(value)}.`, 'badOption');
  const place = wrong.path === '' ? 'got' : `its “${wrong.path.slice(0, 40)}” is`;
  misused(`${needs}; ${place} ${described(wrong.found)}.`, 'badOption');
};
