import type { Browser, Page } from '@playwright/test';
import type { ScreenName } from '@wenshu/texts/people/site-pages/page-words';
import { signIn } from '../journey.ts';
import { HEIGHT, keepPicture, WIDTH } from './keep-picture.ts';
import type { Scene } from './scenes.ts';
import { RESEARCHER, type ShownPlatform } from './shown-platform.ts';

/** Sharper than it is kept: letters are scaled down once, at the end. */
const SCALE = 1.5;
/** Charts draw themselves in less. */
const STILL_MS = 1_500;
const WAIT_MS = 30_000;

/** A screen as a person sees it who has signed in. */
export async function takeScene(
  browser: Browser,
  platform: ShownPlatform,
  name: ScreenName,
  { width = WIDTH, phone = RESEARCHER, show }: Scene,
): Promise<void> {
  const { address, language } = platform;
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height: Math.round((width * HEIGHT) / WIDTH) },
    deviceScaleFactor: SCALE,
    reducedMotion: 'reduce',
    locale: language === 'zh' ? 'zh-CN' : 'en-GB',
    timezoneId: 'Asia/Shanghai',
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

/** When everything has come and nothing moves; with an address of one's own in the place of this machine's. */
export async function stillPicture(page: Page): Promise<Buffer> {
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
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
