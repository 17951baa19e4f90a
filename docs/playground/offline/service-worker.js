// Keeps the whole site, so that it works without a network. FILES has every file of this version with a digest of its
// content. A new version takes over at once: what it changed is fetched anew, and the files of the version before stay,
// so that a page that is open still finds its parts.
const CACHE = 'mahjongg';
const LISTED = new URL('files-of-this-version', self.registration.scope).href;
/** How many files are fetched at a time. */
const AT_ONCE = 20;

const addressOf = (path) =>
  new URL(path.split('/').map(encodeURIComponent).join('/'), self.registration.scope).href;
const keyOf = ([path, digest]) => `${addressOf(path)}?${digest}`;
const KEYS = new Map(Object.entries(FILES).map((file) => [addressOf(file[0]), keyOf(file)]));

const fetchAll = async () => {
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const missing = [...KEYS].filter(([, key]) => !kept.has(key));
  const fetchNext = async () => {
    for (let file = missing.pop(); file !== undefined; file = missing.pop()) {
      const [address, key] = file;
      const response = await fetch(address, { cache: 'no-cache' });
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      await cache.put(key, response);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
};

/** Forgets all but this version and the one before. */
const forgetOld = async () => {
  const cache = await caches.open(CACHE);
  const before = await (await cache.match(LISTED))?.json();
  const needed = new Set([LISTED, ...KEYS.values(), ...(before ?? [])]);
  const old = (await cache.keys()).filter(({ url }) => !needed.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
  await cache.put(LISTED, new Response(JSON.stringify([...KEYS.values()])));
};

const answer = async (request) => {
  const { origin, pathname } = new URL(request.url);
  const address = origin + pathname + (pathname.endsWith('/') ? 'index.html' : '');
  const cache = await caches.open(CACHE);
  const kept = await cache.match(KEYS.get(address) ?? address, { ignoreSearch: !KEYS.has(address) });
  return kept ?? fetch(request);
};

self.addEventListener('install', (event) => {
  event.waitUntil(fetchAll().then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOld().then(() => self.clients.claim()));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(self.registration.scope))
    event.respondWith(answer(request));
});
