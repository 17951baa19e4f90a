/** Where every rule is explained, from the start of the site; made of docs/rules*.md when the page is built. */
export const RULE_ADDRESSES: Readonly<Record<string, string>>;
