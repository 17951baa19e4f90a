import pg from 'pg';
import type { Entry, TableLog } from '../shared/table-log.js';

const CHANNEL = 'mahjongg_tables';
const PAUSE = 200;

/** A log that several processes share. */
export interface SharedLog extends TableLog {
  /** Says when a table's log has grown; without a table, when any may have, because the line was lost for a while. */
  readonly follow: (grown: (table?: string) => void) => Promise<void>;
  /** Ends all connections. */
  readonly close: () => Promise<void>;
}

const CREATE = `
  create table if not exists entries (
    table_id text not null,
    number integer not null,
    entry jsonb not null,
    primary key (table_id, number)
  )`;

// The key lets only one process write an entry, and that process tells the others in the same transaction.
const APPEND = `
  with added as (
    insert into entries (table_id, number, entry) values ($1, $2, $3)
    on conflict do nothing
    returning table_id
  )
  select pg_notify('${CHANNEL}', table_id) from added`;

const READ = 'select entry from entries where table_id = $1 and number >= $2 order by number';

/** Several processes may create the table at once: one at a time. */
const create = async (pool: pg.Pool): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query(`begin; select pg_advisory_xact_lock(${CHANNEL.length}); ${CREATE}; commit`);
  } finally {
    client.release();
  }
};

/** Tables as logs in PostgreSQL. */
export const postgresLog = async (connectionString: string): Promise<SharedLog> => {
  const pool = new pg.Pool({ connectionString, max: 8 });
  // A connection that breaks while it is idle is replaced by the pool.
  pool.on('error', () => undefined);
  await create(pool);
  let listener: pg.Client | undefined;
  let closed = false;

  const follow: SharedLog['follow'] = async (grown) => {
    const client = new pg.Client({ connectionString });
    listener = client;
    client.on('notification', ({ payload }) => grown(payload));
    const again = (): void => {
      if (closed || listener !== client) return;
      listener = undefined;
      setTimeout(() => void follow(grown).then(() => grown()), PAUSE);
    };
    client.on('error', again);
    client.on('end', again);
    await client.connect().then(
      () => client.query(`listen ${CHANNEL}`),
      () => again(),
    );
  };

  return {
    append: async (table, number, entry) => {
      const { rowCount } = await pool.query(APPEND, [table, number, JSON.stringify(entry)]);
      return rowCount === 1;
    },
    read: async (table, from) => {
      const { rows } = await pool.query<{ entry: Entry }>(READ, [table, from]);
      return rows.map(({ entry }) => entry);
    },
    follow,
    close: async () => {
      closed = true;
      await listener?.end();
      await pool.end();
    },
  };
};
