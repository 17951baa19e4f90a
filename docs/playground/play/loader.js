// Loads the parts of the page as classic scripts, which a page from disk may: each part calls System.register, as rollup
// writes it. A policy of the page lets no file of another folder in.
(() => {
  const policy = globalThis.trustedTypes?.createPolicy('mahjongg-parts', {
    createScriptURL: (url) => {
      if (!/^play\/[\w-]+\.js$/.test(url)) throw new TypeError(`${url} is no part of this page.`);
      return url;
    },
  });

  /** The part that was registered last: a script runs, and is told of at once. */
  let registered;
  globalThis.System = {
    register: (needed, declare) => {
      registered = [needed, declare];
    },
  };

  const fetched = (name) =>
    new Promise((resolve, reject) => {
      const url = `play/${name}`;
      const script = document.createElement('script');
      script.src = policy === undefined ? url : policy.createScriptURL(url);
      script.onload = () => resolve(registered);
      script.onerror = () => reject(new Error(`${name} was not found.`));
      document.head.append(script);
    });

  const parts = new Map();
  const load = (path) => {
    const name = path.replace('./', '');
    const known = parts.get(name);
    if (known !== undefined) return known;
    const loading = run(fetched(name));
    parts.set(name, loading);
    // What could not be loaded may be there later.
    loading.catch(() => parts.delete(name));
    return loading;
  };

  const run = async (part) => {
    const [needed, declare] = await part;
    const exported = {};
    const put = (name, value) => {
      if (typeof name === 'string') exported[name] = value;
      else Object.assign(exported, name);
      return value;
    };
    const { setters = [], execute } = declare(put, { import: load });
    const modules = await Promise.all(needed.map(load));
    for (const [place, one] of modules.entries()) setters[place]?.(one);
    execute();
    return exported;
  };

  globalThis.mahjonggMain = (name) => {
    parts.set(name, run(Promise.resolve(registered)));
  };
})();
