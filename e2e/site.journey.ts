import { sitePages } from '@wenshu/api-contract/page-addresses';
import { ownNews } from '@wenshu/texts/people/news/own-news';
import { signInTexts } from '@wenshu/texts/people/sign-in';
import { siteTexts } from '@wenshu/texts/people/site';
import { siteFrameTexts } from '@wenshu/texts/people/site-frame';
import { siteStartTexts } from '@wenshu/texts/people/site-start';
import { routeTexts } from '@wenshu/texts/routes';
import { shellTexts } from '@wenshu/texts/shell';
import { DESKTOP, expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';

/** They ask for a sign-in before they show what they say. */
const guarded = ['/analysis', '/template-analysis'];

// The other language of each width is looked at by `npm run bench -- site`.
test('every public page opens, fits and can be used by everybody (P2.1, P2.3 to P2.13)', async ({ page }) => {
  const wrong: string[] = [];
  page.on('console', message => message.type() === 'error' && wrong.push(`${page.url()}: ${message.text()}`));
  page.on('response', response => response.status() >= 400 && wrong.push(`${response.status()} ${response.url()}`));
  for (const path of sitePages) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    if (guarded.includes(path)) await page.getByRole('dialog').waitFor();
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
  }
  expect(wrong).toEqual([]);
});

test('a visitor reads, finds an article by its title, looks at a document, and comes to where they were going by signing in; then the header is another (P1.18, P2.7, P2.11, P2.41, P2.55, P2.57, P2.58)', async ({
  newVisitor,
  language,
  isMobile,
}) => {
  const page = await newVisitor();
  const [shell, news] = [shellTexts[language], siteFrameTexts[language].news];
  const header = page.getByRole('banner');
  const openMenu = async () => isMobile && (await header.getByRole('button', { name: shell.nav.open }).click());
  const article = ownNews.at(-1)![language];

  await test.step('the header leads to an area of solutions and on to the news', async () => {
    await page.goto('/index');
    await openMenu();
    const solutions = header.getByRole('button', { name: shell.nav.solution });
    await (isMobile ? solutions.click() : solutions.hover());
    await header.getByRole('link', { name: routeTexts[language]['/solution/px'].title }).click();
    await expect(page).toHaveURL(/\/solution\/px$/);
    await openMenu();
    await header.getByRole('link', { name: shell.nav.news, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: news.title })).toBeVisible();
  });

  await test.step('the list is narrowed by name, and an article has a page of its own', async () => {
    await page.getByRole('searchbox', { name: news.filter }).fill(article.title.slice(0, 6));
    await page.getByRole('button', { name: news.search, exact: true }).click();
    await expect(page).toHaveURL(/name=/);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    await page.getByRole('link', { name: article.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: article.title })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await page.goto('/news?name=zzz');
    await expect(page.getByText(news.noneFound('zzz'))).toBeVisible();
  });

  await test.step('a document is in the footer', async () => {
    const title = routeTexts[language]['/use-guide'].title;
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  await test.step('the start page asks for a sign-in and is where one arrives', async () => {
    const t = signInTexts[language];
    await expect(header.getByRole('link', { name: shell.session.signIn, exact: true })).toBeVisible();
    await openMenu();
    await header.getByRole('link', { name: shell.nav.startJourney }).click();
    const box = page.getByRole('dialog');
    await expect(box.getByText(shell.guard.text, { exact: true })).toBeVisible();
    await box.getByRole('button', { name: shell.guard.confirm }).click();
    await page.getByRole('textbox', { name: t.account, exact: true }).fill('13800138000');
    await page.getByRole('textbox', { name: t.password, exact: true }).fill('Wenshu2026');
    await page.getByRole('textbox', { name: t.pictureCode, exact: true }).fill('abcd');
    await page.getByRole('button', { name: t.submit, exact: true }).click();
    await expect(page).toHaveURL(/\/analysis$/);
    await expect(
      page.getByRole('heading', { level: 1, name: siteStartTexts[language].analysis.headline }),
    ).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('signed in, the header has a bell, the account and the way to the workspace, and no login', async () => {
    await expect(header.getByRole('link', { name: shell.session.signIn, exact: true })).toBeHidden();
    await expect(header.getByRole('button', { name: shell.session.menuOf('林晓') })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await openMenu();
    await header.getByRole('link', { name: shell.session.workspace }).filter({ visible: true }).click();
    await page.waitForURL(url => url.pathname === DESKTOP);
    await page.goto('/index');
    await header.getByRole('button', { name: shell.session.menuOf('林晓') }).click();
    await header.getByRole('button', { name: shell.session.signOut }).click();
    await expect(page).toHaveURL(/\/index$/);
    await expect(header.getByRole('link', { name: shell.session.signIn, exact: true })).toBeVisible();
  });
});

test('without a script, all pages have their words and their ways', async ({
  browser,
  language,
  viewport,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const lang = language === 'zh' ? '' : '?lang=en';
  for (const path of ['/index', '/solution/cx', '/news', '/tools', '/use-guide']) {
    await page.goto(`${path}${lang}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh' ? 'zh-CN' : 'en');
    await expect(page.locator('h1')).toBeVisible();
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(250);
  }
  await page.goto(`/news${lang}`);
  // The last is one of ours: what an operator of another journey has written may be gone again.
  await page.locator('main a[href^="/news/"]').last().click();
  await expect(page.locator('main article h1')).toBeVisible();
  await context.close();
});

test.describe('on the home page', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('areas and news move on every 3 s, rest under a pointer; header and contact box follow the scrolling (P2.60, P2.65, P2.66, P2.67, P2.68, P2.71, P9.2) @wide', async ({
    page,
    language,
  }) => {
    const t = siteTexts[language];
    await page.clock.install();
    await page.goto('/index');
    const active = page.locator('[data-island="experience-areas"][data-awake] a[data-active="true"] b');
    const shown = async () => (await active.textContent()) ?? '';
    await page.clock.pauseAt(Date.now() + 60_000);

    await test.step('areas', async () => {
      await expect(active).toHaveCount(1);
      const first = await shown();
      // A frame passes before the wait begins.
      await page.clock.runFor(3_100);
      await expect.poll(shown).not.toBe(first);
      const second = await shown();
      await page.clock.runFor(2_700);
      expect(await shown()).toBe(second);
      await page.getByRole('link', { name: t.areas.list.ex.name }).first().hover();
      await page.clock.runFor(9_000);
      expect(await shown()).toBe('EX');
      await expect(page.getByRole('link', { name: t.areas.open(t.areas.list.ex.name) })).toBeVisible();
    });

    await test.step('news', async () => {
      const list = page.getByRole('list', { name: t.news.label });
      await list.scrollIntoViewIfNeeded();
      await expect(page.locator('[data-island="news-slider"][data-awake]')).toHaveCount(1);
      await page.clock.runFor(200);
      // All of them, however many are drawn at first (P7.52).
      // An operator of another journey may have added some.
      await expect.poll(() => list.getByRole('listitem').count()).toBeGreaterThanOrEqual(ownNews.length);
      await page.mouse.move(5, 5);
      const place = () => list.evaluate(one => one.scrollLeft);
      const before = await place();
      await page.clock.runFor(3_100);
      await expect.poll(place).toBeGreaterThan(before);
      const opened = page.waitForEvent('popup');
      await list.getByRole('link').first().click();
      expect(new URL((await opened).url()).pathname).toMatch(/^\/news\/\d+$/);
    });

    await test.step('header and contact box', async () => {
      const lifted = () => page.locator('header').first().getAttribute('data-lifted');
      const box = page.getByRole('complementary', { name: shellTexts[language].contactBox.label });
      const scrollTo = async (y: number) => {
        await page.evaluate(top => window.scrollTo({ top, behavior: 'instant' }), y);
        await page.clock.runFor(250);
      };
      await scrollTo(0);
      await expect.poll(lifted).toBe('false');
      await scrollTo(10);
      expect(await lifted()).toBe('false');
      await scrollTo(11);
      await expect.poll(lifted).toBe('true');
      await scrollTo(200);
      await expect(box).toBeHidden();
      await scrollTo(201);
      await expect(box).toBeVisible();
      const { phone, messaging, email, hours } = shellTexts[language].contactBox;
      for (const name of [phone, messaging, email])
        await expect(box.getByRole('button', { name, exact: true })).toBeVisible();
      await box.getByRole('button', { name: phone, exact: true }).click();
      await expect(box.getByText(hours)).toBeVisible();
    });
  });

  test('whoever wants less motion gets none before they ask for it @wide', async ({ page, language }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/index');
    const active = page.locator('[data-island="experience-areas"][data-awake] a[data-active="true"] b');
    await expect(active).toHaveText('TX');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.clock.runFor(10_000);
    await expect(active).toHaveText('TX');
    await page.getByRole('button', { name: siteTexts[language].areas.play }).click();
    await page.mouse.move(5, 5);
    await page.locator('h1').click();
    await page.clock.runFor(3_100);
    await expect(active).toHaveText('CX');
  });
});
