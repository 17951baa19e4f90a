// Compares the public surface of the built package with the reports in docs/api-report, or rewrites them with
// `--update`. A change of the surface is thus a change of a file that reviewers see. Run `npm run build` first.
import { mkdirSync, readFileSync } from 'node:fs';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { entries, root } from './entries.js';

const update = process.argv.includes('--update');
const temporary = `${root}node_modules/.cache/api-report`;
const reports = `${root}docs/api-report`;
mkdirSync(temporary, { recursive: true });
mkdirSync(reports, { recursive: true });

/** Every name that some entry exports: what one entry refers to may be imported from another. */
const exported = new Set(
  entries.flatMap(({ types }) =>
    [...readFileSync(types, 'utf8').matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim().split(' ').at(-1)),
    ),
  ),
);

/** @param {(typeof entries)[number]} entry */
const configOf = ({ id, types }) =>
  ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: `${root}package.json`,
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: types,
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'ES2022',
            lib: ['ES2022'],
            module: 'ESNext',
            moduleResolution: 'bundler',
            strict: true,
            exactOptionalPropertyTypes: true,
            types: [],
          },
          files: [types],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: `${id}.api.md`,
        reportFolder: reports,
        reportTempFolder: temporary,
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: {
          default: { logLevel: ExtractorLogLevel.Error, addToApiReportFile: false },
          // Nothing is marked @public here: what is exported is public.
          'ae-missing-release-tag': { logLevel: ExtractorLogLevel.None },
          'ae-unresolved-link': { logLevel: ExtractorLogLevel.None },
        },
        // Comments are checked by typedoc.
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
  });

for (const entry of entries) {
  const result = Extractor.invoke(configOf(entry), {
    localBuild: update,
    showVerboseMessages: false,
    messageCallback: (message) => {
      if (message.messageId === 'console-api-report-not-copied' || message.messageId === 'console-preamble')
        message.handled = true;
      const [, symbol] = /The symbol "(\w+)"/.exec(message.text) ?? [];
      if (message.messageId === 'ae-forgotten-export' && exported.has(symbol))
        message.logLevel = ExtractorLogLevel.None;
    },
  });
  if (!result.succeeded) process.exitCode = 1;
  if (result.errorCount > 0) console.log(`${entry.name}: ${result.errorCount} errors, see above`);
  else if (result.apiReportChanged && !update)
    console.log(`${entry.name}: the report is out of date, run \`npm run api:update\``);
  else console.log(`${entry.name}: the report is current`);
}
