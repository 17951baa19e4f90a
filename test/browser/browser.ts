import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';

// A fresh profile, and none of the things a browser does at start besides showing pages.
const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A Chromium with a profile of its own. */
export const startBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
    args: ARGUMENTS,
  });

/** What the tests of a file share: a browser, and a folder with the pages that were built for them. */
export const built = (build: (folder: string) => Promise<void>) => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  let browser: Browser;
  beforeAll(async () => {
    await build(folder);
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    folder,
    /** The address of a page, from disk. */
    address: (page = 'index.html'): string => pathToFileURL(join(folder, page)).href,
    get browser(): Browser {
      return browser;
    },
  };
};

/** A page that notes what it should not do. */
export interface WatchedPage {
  readonly page: Page;
  /** Errors and warnings of the console, exceptions, dialogs. */
  readonly faults: string[];
  /** Everything the page asked for beside itself. */
  readonly requests: string[];
  readonly close: () => Promise<void>;
}

/** Opens an address in a fresh context, and watches it. */
export const openPage = async (
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const faults: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  const [address] = url.split('#');
  page.on('request', (request) => {
    if (request.url().split('#')[0] !== address) requests.push(request.url());
  });
  // What the policy of the page stopped was never sent.
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'csp') requests.splice(requests.indexOf(request.url()), 1);
  });
  page.setDefaultTimeout(10_000);
  await page.goto(url);
  return { page, faults, requests, close: () => context.close() };
};

/** All that is read in the main part of a page, also within its elements. */
export const textOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const told = (node: Node): string => {
      if (node instanceof HTMLStyleElement) return '';
      if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
      const root = node instanceof Element ? node.shadowRoot : null;
      return [...(root ?? node).childNodes].map(told).join(' ');
    };
    return told(document.querySelector('main') ?? document.body);
  });

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly impact: string | null;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

/** The rules of axe-core that look at colors: what the others find is the same in every color scheme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe-core finds that is serious or critical, in a page opened with `bypassCSP`; by rules of color alone if asked. */
export const accessibilityFaults = async (page: Page, isColors = false): Promise<readonly string[]> => {
  await page.evaluate(axe.source);
  const rules = isColors ? JSON.stringify({ runOnly: COLOR_RULES }) : '';
  const { violations } = (await page.evaluate(`axe.run(${rules})`)) as AxeResults;
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`),
    );
};
