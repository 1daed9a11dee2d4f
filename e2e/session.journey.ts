import type { Route } from '@playwright/test';
import { userTexts } from '@wenshu/texts/people/user';
import { shellTexts } from '@wenshu/texts/shell';
import { address, DESKTOP, expect, test } from './support/journey.ts';
import { registerSomebody, signInByPassword } from './support/sms.ts';

// What is the same everywhere is tried once.
test('a new page begins at its top (P2.48), or at the place that its address names (P2.49) @wide', async ({
  page,
  language,
}) => {
  // So low that every page is longer.
  await page.setViewportSize({ width: 1440, height: 400 });
  await page.goto('/index');
  await page.locator('#points-title').scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await page.locator('footer a[href="/connect-us"]').first().click();
  await expect(page).toHaveURL(/\/connect-us/);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goto('/index#areas-title');
  await expect(page.locator('#areas-title')).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await expect(page).toHaveTitle(new RegExp(shellTexts[language].productName));
});

test('the page asks for the root page every 5 s (P4.24) @wide', async ({ page }) => {
  let asked = 0;
  page.on('request', request => {
    if (request.resourceType() === 'fetch' && new URL(request.url()).pathname === '/') asked += 1;
  });
  await page.clock.install();
  await page.goto('/product');
  await page.locator('h1').first().waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  asked = 0;
  for (const times of [1, 2, 3]) {
    await page.clock.runFor(4_999);
    expect(asked).toBe(times - 1);
    await page.clock.runFor(1);
    await expect.poll(() => asked).toBe(times);
  }
});

test('another language is kept here, told to the server, and the page is loaded anew (P4.26) @wide', async ({
  browser,
}) => {
  const phone = await registerSomebody('Wenshu2026');
  // A browser in which nobody has chosen a language.
  const context = await browser.newContext({ baseURL: address(), locale: 'zh-CN' });
  const page = await context.newPage();
  await signInByPassword(page, 'zh', phone, 'Wenshu2026');
  await page.waitForURL(url => url.pathname === DESKTOP);
  const told = page.waitForRequest(request => request.url().endsWith('/api/account/language'));
  await page.getByRole('button', { name: shellTexts.zh.switchLanguage }).click();
  expect((await told).postDataJSON()).toEqual({ language: 2 });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('en');
  await context.close();
});

test('two tabs whose token has run out ask for the next one at once, get the same, and both go on @wide', async ({
  browser,
}) => {
  const phone = await registerSomebody('Wenshu2026');
  const context = await browser.newContext({ baseURL: address(), locale: 'zh-CN' });
  const tabs = [await context.newPage(), await context.newPage()] as const;
  await signInByPassword(tabs[0], 'zh', phone, 'Wenshu2026');
  await tabs[0].waitForURL(url => url.pathname === DESKTOP);

  // Neither hears the other's answer before both have asked.
  const asked: Route[] = [];
  const tokens: string[] = [];
  await context.route('**/account/refreshToken', async route => {
    asked.push(route);
    if (asked.length < 2) return;
    for (const one of asked) {
      const answer = await one.fetch();
      tokens.push((await answer.json()).data.token);
      await one.fulfill({ response: answer });
    }
  });
  await context.clock.setFixedTime(Date.now() + 3 * 60 * 60 * 1000);
  await Promise.all(tabs.map(tab => tab.goto('/user')));
  for (const tab of tabs) await expect(tab.getByRole('heading', { name: userTexts.zh.views.profile })).toBeVisible();
  // Whoever is answered second has heard of the token from the other tab by then, and does not wait for its own.
  await expect.poll(() => tokens.length).toBe(2);
  expect(new Set(tokens).size).toBe(1);
  for (const tab of tabs) {
    await tab.reload();
    await expect(tab.getByRole('heading', { name: userTexts.zh.views.profile })).toBeVisible();
  }
  await context.close();
});
