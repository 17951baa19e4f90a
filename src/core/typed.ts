/** Any of a table’s objects, or only those named by `K`, each with its name as its `type`. */
export type Typed<T, K extends keyof T = keyof T> = {
  readonly [N in K]: T[N] & {
    /** Its name in the table. */
    readonly type: N;
  };
}[K];
