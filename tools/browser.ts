import { join } from 'node:path';
import { withProgress } from './bootstrap/progress.mjs';
import type { Browser } from './browser/browser.ts';
import { canUnpackChromium, unpackChromium, unpackedChromium } from './browser/packaged-chromium.ts';
import { systemBrowsers } from './browser/system-browser.ts';
import { BROWSER_PACKAGES, unpackedBrowser } from './browser/unpacked-browser.ts';
import { works } from './browser/works.ts';
import { hasApt, installPackages, unpackPackages } from './debian/debian-packages.ts';
import { Problem } from './problem.ts';
import { repositoryRoot } from './repository-root.ts';
import { testTexts } from './texts/test-texts.ts';

const debianFolder = join(repositoryRoot, '.cache/browser-debian');
const packagedFolder = join(repositoryRoot, '.cache/browser-npm');

/** A browser that is there and starts. */
export function findBrowser(): Browser | undefined {
  for (const browser of systemBrowsers()) if (works(browser)) return browser;
  return [unpackedBrowser(debianFolder), unpackedChromium(packagedFolder)].find(browser => browser && works(browser));
}

/** A browser, fetched when there is none: by the system's packages, or unpacked into a folder of ours. */
export async function ensureBrowser(): Promise<Browser> {
  const found = findBrowser();
  if (found) return found;
  await withProgress(testTexts.fetchingBrowser, async () => {
    if (hasApt()) {
      if (process.getuid?.() === 0 && installPackages(BROWSER_PACKAGES)) return;
      unpackPackages(debianFolder, BROWSER_PACKAGES);
      if (findBrowser()) return;
    }
    if (canUnpackChromium()) unpackChromium(packagedFolder);
  });
  const fetched = findBrowser();
  if (!fetched) throw new Problem('no-browser', { reason: `${process.platform} ${process.arch}` });
  return fetched;
}
