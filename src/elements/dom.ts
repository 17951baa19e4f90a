/** The content of an element; false and undefined are left out. */
export type Child = Node | string | number | false | undefined | readonly Child[];

/**
 * Attributes by name; false and undefined are left out, and true becomes an empty attribute. A `part`, which pages can
 * style, also becomes the class.
 */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

const SVG = 'http://www.w3.org/2000/svg';

export const nodes = (child: Child): readonly Node[] => {
  if (child === false || child === undefined || child === '') return [];
  if (typeof child === 'string' || typeof child === 'number') return [new Text(String(child))];
  return child instanceof Node ? [child] : child.flatMap(nodes);
};

const filled = <E extends Element>(element: E, attributes: Attributes, children: readonly Child[]): E => {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    element.setAttribute(name, value === true ? '' : String(value));
    if (name === 'part') element.setAttribute('class', String(value));
  }
  element.append(...nodes(children));
  return element;
};

export const h = (name: string, attributes: Attributes, ...children: readonly Child[]): HTMLElement =>
  filled(document.createElement(name), attributes, children);

/** The head of a table with the titles of its columns. */
export const head = (titles: readonly string[], attributes: Attributes = {}): HTMLElement => {
  const cells = titles.map((title) => h('th', { scope: 'col' }, title));
  return h('thead', attributes, h('tr', {}, cells));
};

export const svg = (name: string, attributes: Attributes, ...children: readonly Child[]): SVGElement =>
  filled(document.createElementNS(SVG, name), attributes, children);

const keyOf = (node: Node): string | null => (node instanceof Element ? node.getAttribute('data-key') : null);

const isAlike = (one: Node, other: Node): boolean =>
  one.nodeName === other.nodeName && keyOf(one) === keyOf(other);

const update = (old: Node, next: Node): void => {
  if (!(old instanceof Element) || !(next instanceof Element)) {
    if (old.nodeValue !== next.nodeValue) old.nodeValue = next.nodeValue;
    return;
  }
  // `settleStops` decides which button of a group is its Tab stop.
  for (const { name } of [...old.attributes])
    if (name !== 'tabindex' && !next.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of [...next.attributes])
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  if (old instanceof HTMLInputElement) old.value = next.getAttribute('value') ?? '';
  // Nodes with the same key have the same content.
  if (keyOf(next) === null) replaceChildren(old, [...next.childNodes]);
};

/** Replaces the children of a parent; a child of the same kind keeps its node, and so the focus. */
export const replaceChildren = (parent: Node, next: readonly Node[]): void => {
  next.forEach((node, place) => {
    const old = parent.childNodes[place];
    if (old === undefined) parent.appendChild(node);
    else if (isAlike(old, node)) update(old, node);
    else parent.replaceChild(node, old);
  });
  while (parent.childNodes.length > next.length) parent.lastChild?.remove();
};
