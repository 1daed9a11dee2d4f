import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { signInTexts } from '@wenshu/texts/sign-in';

export interface JourneyOptions {
  readonly language: 'zh' | 'en';
}

interface Fixtures {
  /** A signed-in creator's page. */
  readonly creator: Page;
  /** A new browser of somebody else, in the project's language and size. */
  newVisitor(): Promise<Page>;
}

export const address = (): string => {
  const known = process.env.WENSHU_ADDRESS;
  if (!known) throw new Error('The platform has not been started');
  return known;
};

export const test = base.extend<JourneyOptions & Fixtures>({
  language: ['zh', { option: true }],
  baseURL: async ({ browserName: _browser }, use) => use(address()),
  page: async ({ page, language }, use) => {
    await speak(page.context(), language);
    failOnErrors(page);
    await use(page);
  },
  creator: async ({ page, language }, use) => {
    await signIn(page, language);
    await use(page);
  },
  newVisitor: async ({ browser, viewport, isMobile, hasTouch, language }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL: address(), viewport, isMobile, hasTouch });
      contexts.push(context);
      await speak(context, language);
      const page = await context.newPage();
      failOnErrors(page);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };

export async function signIn(page: Page, language: 'zh' | 'en', phone = '13800138000'): Promise<void> {
  const t = signInTexts[language];
  await page.goto('/login?redirect=/team/workSpace/workSpace-desktop');
  await page.getByRole('textbox', { name: t.phone, exact: true }).fill(phone);
  await page.getByRole('textbox', { name: t.password, exact: true }).fill('Wenshu2026');
  await page.getByRole('textbox', { name: t.pictureCode, exact: true }).fill('abcd');
  await page.getByRole('button', { name: t.submit, exact: true }).click();
  await page.waitForURL(url => url.pathname.endsWith('/workSpace-desktop'));
}

/** No finding of axe on the page as it stands; what is left out is judged where it is a page of its own. */
export async function expectAccessible(page: Page, leaveOut?: string): Promise<void> {
  // What fades in is judged when it is there.
  await page.waitForTimeout(400);
  const axe = new AxeBuilder({ page });
  const { violations } = await (leaveOut ? axe.exclude(leaveOut) : axe).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

async function speak(context: BrowserContext, language: string): Promise<void> {
  await context.addInitScript(chosen => localStorage.setItem('lang', chosen), language);
}

/** An error in the page, or something the CSP refused, fails the journey even if nobody sees it. */
function failOnErrors(page: Page): void {
  page.on('pageerror', error => {
    throw error;
  });
  page.on('console', message => {
    if (message.type() === 'error' && /Content Security Policy/i.test(message.text())) throw new Error(message.text());
  });
}
