// The parts of a page that are written from results stand between marks; the rest of it is written by hand.

/**
 * The page with these parts.
 * @param {string} page @param {Readonly<Record<string, string>>} parts
 */
export const withParts = (page, parts) =>
  Object.entries(parts).reduce((text, [name, part]) => {
    const [start, end] = [`<!-- ${name} -->\n`, `\n<!-- /${name} -->`];
    const [before, rest] = text.split(start);
    const after = rest?.split(end)[1];
    if (before === undefined || after === undefined) throw new Error(`the page has no part ${name}`);
    return `${before}${start}\n${part}\n${end}${after}`;
  }, page);
