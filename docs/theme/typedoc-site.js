// What the documentation site has beyond typedoc’s own theme: pages in groups, with the titles and addresses of their
// files, and links at the top of every page.
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Comment, Converter, IndexEvent, JSX, KindRouter, PageEvent, RendererEvent } from 'typedoc';
import { waitingChanges } from './changes.js';
import { backgroundsOf, withReadableCode } from './contrast.js';
import { dressed } from './dress-page.js';
import { commandHelp, entryText, exampleCode } from './from-files.js';
import { groupOf, pageOf, placeOf } from './pages.js';
import { ReferenceTheme } from './reference.js';
import { fillSearch, withQuestions } from './search.js';
import { titleOf } from './ways.js';

const ROOT = new URL('../../', import.meta.url);

/** Where the browser keeps nothing, the theme’s scripts, which expect it to, find a store that forgets. */
const KEEPS_NOTHING =
  'try{localStorage.length}catch{Object.defineProperty(window,"localStorage",{value:{getItem:()=>null,setItem(){},removeItem(){}}})}';

/** The path of a document’s file, from the root of the repository. @param {import('typedoc').Reflection} document */
const fileOf = (document) =>
  decodeURI(document.project.files.getReflectionPath(document) ?? '').slice(decodeURI(ROOT.pathname).length);

/** Takes the heading out of the start page, since the theme prints the project’s name itself. @param {import('typedoc').CommentDisplayPart[] | undefined} content */
const withoutHeading = (content) => {
  const [first] = content ?? [];
  if (first?.kind === 'text') first.text = first.text.replace(/^# .+\n/, '');
};

/** The page of changes, what waits to be released first. @param {readonly import('typedoc').CommentDisplayPart[]} content */
const withWaiting = (content) => [
  {
    kind: /** @type {const} */ ('text'),
    text: content
      .map(({ text }) => text)
      .join('')
      .replace(/^# .+\n?/, (title) => title + waitingChanges()),
  },
];

/** Documents in their order, then everything else as it is. @param {import('typedoc').Reflection} reflection */
const orderOf = (reflection) =>
  reflection.isDocument() ? placeOf(fileOf(reflection)) : Number.MAX_SAFE_INTEGER;

/** Addresses of what the search finds and the router does not know. @type {Map<unknown, { page?: import('typedoc').Reflection, address: string }>} */
const FOUND = new Map();

class SiteRouter extends KindRouter {
  /** @override @param {import('typedoc').RouterTarget} target */
  getFullUrl(target) {
    const found = FOUND.get(target);
    if (found === undefined) return super.getFullUrl(target);
    return found.page === undefined ? found.address : super.getFullUrl(found.page) + found.address;
  }

  /** @override @param {import('typedoc').Reflection} reflection */
  getIdealBaseName(reflection) {
    return reflection.isDocument() ? pageOf(fileOf(reflection)) : super.getIdealBaseName(reflection);
  }
}

/** Loads the plugin. @param {import('typedoc').Application} app */
export const load = (app) => {
  app.renderer.defineRouter('site', SiteRouter);
  app.renderer.defineTheme('site', ReferenceTheme);

  app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_context, document) => {
    const file = fileOf(document);
    document.name = titleOf(file);
    document.frontmatter['group'] = groupOf(file);
    if (file === 'CHANGELOG.md') document.content = withWaiting(document.content);
    const added = file.startsWith('docs/examples/') ? exampleCode(file) : '';
    const text = file === 'docs/command-line.md' ? commandHelp(file) : added;
    if (text !== '') document.content = [...document.content, { kind: 'text', text }];
  });

  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    withoutHeading(project.readme);
    for (const list of [project.documents, project.childrenIncludingDocuments])
      list?.sort((one, other) => orderOf(one) - orderOf(other));
  });

  // The entries by the names they are imported by.
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const entry of project.children ?? []) {
      const name = basename(entry.sources?.[0]?.fileName ?? entry.name, '.ts');
      entry.name = name === 'index' ? (project.packageName ?? '') : `${project.packageName}/${name}`;
      entry.comment = new Comment([
        { kind: 'text', text: `\`import … from '${entry.name}'\`: ${entryText(entry.name)}.` },
      ]);
    }
  });

  app.renderer.hooks.on('head.end', () =>
    JSX.createElement(
      JSX.Fragment,
      null,
      JSX.createElement('meta', { name: 'color-scheme', content: 'light dark' }),
      JSX.createElement('script', null, JSX.createElement(JSX.Raw, { html: KEEPS_NOTHING })),
    ),
  );
  app.renderer.hooks.on('body.begin', () =>
    JSX.createElement('a', { class: 'skip', href: '#content' }, 'Skip to the text'),
  );

  app.renderer.on(RendererEvent.BEGIN, ({ project }) => {
    // What TypeScript's own library declares stands in no file of the repository.
    for (const reflection of Object.values(project.reflections))
      if (reflection.isDeclaration() || reflection.isSignature())
        reflection.sources = reflection.sources?.filter(({ fileName }) => !fileName.includes('node_modules'));
    app.renderer.on(IndexEvent.PREPARE_INDEX, (event) =>
      fillSearch(event, { fileOf, project, setAddress: (found, at) => FOUND.set(found, at) }),
    );
  });

  app.renderer.on(RendererEvent.END, ({ outputDirectory }) => {
    const sheet = join(outputDirectory, 'assets/highlight.css');
    const own = readFileSync(new URL('site.css', import.meta.url), 'utf8');
    writeFileSync(sheet, withReadableCode(readFileSync(sheet, 'utf8'), backgroundsOf(own)));
    const script = join(outputDirectory, 'assets/main.js');
    writeFileSync(script, withQuestions(readFileSync(script, 'utf8')));
  });

  app.renderer.on(PageEvent.END, (page) => {
    if (page.contents !== undefined) page.contents = dressed(page.contents, page.url);
  });
};
