import type { Locator, Page } from '@playwright/test';
import { answerCalls, linkCalls, publishCalls } from '@wenshu/api-contract';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { recordGridTexts } from '@wenshu/texts/findings/record-grid';
import { renderingTexts } from '@wenshu/texts/findings/rendering';
import { statisticsTexts } from '@wenshu/texts/findings/statistics';
import { jobTexts } from '@wenshu/texts/people/jobs';
import { call, DRINK } from './support/answering.ts';
import { filterByChoice } from './support/filter-records.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { type Asked, designSurvey, itemId, questionId } from './support/survey-maker.ts';

const SEX: Asked = { type: 'single-choice', title: 'Sex', items: ['Women', 'Men'] };
const [TEA, COFFEE, WOMEN, MEN] = [1, 2, 1, 2];
/** Three women, two of them with tea, and a man with coffee. */
const answers: readonly (readonly [drink: number, sex: number])[] = [
  [TEA, WOMEN],
  [TEA, WOMEN],
  [COFFEE, WOMEN],
  [COFFEE, MEN],
];

/** A published survey with those four records, and as many questions more as wanted that nobody answered. */
async function collect(more = 0): Promise<string> {
  const rest = Array.from({ length: more }, (_, at): Asked => ({ ...SEX, title: `More ${at + 1}` }));
  const scrollId = await designSurvey(call, `Statistics ${Date.now()}`, [DRINK, SEX, ...rest]);
  const { versionTime } = await call(publishCalls.changeStatus, { scrollId, status: 1 });
  const { linkCode } = await call(linkCalls.create, { scrollId });
  for (const [at, codes] of answers.entries())
    await call(answerCalls.submitAnswer, {
      linkCode,
      versionTime: versionTime!,
      answerStatus: 2,
      answerRecordId: `stats${Date.now()}${String(at).padStart(6, '0')}`,
      answerInfoList: codes.map((code, place) => {
        const id = questionId(place + 1);
        const option = itemId(place + 1, code);
        return { questionId: id, topQuestionId: id, itemId: option, answerValue: option, answerValueType: 1 };
      }) as never,
    });
  return scrollId;
}

const cardOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** The table that is shown; that of a chart is for screen readers alone. */
const tableIn = (card: Locator) =>
  card
    .locator('table')
    .filter({ has: card.page().locator('td[data-role]') })
    .first();
const numbersOf = (table: Locator, line: string) =>
  table
    .getByRole('row')
    .filter({ has: table.page().getByRole('rowheader', { name: line, exact: true }) })
    .getByRole('cell');

test('a researcher filters, compares two groups, switches a chart, copies, opens the records behind a number, exports (S2.9) @phone', async ({
  creator: page,
  language,
  isMobile,
}) => {
  const t = statisticsTexts[language];
  const scrollId = await collect();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/survey/launch/statistics?scrollId=${scrollId}`);
  const card = cardOf(page, 'Q1 Drink');
  const table = tableIn(card);
  await expect(numbersOf(table, 'Tea')).toHaveText(['2', '50.0%', /%/, /%/]);

  await test.step('filter', async () => {
    await filterByChoice(page, language, { question: 'Q2 Sex', option: 'Women' });
    await expect(numbersOf(table, 'Tea')).toHaveText(['2', '66.7%', /%/, /%/]);
    await page.getByRole('button', { name: recordGridTexts[language].filter.clear, exact: true }).click();
    await expect(numbersOf(table, 'Tea').nth(1)).toHaveText('50.0%');
  });

  await test.step('compare, and find it again in the address', async () => {
    await page.getByRole('button', { name: t.compare.open, exact: true }).click();
    const drawer = page.getByRole('dialog', { name: t.compare.title });
    await drawer.getByRole('combobox', { name: t.compare.question }).fill('Sex');
    await page.keyboard.press('Enter');
    await expect(
      drawer
        .getByRole('group', { name: t.compare.pick({ group: t.compare.second }) })
        .getByText('Men', { exact: true }),
    ).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
    await drawer.getByRole('button', { name: t.compare.apply, exact: true }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByText(t.compare.versus({ first: 'Women', second: 'Men' }))).toBeVisible();
    await expect(numbersOf(table, 'Tea')).toHaveCount(12);
    await page.reload();
    await expect(numbersOf(table, 'Tea')).toHaveText([
      '2',
      '50.0%',
      /%/,
      /%/,
      '2',
      /^66\.7%/,
      /%/,
      /%/,
      '0',
      '0.0%',
      /%/,
      /%/,
    ]);
  });

  await test.step('switch the chart: parts of the whole by group', async () => {
    await card.getByRole('button', { name: t.card.look, exact: true }).click();
    const look = card.getByRole('group', { name: t.card.lookOf({ name: 'Q1 Drink' }) });
    await look.getByRole('combobox', { name: t.look.chart, exact: true }).click();
    await page.getByRole('option', { name: t.look.charts.stacked, exact: true }).click();
    const drawn = card.getByRole('figure').getByRole('table').first();
    await expect(drawn.getByRole('rowheader', { name: 'Women', exact: true })).toBeAttached();
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
  });

  await test.step('copy as a table', async () => {
    await card.getByRole('button', { name: t.card.copyTable, exact: true }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/Tea\t2\t50(\.0)?%/);
  });

  await test.step('export the one question', async () => {
    await card.getByRole('button', { name: t.card.exportOf({ name: 'Q1 Drink' }), exact: true }).click();
    await page.getByRole('menuitem', { name: renderingTexts[language].formats.xlsx, exact: true }).click();
    await expect(page.getByText(jobTexts[language].started)).toBeVisible();
  });

  await test.step(isMobile ? 'jump by the outline, which is a drawer' : 'jump by the outline', async () => {
    if (isMobile) await page.getByRole('button', { name: t.outline.open, exact: true }).click();
    const outline = page.getByRole('navigation', { name: t.outline.title, exact: true });
    await outline.getByRole('textbox', { name: t.outline.find }).fill('sex');
    await expect(outline.getByRole('button', { name: /^Q/ })).toHaveText(['Q2 Sex']);
    await outline.getByRole('button', { name: 'Q2 Sex', exact: true }).click();
    await expect(cardOf(page, 'Q2 Sex')).toBeFocused();
  });

  await test.step('open the two women with tea', async () => {
    await numbersOf(table, 'Tea').nth(4).getByRole('link').click();
    await page.waitForURL(/\/survey\/launch\/original/);
    const total = recordGridTexts[language].total({ total: '2', shown: true });
    await expect(page.getByText(total, { exact: true })).toBeVisible();
  });
});

test('of many questions only those near the window are asked for and drawn; what takes long can be cancelled @wide', async ({
  creator: page,
  language,
}) => {
  const t = statisticsTexts[language];
  const scrollId = await collect(30);
  const asked: string[] = [];
  page.on('request', request => request.url().endsWith('/analysis/run') && asked.push(request.postData() ?? ''));
  await page.goto(`/survey/launch/statistics?scrollId=${scrollId}`);
  await expect(numbersOf(tableIn(cardOf(page, 'Q1 Drink')), 'Tea').first()).toHaveText('2');
  const last = cardOf(page, 'Q32 More 30');
  await expect(last.locator('table')).toHaveCount(0);
  expect(asked.join()).not.toContain(questionId(32));

  // From now on nothing answers.
  await page.route('**/api/analysis/run', () => {});
  const outline = page.getByRole('navigation', { name: t.outline.title, exact: true });
  await outline.getByRole('button', { name: 'Q1 Drink', exact: true }).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(last).toBeFocused();
  await page.getByRole('button', { name: t.cancel, exact: true }).click();
  await expect(page.getByText(t.cancelled)).toBeVisible();
  await page.unroute('**/api/analysis/run');
  // The one beside the word, not the one above the page.
  await page.getByRole('status').getByRole('button', { name: t.again, exact: true }).click();
  await expect(last.locator('table').first()).toBeVisible();
  // Far above nothing is drawn any more, and its room is kept.
  const first = cardOf(page, 'Q1 Drink');
  await expect(first.locator('table')).toHaveCount(0);
  expect((await first.boundingBox())!.height).toBeGreaterThan(200);
  await expect(page.getByRole('button', { name: analysisScreenTexts[language].data.refresh })).toBeAttached();
});
