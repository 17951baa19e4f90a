// Makes a site that can be installed and works offline: a list of its files with digests in a service worker, and a manifest.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const source = fileURLToPath(new URL('../docs/playground/offline/', import.meta.url));

const WORKER = 'service-worker.js';

const MANIFEST = {
  name: 'mahjongg',
  short_name: 'mahjongg',
  description: 'Play mah jongg, score hands and read the rules.',
  start_url: 'playground/play.html',
  scope: './',
  display: 'standalone',
  background_color: '#f5f1e6',
  theme_color: '#2b5f48',
  icons: [{ src: 'playground/tiles/RD.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
};

/** @param {string} entry @param {Record<string, string>} define */
const bundled = async (entry, define = {}) => {
  const { outputFiles } = await build({
    entryPoints: [join(source, entry)],
    bundle: true,
    minify: true,
    write: false,
    define,
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
};

/** Every file of a folder and of those below it, in order. @param {string} site */
const filesOf = (site) =>
  readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => relative(site, join(file.parentPath, file.name)).replaceAll('\\', '/'))
    .filter((path) => path !== WORKER)
    .sort();

/** A page that says where the site begins, with the script for it where the page has none of its own. @param {string} page @param {string} path */
const withOffline = (page, path) => {
  const up = relative(dirname(path), '.').replaceAll('\\', '/');
  const root = up === '' ? './' : `${up}/`;
  const script = path.startsWith('playground/')
    ? ''
    : `<script defer src="${root}assets/offline.js"></script>`;
  return page.replace('</head>', `<meta name="mahjongg-offline" content="${root}"/>${script}</head>`);
};

/** Lists the files of a site anew, for a version whose pages are made for it already. @param {string} site */
export const listFiles = async (site) => {
  const digests = filesOf(site).map((path) => {
    const digest = createHash('sha256')
      .update(readFileSync(join(site, path)))
      .digest('hex');
    return [path, digest.slice(0, 12)];
  });
  const FILES = JSON.stringify(Object.fromEntries(digests));
  writeFileSync(join(site, WORKER), await bundled('service-worker.js', { FILES }));
};

/** @param {string} site */
export const buildOffline = async (site) => {
  writeFileSync(join(site, 'manifest.webmanifest'), JSON.stringify(MANIFEST));
  writeFileSync(join(site, 'assets/offline.js'), await bundled('main.js'));
  for (const path of filesOf(site).filter((one) => one.endsWith('.html'))) {
    const page = readFileSync(join(site, path), 'utf8');
    writeFileSync(join(site, path), withOffline(page, path));
  }
  await listFiles(site);
};
