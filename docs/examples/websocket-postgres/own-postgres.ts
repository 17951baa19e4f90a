import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';

/** A PostgreSQL server of one's own. */
export interface OwnPostgres {
  /** Where to connect. */
  readonly url: string;
  /** Ends it at once, as a power failure would. */
  readonly kill: () => Promise<void>;
  /** Starts it again after that. */
  readonly start: () => Promise<void>;
  /** Ends it and removes all it kept. */
  readonly remove: () => Promise<void>;
}

const DEBIAN = '/usr/lib/postgresql';

/** The folder of `initdb` and `postgres`: the PATH's, or Debian's newest. */
const programs = (): string => {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one))
    : [];
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.map((one) => join(DEBIAN, one, 'bin')),
  ];
  const folder = folders.find((one) => existsSync(join(one, 'initdb')) && existsSync(join(one, 'postgres')));
  if (folder === undefined) throw new Error('PostgreSQL is not installed: apt-get install postgresql');
  return folder;
};

/** PostgreSQL refuses to run as root; then it runs as the user that Debian's package made for it. */
const unprivileged = (): { readonly uid: number; readonly gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

const isReady = async (connectionString: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
};

/** Sets up a PostgreSQL server in a temporary folder, on loopback only, with a password of its own, and starts it. */
export const ownPostgres = async (): Promise<OwnPostgres> => {
  const folder = programs();
  const user = unprivileged();
  const home = mkdtempSync(join(tmpdir(), 'mahjongg-postgres-'));
  const password = randomBytes(18).toString('hex');
  const passwordFile = join(home, 'password');
  writeFileSync(passwordFile, password);
  chmodSync(home, 0o700);
  if (user !== undefined) for (const path of [home, passwordFile]) chownSync(path, user.uid, user.gid);
  const data = join(home, 'data');
  const options = { ...user, cwd: home, stdio: 'ignore' } as const;
  const setting = ['--username=tables', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  execFileSync(
    join(folder, 'initdb'),
    [`--pgdata=${data}`, '--encoding=UTF8', '--no-locale', ...setting],
    options,
  );
  const port = await freePort();
  const url = `postgres://tables:${password}@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;

  const start = async (): Promise<void> => {
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'shared_buffers=16MB'];
    const set = settings.flatMap((one) => ['-c', one]);
    const child = spawn(join(folder, 'postgres'), ['-D', data, '-p', String(port), ...set], options);
    server = child;
    for (let tries = 0; !(await isReady(url)); tries++) {
      if (child.exitCode !== null || tries > 300) throw new Error('PostgreSQL does not start');
      await new Promise((done) => setTimeout(done, 100));
    }
  };
  const kill = async (): Promise<void> => {
    const child = server;
    server = undefined;
    if (child === undefined || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGQUIT');
    await ended;
  };
  process.once('exit', () => server?.kill('SIGQUIT'));
  await start();
  return { url, start, kill, remove: () => kill().then(() => rmSync(home, { recursive: true })) };
};
