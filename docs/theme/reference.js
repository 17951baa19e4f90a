// How the pages of the API look: what an entry exports stands by task, the members of a type as a list without what the
// page says already.
import { DefaultTheme, DefaultThemeRenderContext, JSX } from 'typedoc';
import { exportsByTask } from './exports-by-task.js';

const h = JSX.createElement;

/** @typedef {import('typedoc').DeclarationReflection} Declaration */

/** Whether something is exported by an entry itself, and so has a page of its own. @param {import('typedoc').Reflection} reflection */
const isExport = (reflection) => reflection.parent?.parent?.isProject() === true;

/** The name that a type refers to, without what is filled into it. @param {import('typedoc').Type} type */
const nameOf = (type) =>
  type.type === 'reference' ? /** @type {import('typedoc').ReferenceType} */ (type) : undefined;

class ReferenceContext extends DefaultThemeRenderContext {
  /** The members are listed below, so that neither a preview nor an index says them again. @override */
  reflectionPreview = () => undefined;
  /** @override */
  index = () => h(JSX.Fragment, null);

  /** @param {string} label @param {readonly import('typedoc').Type[]} types */
  #related(label, types) {
    const named = types.flatMap((type) => nameOf(type) ?? []);
    if (named.length === 0) return;
    const links = named.map(({ name, reflection }) => {
      const url = reflection && this.urlTo(reflection);
      return h('li', null, url === undefined ? name : h('a', { href: url }, name));
    });
    return h('div', { class: 'related' }, h('span', null, label), h('ul', null, links));
  }

  /** What a type extends, and what extends it, by name. @override @param {import('typedoc').DeclarationHierarchy | undefined} of */
  hierarchy = (of) => {
    const above = of === undefined || of.isTarget ? [] : of.types;
    const target = of?.isTarget ? of : of?.next;
    return h(
      JSX.Fragment,
      null,
      this.#related('Extends', above),
      this.#related('Extended by', target?.next?.types ?? []),
    );
  };

  #typeParameters = this.typeParameters;
  /** The signature names them, so that a list must add what they are; without one they are only anchors. @override @param {import('typedoc').TypeParameterReflection[]} list */
  typeParameters = (list) =>
    list.some((one) => one.hasComment())
      ? this.#typeParameters(list)
      : h(
          JSX.Fragment,
          null,
          list.map((one) => this.router.hasUrl(one) && h('span', { id: this.router.getAnchor(one) })),
        );

  #memberSources = this.memberSources;
  /** Where the whole page comes from; its members stand there too. @override @param {Declaration | import('typedoc').SignatureReflection} of */
  memberSources = (of) =>
    isExport(of) || (of.parent !== undefined && isExport(of.parent) && of.isSignature())
      ? this.#memberSources(of)
      : h(JSX.Fragment, null);

  #signatureBody = this.memberSignatureBody;
  /** Of a method whose parameters nothing is said of, the signature is enough. @override @param {import('typedoc').SignatureReflection} of @param {{ hideSources?: boolean }} [options] */
  memberSignatureBody = (of, options) => {
    const isTold =
      of.comment?.getTag('@returns') !== undefined || of.parameters?.some((one) => one.hasComment()) === true;
    if (isTold || isExport(of.parent)) return this.#signatureBody(of, options);
    return h(JSX.Fragment, null, this.commentSummary(of), this.commentTags(of));
  };

  /** A member as one row: its signature, and what it is. @override @param {Declaration | import('typedoc').DocumentReflection} of */
  member = (of) => {
    if (of.isDocument()) return h(JSX.Fragment, null);
    const id = this.getAnchor(of);
    const [classes, icon] = [this.getReflectionClasses(of), this.theme.getReflectionIcon(of)];
    this.page.pageHeadings.push({ link: `#${id}`, text: of.name, kind: of.kind, classes, icon });
    const body = of.signatures
      ? this.memberSignatures(of)
      : of.hasGetterOrSetter()
        ? this.memberGetterSetter(of)
        : this.memberDeclaration(of);
    return h('section', { class: `tsd-panel tsd-member ${classes}`, id }, body);
  };

  #moduleReflection = this.moduleReflection;
  /** What an entry exports, by task. @override @param {Declaration | import('typedoc').ProjectReflection} entry */
  moduleReflection = (entry) => {
    if (entry.isProject()) return this.#moduleReflection(entry);
    const fail = (/** @type {string} */ message) => this.theme.application.logger.error(message);
    const tasks = exportsByTask(entry, fail).map((task) => this.#task(task));
    return h(JSX.Fragment, null, h('section', { class: 'tsd-panel' }, this.commentSummary(entry)), tasks);
  };

  /** @param {import('./exports-by-task.js').Task} task */
  #task({ title, rows, types }) {
    this.page.startNewSection(title);
    const id = this.slugger.slug(title);
    return h(
      'section',
      { class: 'task' },
      h('h2', { id }, title),
      h(
        'dl',
        null,
        rows.map((row) => this.#row(row)),
      ),
      types.length > 0 && this.#types(types),
    );
  }

  /** @param {import('./exports-by-task.js').Row} row */
  #row({ exported, target, types }) {
    const id = exported.isReference() ? this.getAnchor(exported) : this.slugger.slug(exported.name);
    const [classes, icon] = [this.getReflectionClasses(exported), this.theme.getReflectionIcon(exported)];
    this.page.pageHeadings.push({ link: `#${id}`, text: exported.name, kind: target.kind, classes, icon });
    return h(
      JSX.Fragment,
      null,
      h('dt', { id }, h('a', { href: this.urlTo(target) }, h('code', null, exported.name))),
      h('dd', null, this.commentShortSummary(target), types.length > 0 && this.#types(types)),
    );
  }

  /** Types that belong to what stands above them. @param {readonly import('./exports-by-task.js').Row[]} types */
  #types(types) {
    const items = types.map(({ exported, target }) => {
      const id = exported.isReference() ? this.getAnchor(exported) : this.slugger.slug(exported.name);
      return h('li', { id }, h('a', { href: this.urlTo(target) }, exported.name));
    });
    return h('div', { class: 'related' }, h('span', null, 'Types'), h('ul', null, items));
  }
}

/** The theme of the site. */
export class ReferenceTheme extends DefaultTheme {
  /** @override @param {import('typedoc').PageEvent} event */
  getRenderContext(event) {
    return new ReferenceContext(this.router, this, event, this.application.options);
  }

  /** A page does not repeat the name of the group it stands in. @override @param {import('typedoc').ProjectReflection} project */
  getNavigation(project) {
    return super.getNavigation(project).map((group) => ({
      ...group,
      children: group.children?.map((page) => {
        const [first = '', ...rest] = page.text.replace(`${group.text} `, '');
        return { ...page, text: first.toUpperCase() + rest.join('') };
      }),
    }));
  }
}
