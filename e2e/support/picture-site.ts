// `npm run picture:site`: screens of the product for the public site, in both languages, as the demo shows them. Taken anew when a
// screen has changed; `-- kano quota` takes only these.
import type { Browser } from '@playwright/test';
import type { ScreenName } from '@wenshu/texts/people/site-pages/page-words';
import { launchBrowser } from '../../tools/browser/launch-browser.ts';
import { runTool } from '../../tools/run-tool.ts';
import { takeAnswering } from './site-pictures/answering-scene.ts';
import { publishPictures } from './site-pictures/keep-picture.ts';
import { scenes } from './site-pictures/scenes.ts';
import { takeShare } from './site-pictures/share-picture.ts';
import { type ShownPlatform, withShownPlatform } from './site-pictures/shown-platform.ts';
import { takeScene } from './site-pictures/take-scene.ts';

const only = process.argv.slice(2);
const missed: unknown[] = [];
const isWanted = (name: string) => only.length === 0 || only.includes(name);

await runTool(async () => {
  const browser = await launchBrowser();
  try {
    for (const language of ['zh', 'en'] as const) await withShownPlatform(language, it => takeAll(browser, it));
    if (isWanted('share')) await takeShare(browser);
  } finally {
    await browser.close();
  }
  publishPictures();
  for (const problem of missed) console.error(problem);
  return missed.length === 0 ? 0 : 1;
});

async function takeAll(browser: Browser, platform: ShownPlatform): Promise<void> {
  for (const [name, scene] of Object.entries(scenes))
    if (isWanted(name)) await takeScene(browser, platform, name as ScreenName, scene).catch(note);
  if (isWanted('answering')) await takeAnswering(browser, platform).catch(note);
}

/** One that fails keeps nobody from seeing the others. */
function note(problem: unknown): void {
  missed.push(problem);
}
