/** One of these objects, or of those with some of the names, each with its name as its type. */
export type Typed<T, K extends keyof T = keyof T> = {
  readonly [N in K]: T[N] & {
    /** Which one it is. */
    readonly type: N;
  };
}[K];
