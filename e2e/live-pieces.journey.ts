import type { Page } from '@playwright/test';
import { liveTexts } from '@wenshu/texts/people/live';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';

/** Each piece, and the page that has it. */
const pieces = [
  { path: '/solution/cx', island: 'live-question' },
  { path: '/solution/px', island: 'live-simulator' },
  { path: '/solution/bx', island: 'live-cross-table' },
  { path: '/solution/ci', island: 'tool-sample-size' },
] as const;

async function wake(page: Page, island: string): Promise<void> {
  await page.locator(`[data-island="${island}"]`).scrollIntoViewIfNeeded();
  await page.locator(`[data-island="${island}"][data-awake]`).waitFor();
}

for (const { path, island } of pieces)
  test(`what can be tried on ${path} says the same and stays in its place when it wakes, and everybody can use it`, async ({
    page,
  }) => {
    await page.goto(path);
    const place = page.locator(`[data-island="${island}"]`);
    const look = async () => ({ text: await place.innerText(), height: (await place.boundingBox())!.height });
    await page.evaluate(() => document.fonts.ready);
    const asleep = await look();
    await wake(page, island);
    expect(await look()).toEqual(asleep);
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });

test('a question is answered by keys and shows what would be stored, and nothing is sent', async ({
  page,
  language,
}) => {
  const { groups, unanswered } = liveTexts[language].question;
  await page.goto('/solution/cx');
  await wake(page, 'live-question');
  const piece = page.locator('[data-island="live-question"]');
  await expect(piece.getByText(unanswered)).toHaveCount(2);
  const sent: string[] = [];
  page.on('request', request => sent.push(request.url()));
  await piece.getByRole('radio', { name: '9' }).focus();
  await page.keyboard.press('Space');
  await expect(piece.getByText(groups.promoters)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(piece.getByText(groups.passives)).toBeVisible();
  await expect(piece.getByText(unanswered)).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('a price that is slid and another level move the shares, which are told once they stand still', async ({
  page,
  language,
}) => {
  const { price, hours } = liveTexts[language].simulator;
  await page.goto('/solution/px');
  await wake(page, 'live-simulator');
  const piece = page.locator('[data-island="live-simulator"]');
  const first = piece.getByRole('listitem').first();
  await expect(first).toContainText('39.3%');
  await piece.getByRole('slider', { name: price }).focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
  await expect(first).toContainText('33.0%');
  await expect(first).toContainText('¥549');
  await piece.getByText(hours({ hours: 40 }), { exact: true }).click();
  await expect(first).toContainText('42.3%');
  await expect(piece.getByRole('status')).toContainText('42.3%');
});

test('a table is turned, and what was chosen before the script came is taken over', async ({ page, language }) => {
  const { banners, same, answers } = liveTexts[language].crossTable;
  let letThrough = () => {};
  const isTouched = new Promise<void>(resolve => {
    letThrough = resolve;
  });
  await page.route('**/live-cross-table-*.js', async route => {
    await isTouched;
    await route.continue();
  });
  await page.goto('/solution/bx');
  const piece = page.locator('[data-island="live-cross-table"]');
  await piece.scrollIntoViewIfNeeded();
  await piece.getByText(banners.region, { exact: true }).click();
  await expect(piece).not.toHaveAttribute('data-awake');
  letThrough();
  await expect(piece.getByText(same({ answer: answers[0]! }))).toBeVisible();
  await expect(piece.getByRole('radio', { name: banners.region })).toBeChecked();
  await piece.getByText(banners.age, { exact: true }).click();
  await expect(piece.getByRole('table')).toContainText('27*');
});
