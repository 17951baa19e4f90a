// Builds the documentation site into docs/site: the pages and the API by typedoc, then the playground, and what
// makes them work offline. Everything in it works from disk and on any static host.
import { existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Application } from 'typedoc';
import { buildOffline } from './build-offline.js';
import { root } from './entries.js';

const site = `${root}docs/site`;

const documentation = async () => {
  rmSync(site, { recursive: true, force: true });
  const app = await Application.bootstrapWithPlugins();
  const project = await app.convert();
  if (project === undefined) return false;
  app.validate(project);
  if (app.logger.hasErrors() || app.logger.hasWarnings()) return false;
  await app.generateOutputs(project);
  return !app.logger.hasErrors() && !app.logger.hasWarnings();
};

/** The playground, built by its own script. */
const playground = async () => {
  const script = new URL('build-playground.js', import.meta.url);
  if (!existsSync(fileURLToPath(script))) return;
  const { buildPlay, buildPlayground } = await import(script.href);
  await buildPlayground(`${site}/playground`);
  await buildPlay(`${site}/playground`);
};

if (await documentation()) {
  await playground();
  await buildOffline(site);
} else process.exitCode = 1;
