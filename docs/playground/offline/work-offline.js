/** Keeps the site for times without a network where it is served over http; a page from disk needs none. */
export const workOffline = () => {
  const root = document.querySelector('meta[name=mahjongg-offline]')?.content;
  if (root === undefined || !location.protocol.startsWith('http') || !navigator.serviceWorker) return;
  const manifest = document.createElement('link');
  manifest.rel = 'manifest';
  manifest.href = `${root}manifest.webmanifest`;
  document.head.append(manifest);
  const worker = `${root}service-worker.js`;
  const policy = globalThis.trustedTypes?.createPolicy('mahjongg-offline', { createScriptURL: () => worker });
  // Without a worker the page works as it does without this.
  navigator.serviceWorker
    .register(policy?.createScriptURL('') ?? worker, { updateViaCache: 'none' })
    .catch(() => undefined);
};
