/** One of the objects of a table, all or those with some names, with its name as its type. */
export type Typed<T, K extends keyof T = keyof T> = {
  readonly [N in K]: T[N] & {
    /** Which one it is. */
    readonly type: N;
  };
}[K];
