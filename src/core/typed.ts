/** One of a table’s objects, with its name as its `type`, and with the members of `Base`. */
export type OneOf<T, N extends keyof T, Base = unknown> = Base &
  T[N] & {
    /** Its name in the table. */
    readonly type: N;
  };

/** Any of a table’s objects, or only those named by `K`. */
export type Typed<T, K extends keyof T = keyof T, Base = unknown> = {
  readonly [N in K]: OneOf<T, N, Base>;
}[K];
