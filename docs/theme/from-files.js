// What pages of the site take from files of the repository: the code of an example, the help of the program, and what the
// first page says of an entry.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const ROOT = new URL('../../', import.meta.url);

/** @param {string} path */
const read = (path) => readFileSync(new URL(path, ROOT), 'utf8');

/** The files beside it that a file imports. @param {string} path @returns {readonly string[]} */
const importsOf = (path) =>
  [...read(path).matchAll(/from '(\.{1,2}\/[^']+)'/g)].map(([, to = '']) => {
    const { pathname } = new URL(to.replace(/\.js$/, '.ts'), new URL(path, ROOT));
    return decodeURI(pathname).slice(decodeURI(ROOT.pathname).length);
  });

/** The files of a folder that make up its program, then those of other folders that these need. @param {string} folder */
const programOf = (folder) => {
  const files = readdirSync(new URL(folder, ROOT))
    .filter((name) => /\.(?:tsx?|js|html)$/.test(name) && !/\.test\./.test(name))
    .map((name) => folder + name);
  // The list grows while it is walked.
  for (const file of files)
    for (const needed of importsOf(file)) if (!files.includes(needed)) files.push(needed);
  return files;
};

/** The program of an example as Markdown, file by file. @param {string} readme */
export const exampleCode = (readme) => {
  const folder = readme.replace(/README\.md$/, '');
  const parts = programOf(folder).map((file) => {
    const name = file.startsWith(folder) ? file.slice(folder.length) : file.replace('docs/examples/', '');
    return `### ${name}\n\n\`\`\`${file.split('.').at(-1)}\n${read(file).trim()}\n\`\`\`\n`;
  });
  return `\n\n## The code\n\n${parts.join('\n')}`;
};

/** The help of each command that a page lists in its first table, as Markdown; the program must be built. @param {string} page */
export const commandHelp = (page) => {
  const program = decodeURI(new URL('dist/cli.js', ROOT).pathname);
  const commands = [...(read(page).split('\n## ')[0] ?? '').matchAll(/^\| `([a-z]+)` \|/gm)];
  const parts = commands.map(([, command = '']) => {
    const help = execFileSync(process.execPath, [program, 'help', command], { encoding: 'utf8' });
    return `### ${command}\n\n\`\`\`text\n${help.trim()}\n\`\`\`\n`;
  });
  return `\n\n## The help of each command\n\n${parts.join('\n')}`;
};

/** What an entry of the package holds, as docs/start.md says it; undefined if it says nothing. @param {string} entry */
export const entryText = (entry) => {
  const row = new RegExp(`^\\| \`${entry}\` \\| (.+) \\|$`, 'm').exec(read('docs/start.md'));
  return row?.[1]?.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
};
