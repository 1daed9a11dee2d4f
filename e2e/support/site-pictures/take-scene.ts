import type { Browser, Page } from '@playwright/test';
import type { ScreenName } from '@wenshu/texts/people/site-pages/page-words';
import { signIn } from '../journey.ts';
import { HEIGHT, keepPicture, WIDTH } from './keep-picture.ts';
import type { Scene } from './scenes.ts';
import { RESEARCHER, type ShownPlatform } from './shown-platform.ts';

/** Of the window: as narrow as nothing is cut off, so that letters stay legible on half a page. */
const USUAL_WIDTH = 1280;
/** Sharper than it is kept: letters are scaled down once, at the end. */
const SCALE = 1.5;
/** Charts draw themselves in less. */
const STILL_MS = 1_200;
/** Screens that several people edit at once never stop listening: they are waited for no longer. */
const LOADING_MS = 4_000;
const WAIT_MS = 30_000;

/** A screen as a person sees it who has signed in. */
export async function takeScene(
  browser: Browser,
  platform: ShownPlatform,
  name: ScreenName,
  { width = USUAL_WIDTH, phone = RESEARCHER, show }: Scene,
): Promise<void> {
  const { address, language } = platform;
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height: Math.round((width * HEIGHT) / WIDTH) },
    deviceScaleFactor: SCALE,
    reducedMotion: 'reduce',
    locale: language === 'zh' ? 'zh-CN' : 'en-GB',
    timezoneId: whereItIsTen(),
  });
  await context.addInitScript(chosen => localStorage.setItem('lang', chosen), language);
  const page = await context.newPage();
  page.setDefaultTimeout(WAIT_MS);
  await signIn(page, language, phone);
  try {
    await show(page, platform);
    await keepPicture(`${name}-${language}`, await stillPicture(page));
  } catch (error) {
    throw new Error(`The picture of ${name} in ${language} was not taken`, { cause: error });
  } finally {
    await context.close();
  }
}

/** The desktop wishes a good morning whenever its picture is taken. Signs of these zones are the other way round. */
function whereItIsTen(): string {
  const ahead = 10 - new Date().getUTCHours();
  const east = ahead < -12 ? ahead + 24 : ahead;
  return `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`;
}

export const hasLoaded = (page: Page) =>
  page.waitForLoadState('networkidle', { timeout: LOADING_MS }).catch(() => undefined);

/** When everything has come and nothing moves; with an address of one's own in the place of this machine's. */
export async function stillPicture(page: Page): Promise<Buffer> {
  await page.mouse.move(0, 0);
  await hasLoaded(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(STILL_MS);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      texts.currentNode.nodeValue = texts.currentNode.nodeValue!.replaceAll(location.origin, 'https://wenshu.example');
  });
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}
