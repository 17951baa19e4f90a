/*
 * What the page keeps in the browser. A browser may forbid that, or be full; then nothing is kept, and the
 * page works without.
 */

const PREFIX = 'mahjongg.';

/** What was kept under a name; undefined if nothing was. */
export const kept = (name: string): string | undefined => {
  try {
    return localStorage.getItem(PREFIX + name) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Keeps a text under a name; undefined forgets it. Says whether that was possible. */
export const keep = (name: string, text: string | undefined): boolean => {
  try {
    if (text === undefined) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, text);
    return true;
  } catch {
    return false;
  }
};
