import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.css': 'text/css',
};

/** A static host of this machine alone. */
export interface Host {
  /** Where it is, without a slash at the end. */
  readonly origin: string;
  /** Every path that was asked for and is not there. */
  readonly missing: string[];
  readonly close: () => void;
}

/** Serves a folder as any static host does, and beside it pages given as text. */
export const serve = async (folder: string, pages: Readonly<Record<string, string>> = {}): Promise<Host> => {
  const missing: string[] = [];
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname));
    const file = join(folder, path);
    const page = pages[path];
    if (page !== undefined)
      return void response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
    if (!existsSync(file) || !statSync(file).isFile()) {
      missing.push(path);
      return void response.writeHead(404).end();
    }
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, missing, close: () => void server.close() };
};
