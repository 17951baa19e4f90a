// What the documentation site has beyond typedoc’s own theme: pages in groups, with the titles and addresses of their
// files, and links at the top of every page.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Converter, JSX, KindRouter, PageEvent } from 'typedoc';
import { groupOf, pageOf, placeOf } from './pages.js';

/** Anchors of the start page that stand for pages of the site which are no documents. */
const STANDS_FOR = [
  ['#playground', 'playground/index.html'],
  ['#api', 'modules/mahjongg.html'],
];

const ROOT = new URL('../../', import.meta.url);

/** The links at the top of every page, from the start page. */
const TOP = [
  ['Guides', 'guides/score-a-hand.html'],
  ['Playground', 'playground/index.html'],
  ['Rules', 'rules.html'],
  ['Reasons', 'errors.html'],
  ['API', 'modules/mahjongg.html'],
];

/** The path of a document’s file, from the root of the repository. @param {import('typedoc').Reflection} document */
const fileOf = (document) =>
  decodeURI(document.project.files.getReflectionPath(document) ?? '').slice(decodeURI(ROOT.pathname).length);

/** The first heading of a file, as plain text. @param {string} file */
const titleOf = (file) => {
  const [, title] = /^# (.+)$/m.exec(readFileSync(new URL(file, ROOT), 'utf8')) ?? [];
  if (title === undefined) throw new Error(`${file} has no heading`);
  return title.replaceAll('`', '');
};

/** Takes the heading out of the start page, since the theme prints the project’s name itself. @param {import('typedoc').CommentDisplayPart[] | undefined} content */
const withoutHeading = (content) => {
  const [first] = content ?? [];
  if (first?.kind === 'text') first.text = first.text.replace(/^# .+\n/, '');
};

/** Documents in their order, then everything else as it is. @param {import('typedoc').Reflection} reflection */
const orderOf = (reflection) =>
  reflection.isDocument() ? placeOf(fileOf(reflection)) : Number.MAX_SAFE_INTEGER;

/** @param {string} html */
const withoutPermalink = (html) =>
  html.replaceAll(/<a href="#[^"]*" aria-label="Permalink"[\s\S]*?<\/a>/g, '');

class SiteRouter extends KindRouter {
  /** @override @param {import('typedoc').Reflection} reflection */
  getIdealBaseName(reflection) {
    return reflection.isDocument() ? pageOf(fileOf(reflection)) : super.getIdealBaseName(reflection);
  }
}

/** Loads the plugin. @param {import('typedoc').Application} app */
export const load = (app) => {
  app.renderer.defineRouter('site', SiteRouter);

  app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_context, document) => {
    const file = fileOf(document);
    document.name = titleOf(file);
    document.frontmatter['group'] = groupOf(file);
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
    }
  });

  app.renderer.hooks.on('head.end', () =>
    JSX.createElement('meta', { name: 'color-scheme', content: 'light dark' }),
  );
  app.renderer.hooks.on('body.begin', () =>
    JSX.createElement('a', { class: 'skip', href: '#content' }, 'Skip to the text'),
  );

  app.renderer.on(PageEvent.END, (page) => {
    if (page.contents === undefined) return;
    const up = '../'.repeat(page.url.split('/').length - 1);
    const links = TOP.map(([label, url]) => `<a href="${up}${url}">${label}</a>`).join('');
    for (const [anchor, url] of STANDS_FOR)
      page.contents = page.contents.replaceAll(`href="${anchor}"`, `href="${up}${url}"`);
    page.contents = page.contents
      // A heading that opens and closes its section is no link as well.
      .replaceAll(/<summary[\s\S]*?<\/summary>/g, withoutPermalink)
      // A link to the start page names the page: a folder read from disk is a list of its files.
      .replaceAll(/href="((?:\.{1,2}\/)+)(#[^"]*)?"/g, 'href="$1index.html$2"')
      // Wide tables scroll by themselves, with the keyboard, too.
      .replaceAll('<table>', '<table tabindex="0">')
      // The icons are in every page (assets/icons.js); a page read from disk may not look into another file.
      .replaceAll(/href="[./]*assets\/icons\.svg#/g, 'href="#')
      .replace(
        '<div id="tsd-toolbar-links"></div>',
        `<nav id="tsd-toolbar-links" aria-label="Site">${links}</nav>`,
      )
      .replace(
        '<div class="col-content">',
        '<div class="col-content" id="content" role="main" tabindex="-1">',
      );
  });
};
