import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { signInTexts } from '@wenshu/texts/people/sign-in';

export interface JourneyOptions {
  readonly language: 'zh' | 'en';
}

interface Fixtures {
  /** A signed-in creator's page, on no address yet. */
  readonly creator: Page;
  /** A new browser of somebody else, in the project's language and size; of a person who is signed in when a phone is given. */
  newVisitor(signedInAs?: string): Promise<Page>;
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

interface WorkerFixtures {
  /** What a browser keeps of somebody who signed in. By the form, once per worker: how one signs in is the thin path's. */
  sessionOf(phone: string): Promise<Session>;
}

const CREATOR = '13800138000';
/** Where work begins. */
export const DESKTOP = '/team/workSpace/workSpace-desktop';

export const address = (): string => {
  const known = process.env.WENSHU_ADDRESS;
  if (!known) throw new Error('The platform has not been started');
  return known;
};

export const test = base.extend<JourneyOptions & Fixtures, WorkerFixtures>({
  language: ['zh', { option: true }],
  baseURL: async ({ browserName: _browser }, use) => use(address()),
  page: async ({ page, language }, use) => {
    await speak(page.context(), language);
    failOnErrors(page);
    await use(page);
  },
  creator: async ({ newVisitor }, use) => use(await newVisitor(CREATOR)),
  newVisitor: async ({ browser, contextOptions, viewport, isMobile, hasTouch, locale, language, sessionOf }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async signedInAs => {
      // The locale is the browser's language: surveys come in it.
      const screen = { ...contextOptions, viewport, isMobile, hasTouch, ...(locale && { locale }) };
      const signedIn = signedInAs ? { storageState: await sessionOf(signedInAs) } : {};
      const context = await browser.newContext({ baseURL: address(), ...screen, ...signedIn });
      contexts.push(context);
      await speak(context, language);
      const page = await context.newPage();
      failOnErrors(page);
      return page;
    });
    for (const context of contexts) await context.close();
  },
  sessionOf: [
    async ({ browser }, use) => {
      const known = new Map<string, Promise<Session>>();
      await use(phone => {
        if (!known.has(phone)) known.set(phone, signInOnce(browser, phone));
        return known.get(phone)!;
      });
    },
    { scope: 'worker' },
  ],
});

async function signInOnce(browser: Browser, phone: string): Promise<Session> {
  const context = await browser.newContext({ baseURL: address() });
  await speak(context, 'zh');
  await signIn(await context.newPage(), 'zh', phone);
  const session = await context.storageState();
  await context.close();
  return session;
}

export { expectAccessible, expectTouchable } from './accessible.ts';
export { expect };

export async function signIn(page: Page, language: 'zh' | 'en', phone = CREATOR): Promise<void> {
  const t = signInTexts[language];
  await page.goto(`/login?redirect=${DESKTOP}`);
  await page.getByRole('textbox', { name: t.account, exact: true }).fill(phone);
  await page.getByRole('textbox', { name: t.password, exact: true }).fill('Wenshu2026');
  await page.getByRole('textbox', { name: t.pictureCode, exact: true }).fill('abcd');
  await page.getByRole('button', { name: t.submit, exact: true }).click();
  await page.waitForURL(url => url.pathname.endsWith('/workSpace-desktop'));
}

/** Whoever fails here reads what is too wide, not only by how much. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const wider = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isWide = (one: Element) => one.getBoundingClientRect().right > clientWidth;
    const found = [...document.body.querySelectorAll('*')].filter(
      one => isWide(one) && ![...one.children].some(isWide),
    );
    return [
      `${scrollWidth - clientWidth} px`,
      ...found.slice(0, 5).map(one => `${one.tagName} ${one.className} ${one.textContent?.slice(0, 60)}`),
    ];
  });
  expect(wider).toEqual([]);
}

/** As somebody has chosen it before: for the scripts, and for the server, which draws some pages. */
async function speak(context: BrowserContext, language: string): Promise<void> {
  await context.addCookies([{ name: 'lang', value: language, url: address() }]);
  await context.addInitScript(chosen => {
    // Inside a page of another site, and in a document that a click is about to leave, browsers forbid storage: nothing to fail on.
    if (window.top === window.self && window.origin !== 'null') localStorage.setItem('lang', chosen);
  }, language);
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
