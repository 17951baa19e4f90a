/*
 * What the page keeps in the browser. A browser may forbid that, or be full; then it is kept as long as the page is
 * open, and `keep` says so.
 */

const PREFIX = 'mahjongg.';

/** What the browser did not take. */
const memory = new Map<string, string>();

/** What was kept under a name; undefined if nothing was. */
export const kept = (name: string): string | undefined => {
  const text = memory.get(name);
  if (text !== undefined) return text;
  try {
    return localStorage.getItem(PREFIX + name) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Keeps a text under a name; undefined forgets it. Says whether it will still be there when the page was closed. */
export const keep = (name: string, text: string | undefined): boolean => {
  memory.delete(name);
  try {
    if (text === undefined) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, text);
    return true;
  } catch {
    if (text !== undefined) memory.set(name, text);
    return false;
  }
};

/**
 * Calls back when another tab keeps or forgets something, with its name, until the answer is called; without a name when a tab
 * that slept wakes, for it may have been told nothing.
 */
export const followOtherTabs = (tell: (name: string | undefined) => void): (() => void) => {
  const hear = ({ key, storageArea }: StorageEvent): void => {
    if (storageArea === localStorage && key?.startsWith(PREFIX) === true) tell(key.slice(PREFIX.length));
  };
  const wake = (): void => {
    if (document.visibilityState === 'visible') tell(undefined);
  };
  const stop = new AbortController();
  addEventListener('storage', hear, stop);
  addEventListener('pageshow', wake, stop);
  document.addEventListener('visibilitychange', wake, stop);
  return () => stop.abort();
};
