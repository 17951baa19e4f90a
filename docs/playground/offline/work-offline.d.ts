/** Keeps the site for times without a network where it is served over http; a page from disk needs none. */
export const workOffline: () => void;
