import Database from 'libsql';
import type { Entry, TableLog } from '../shared/table-log.js';

/**
 * Tables as logs in one SQLite file. An entry is on the disk before `append` comes back (`synchronous`), and
 * the key of table and number lets nobody write an entry twice.
 */
export const sqliteLog = (file: string): TableLog & { readonly close: () => void } => {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec(`
    create table if not exists entries (
      table_id text not null,
      number integer not null,
      entry text not null,
      primary key (table_id, number)
    ) strict, without rowid`);
  const insert = database.prepare(
    'insert into entries (table_id, number, entry) values (?, ?, ?) on conflict do nothing',
  );
  const select = database
    .prepare('select entry from entries where table_id = ? and number >= ? order by number')
    .pluck();
  return {
    append: async (table, number, entry) => insert.run(table, number, JSON.stringify(entry)).changes === 1,
    read: async (table, from) => select.all(table, from).map((entry): Entry => JSON.parse(String(entry))),
    close: () => void database.close(),
  };
};
