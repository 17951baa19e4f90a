// The page of changes as it will read at the next release: what waits to be released stands above what was.
import { readdirSync, readFileSync } from 'node:fs';
import { pageOf } from './pages.js';

const WAITING = new URL('../../.changeset/', import.meta.url);

/** The part of a version that a change raises, the greatest first. */
const KINDS = ['major', 'minor', 'patch'];

/** The kind of a change and its text. @param {string} file */
const changeIn = (file) => {
  const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  return { kind: KINDS.findIndex((kind) => head.includes(`: ${kind}`)), text: text.trim() };
};

/** A text whose links to files lead to their pages, beside the page of changes. @param {string} text */
const withPages = (text) =>
  text.replaceAll(
    /\]\((?:https:[^)#]*\/main\/)?(docs\/[^)#]+\.md)(#[^)]*)?\)/g,
    (_, file, anchor = '') => `](${pageOf(file)}.html${anchor})`,
  );

/** What waits to be released, as Markdown; empty if nothing does. */
export const waitingChanges = () => {
  const changes = readdirSync(WAITING)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => changeIn(readFileSync(new URL(name, WAITING), 'utf8')))
    .sort((one, other) => one.kind - other.kind);
  if (changes.length === 0) return '';
  const items = changes.map(({ text }) => `- ${withPages(text).replaceAll(/\n(?=.)/g, '\n  ')}`);
  return `\n\n## Not released yet\n\n${items.join('\n\n')}\n`;
};
