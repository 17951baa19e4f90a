import type { Action, BySeat, GameSetup } from 'mahjongg/game';

/** One entry of a table's log: the first says how the game was set up, each other one is an action. */
export type Entry =
  | {
      readonly type: 'opened';
      /** The wall, the dice and the players. */
      readonly setup: GameSetup;
      /** The hash of each seat's token: who reads the log cannot take a seat with it. */
      readonly tokens: BySeat<string>;
    }
  | { readonly type: 'action'; readonly action: Action };

/** Where the tables are kept: a log for each, which only grows. */
export interface TableLog {
  /**
   * Adds an entry under its number and comes back when it would survive the loss of the machine. False if the
   * number is taken: then somebody else was quicker, and the log has to be read again.
   */
  readonly append: (table: string, number: number, entry: Entry) => Promise<boolean>;
  /** The entries of a table from this number on, in order; none for a table that does not exist. */
  readonly read: (table: string, from: number) => Promise<readonly Entry[]>;
}

/** A log in memory, for tests. */
export const memoryLog = (): TableLog => {
  const tables = new Map<string, Entry[]>();
  return {
    append: async (table, number, entry) => {
      const entries = tables.get(table) ?? [];
      if (entries.length !== number) return false;
      tables.set(table, [...entries, entry]);
      return true;
    },
    read: async (table, from) => tables.get(table)?.slice(from) ?? [],
  };
};
