/** A row of the tables of docs/options.md, from which this module is made when the page is built. */
export interface OptionRow {
  /** The option’s name; one inside a group has the group’s name and a dot before it. */
  readonly name: string;
  /** The number of its rule. */
  readonly rule: string;
  /** Its values; null if it takes more than can be listed. */
  readonly values: readonly (boolean | number | string)[] | null;
  /** What it does, in a sentence or two. */
  readonly effect: string;
}

/** The rows by the name of the table’s first column. */
export const OPTION_TABLES: Readonly<Record<string, readonly OptionRow[]>>;
