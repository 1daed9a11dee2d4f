import { signInTexts } from '@wenshu/texts/people/sign-in';
import { shellTexts } from '@wenshu/texts/shell';
import { createInEditor } from './support/editor.ts';
import { DESKTOP, expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';

test('a page that needs a sign-in asks for it, and comes back to it afterwards (P2.41, P2.42, S8.26) @wide', async ({
  page,
  language,
}) => {
  const t = signInTexts[language];
  await page.goto('/survey/launch/original?scrollId=none');
  const box = page.getByRole('dialog');
  await expect(box.getByText(shellTexts[language].guard.text, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await box.getByRole('button').last().click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByRole('textbox', { name: t.account, exact: true }).fill('13800138000');
  await page.getByRole('textbox', { name: t.password, exact: true }).fill('Wrong1234');
  await page.getByRole('textbox', { name: t.pictureCode, exact: true }).fill('abcd');
  await page.getByRole('button', { name: t.submit, exact: true }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test('public pages are accessible and fit the screen', async ({ page }) => {
  for (const path of ['/index', '/login', '/product', '/nowhere']) {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
    expect(await page.locator('input[placeholder]').evaluateAll(cutHints)).toEqual([]);
  }
});

/** Hints inside fields that are longer than their field, or would be in a face that is a fifth wider, as some people's is. */
function cutHints(fields: (SVGElement | HTMLElement)[]): string[] {
  const pen = document.createElement('canvas').getContext('2d')!;
  return (fields as HTMLInputElement[]).flatMap(field => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    pen.font = font;
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return pen.measureText(field.placeholder).width * 1.2 > room ? [field.placeholder] : [];
  });
}

test('the root goes to the home page, and the title follows the page (P2.2, P2.40) @wide', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/index$/);
  const home = await page.title();
  await page.goto('/login');
  await expect.poll(() => page.title()).not.toBe(home);
});

// What is the same everywhere is tried once.
test('every menu of somebody at work leads to a page that is there @wide', async ({ creator: page, language }) => {
  const { beingBuilt, session } = shellTexts[language];
  await createInEditor(page, language, `Menus ${Date.now()}`);
  const editor = page.url();
  const found = new Set<string>();
  for (const start of ['/index', DESKTOP, editor, editor.replace('/create/edit', '/launch/original')]) {
    await page.goto(start);
    await page.getByRole('button', { name: new RegExp(session.menuOf('').trim()) }).click();
    const links = page.locator('header a, nav a, footer a');
    await links.first().waitFor();
    for (const href of await links.evaluateAll(all => all.map(one => (one as HTMLAnchorElement).href)))
      if (href.startsWith('http')) found.add(href);
  }
  expect(found.size).toBeGreaterThan(5);
  for (const href of found) {
    await page.goto(href);
    await page.locator('h1').first().waitFor();
    await expect(page.getByText(beingBuilt.badge, { exact: true }), href).toBeHidden();
  }
});
