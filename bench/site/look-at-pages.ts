import type { Browser, Page } from '@playwright/test';
import { findViolations, takeInAxe } from '../../e2e/support/accessible.ts';
import { sitePages } from '../../packages/api-contract/src/page-addresses.ts';

const SCREENS = [
  { width: 1440, height: 900, isMobile: false },
  { width: 390, height: 844, isMobile: true },
];

/** Every public page in both languages and widths: errors in the console, findings of axe, what is wider than the screen, and words of the other language. */
export async function lookAtPages(browser: Browser, site: string): Promise<readonly string[]> {
  const wrong: string[] = [];
  let looks = 0;
  for (const { width, height, isMobile } of SCREENS)
    for (const language of ['zh', 'en']) {
      const context = await browser.newContext({ viewport: { width, height }, isMobile, reducedMotion: 'reduce' });
      await context.addCookies([{ name: 'lang', value: language, url: site }]);
      await context.addInitScript(chosen => localStorage.setItem('lang', chosen), language);
      const page = await context.newPage();
      const say = (what: string) => wrong.push(`${new URL(page.url()).pathname} ${language} ${width}: ${what}`);
      page.on('console', message => message.type() === 'error' && say(message.text()));
      page.on('pageerror', error => say(error.message));
      const news = await newestArticle(page, site);
      for (const path of [...sitePages, news, '/no-such-page']) {
        await page.goto(`${site}${path}`);
        await page.locator('h1').first().waitFor();
        looks += 1;
        for (const finding of await lookAt(page, language)) say(finding);
      }
      await context.close();
    }
  // The page that is not there answers 404, and browsers say so.
  const meant = wrong.filter(line => !line.startsWith('/no-such-page') || !line.includes('404'));
  console.log(`  ${meant.length === 0 ? '✓' : '✗'} ${looks} looks at pages: ${meant.length} findings`);
  return meant;
}

async function newestArticle(page: Page, site: string): Promise<string> {
  await page.goto(`${site}/news`);
  return (await page.locator('main a[href^="/news/"]').first().getAttribute('href')) ?? '/news';
}

async function lookAt(page: Page, language: string): Promise<readonly string[]> {
  await takeInAxe(page);
  const findings = await page.evaluate(findViolations, {});
  const { over, words } = await page.evaluate(() => ({
    over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    words: document.body.innerText,
  }));
  const foreign = language === 'en' ? (words.replaceAll('中文', '').match(/[\u4e00-\u9fff]+/g) ?? []) : [];
  return [
    ...findings,
    ...(over > 0 ? [`${over} px sideways`] : []),
    ...(foreign.length > 0 ? [`Chinese in English: ${foreign.slice(0, 5).join(' ')}`] : []),
  ];
}
