import { join } from 'node:path';
import { withProgress } from './bootstrap/progress.mjs';
import type { Browser } from './browser/browser.ts';
import { canUnpackChromium, unpackChromium, unpackedChromium } from './browser/packaged-chromium.ts';
import { LIGHT_NAME, systemBrowsers } from './browser/system-browser.ts';
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

/** A browser, fetched when there is none: by the system's packages, or unpacked into a folder of ours. Whoever may install gets the light one. */
export async function ensureBrowser(): Promise<Browser> {
  const found = findBrowser();
  const mayInstall = process.getuid?.() === 0 && hasApt();
  if (found && (!mayInstall || isLight(found))) return found;
  await withProgress(testTexts.fetchingBrowser, async () => {
    if (mayInstall && (installPackages(BROWSER_PACKAGES) || found)) return;
    if (hasApt()) {
      unpackPackages(debianFolder, BROWSER_PACKAGES);
      if (findBrowser()) return;
    }
    if (canUnpackChromium()) unpackChromium(packagedFolder);
  });
  const fetched = findBrowser();
  if (!fetched) throw new Problem('no-browser', { reason: `${process.platform} ${process.arch}` });
  return fetched;
}

/** Or one that somebody named. */
function isLight({ executablePath }: Browser): boolean {
  return executablePath.endsWith(LIGHT_NAME) || executablePath === process.env.CHROMIUM_PATH;
}
