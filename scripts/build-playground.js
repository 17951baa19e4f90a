// Builds the playground into a folder: one page that works from disk and on any static host, and the drawings of the
// tiles as files. Usage: node scripts/build-playground.js FOLDER
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { RULE_ADDRESSES } from '../docs/theme/rule-links.js';
import { optionTables } from './option-tables.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = join(root, 'docs/playground');

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8');

/**
 * A module that is made of the pages of the documentation.
 *
 * @param {string} name
 * @param {() => string} contents
 * @returns {import('esbuild').Plugin}
 */
const madeModule = (name, contents) => ({
  name,
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: new RegExp(`^\\./${name}$`) }, ({ path }) => ({ path, namespace: name }));
    onLoad({ filter: /.*/, namespace: name }, () => ({ contents: contents() }));
  },
});

const MADE_MODULES = [
  madeModule(
    'option-table',
    () => `export const OPTION_TABLES = ${JSON.stringify(optionTables(read('docs/options.md')))};`,
  ),
  madeModule('rule-addresses', () => `export const RULE_ADDRESSES = ${JSON.stringify(RULE_ADDRESSES)};`),
];

/**
 * A bundle as text.
 *
 * @param {string} entry
 * @param {import('esbuild').BuildOptions} options
 */
const bundled = async (entry, options) => {
  const { outputFiles } = await build({
    entryPoints: [join(source, entry)],
    bundle: true,
    minify: true,
    write: false,
    charset: 'utf8',
    target: ['es2022', 'safari16'],
    logLevel: 'error',
    tsconfig: join(source, 'tsconfig.json'),
    plugins: MADE_MODULES,
    ...options,
  });
  return outputFiles?.[0]?.text ?? '';
};

/** @param {string} text */
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Every tile as an SVG document, by the name of its file. @returns {Promise<Readonly<Record<string, string>>>} */
const tileDrawings = async () => {
  const code = await bundled('../../src/elements/drawings/tile-svg.ts', { format: 'esm' });
  const { tileFiles } = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  return tileFiles();
};

/**
 * A page with its style and its script inside, and a policy that allows these two and nothing else.
 *
 * @param {{ readonly folder: string, readonly entry: string, readonly icon: string }} parts
 */
const pageOf = async ({ folder, entry, icon }) => {
  const style = await bundled(`${folder}style.css`, {});
  const script = await bundled(folder + entry, { format: 'iife' });
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  return read(`docs/playground/${folder}index.html`)
    .replace('{policy}', () => policy)
    .replace('{icon}', () => `data:image/svg+xml,${encodeURIComponent(icon)}`)
    .replace(/\s*\/\* style \*\/\s*/, () => style)
    .replace(/\s*\/\* script \*\/\s*/, () => script);
};

/** @param {string} outdir */
export const buildPlayground = async (outdir) => {
  const tiles = await tileDrawings();
  const icon = tiles['RD.svg'] ?? '';
  mkdirSync(join(outdir, 'tiles'), { recursive: true });
  writeFileSync(join(outdir, 'index.html'), await pageOf({ folder: '', entry: 'main.tsx', icon }));
  const elements = await pageOf({ folder: 'elements/', entry: 'main.ts', icon });
  writeFileSync(join(outdir, 'elements.html'), elements);
  for (const [name, text] of Object.entries(tiles)) writeFileSync(join(outdir, 'tiles', name), text);
};

const [, program, outdir] = process.argv;
if (program !== undefined && resolve(program) === fileURLToPath(import.meta.url)) {
  if (outdir === undefined) throw new Error('Usage: node scripts/build-playground.js FOLDER');
  await buildPlayground(outdir);
}
