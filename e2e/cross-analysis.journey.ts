import type { Page } from '@playwright/test';
import { analysisCalls, collaboratorCalls } from '@wenshu/api-contract';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { recordGridTexts } from '@wenshu/texts/findings/record-grid';
import { call } from './support/answering.ts';
import { beginTable, COLLEAGUE, collect, drag, numbersOf, open, press, tableOf } from './support/cross-survey.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';

/** Shares of half and half for the question that is offered first as a target with these words. */
async function weighToHalves(page: Page, language: 'zh' | 'en'): Promise<void> {
  const t = analysisScreenTexts[language];
  await page.getByRole('button', { name: t.data.weight, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: t.weight.title });
  await drawer.getByText(t.weight.kinds.rim, { exact: true }).click();
  await drawer.getByRole('combobox', { name: t.weight.addTarget }).click();
  await page.getByRole('option', { name: 'Q2 Sex' }).click();
  await expect(drawer.getByRole('spinbutton', { name: t.weight.share({ name: 'Men' }) })).toHaveValue('50');
  await drawer.getByRole('button', { name: t.weight.apply, exact: true }).click();
  await expect(drawer).toBeHidden();
}

test('a weighted banner table is made by mouse, saves itself, and opens the records behind a number (P1.6, S2.12) @wide', async ({
  creator: page,
  language,
}) => {
  const t = analysisScreenTexts[language];
  const scrollId = await collect();
  await open(page, scrollId);
  await expect(page.getByRole('heading', { name: t.results.emptyTitle })).toBeVisible();
  const list = page.getByRole('region', { name: t.variables.title, exact: true });
  await drag(page, list.getByText('Q1 Drink', { exact: true }), page.locator('[data-slot=rows]'));
  await drag(page, list.getByText('Q2 Sex', { exact: true }), page.locator('[data-slot=banner]'));
  const table = tableOf(page, 'Q1 Drink');
  await expect(table.getByRole('columnheader', { name: /Women/ })).toBeVisible();
  await expect(numbersOf(table, 'Tea')).toHaveText(['50.0%2', /^66\.7%2/, '0.0%0']);

  await weighToHalves(page, language);
  await expect(numbersOf(table, 'Tea').first()).toHaveText('33.3%1');
  await expect(page.getByText(t.weight.efficiency({ value: '75%' }), { exact: false })).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Q1 Drink' })).toContainText('Sex');

  // Taken back and made again.
  await page.getByRole('button', { name: t.bar.undo }).click();
  await expect(numbersOf(table, 'Tea').first()).toHaveText('50.0%2');
  await page.getByRole('button', { name: t.bar.redo }).click();
  await expect(numbersOf(table, 'Tea').first()).toHaveText('33.3%1');
  await expectAccessible(page);

  await expect(page.getByText(t.saving.saved, { exact: true })).toBeVisible();
  await page.waitForURL(/analysisId=/);
  await page.reload();
  await expect(numbersOf(table, 'Tea').first()).toHaveText('33.3%1');

  // The two women with tea.
  await numbersOf(table, 'Tea').nth(1).getByRole('link').click();
  await page.waitForURL(/\/survey\/launch\/original/);
  const total = recordGridTexts[language].total({ total: '2', shown: true });
  await expect(page.getByText(total, { exact: true })).toBeVisible();

  await page.goto(`/survey/analysis/cross?scrollId=${scrollId}&view=mine`);
  await expect(page.getByRole('link', { name: t.untitled })).toBeVisible();
  await expectAccessible(page);
});

test('the same by keyboard: a nested banner, moved and taken out again, and on a phone without sideways scrolling @phone', async ({
  creator: page,
  language,
  isMobile,
}) => {
  const t = analysisScreenTexts[language];
  const scrollId = await collect();
  await open(page, scrollId);
  const add = async (words: string) => {
    await page.getByRole('button', { name: words, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await add(t.variables.toRows({ name: 'Q1 Drink' }));
  // From one button to the next by arrows: the list is one stop for Tab.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: t.variables.toBanner({ name: 'Q2 Sex' }) })).toBeFocused();
  await page.keyboard.press('Enter');
  const table = tableOf(page, 'Q1 Drink');
  await expect(numbersOf(table, 'Tea')).toHaveText(['50.0%2', /^66\.7%2/, '0.0%0']);

  await add(t.variables.toBanner({ name: 'Q1 Drink' }));
  const banner = page.locator('[data-slot=banner]');
  await banner.getByRole('button', { name: 'Q1 Drink', exact: true }).press('Alt+ArrowRight');
  await expect(page.getByText(t.item.nested({ name: 'Q1 Drink', within: 'Q2 Sex' }))).toBeAttached();
  await expect(table.getByRole('columnheader')).toHaveCount(1 + 1 + 2 + 2 + 4);
  await banner.getByRole('button', { name: 'Q1 Drink', exact: true }).press('Alt+ArrowLeft');
  await expect(table.getByRole('columnheader')).toHaveCount(1 + 2 + 4);
  await banner.getByRole('button', { name: 'Q1 Drink', exact: true }).press('Delete');
  await expect(table.getByRole('columnheader')).toHaveCount(1 + 1 + 2);

  await page.getByRole('checkbox', { name: t.options.charts, exact: true }).check();
  await expect(page.getByRole('figure', { name: 'Q1 Drink' })).toHaveCount(2);
  if (isMobile) await press(page, t.setup.close);
  // From number to number by arrows.
  await numbersOf(table, 'Tea').first().getByRole('link').focus();
  await page.keyboard.press('ArrowRight');
  await expect(numbersOf(table, 'Tea').nth(1).getByRole('link')).toBeFocused();
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
});

test('what takes long says so after a second and can be cancelled; the old numbers stay meanwhile @wide', async ({
  creator: page,
  language,
}) => {
  const t = analysisScreenTexts[language];
  await beginTable(page, language);
  const table = tableOf(page, 'Q1 Drink');
  await expect(numbersOf(table, 'Tea')).toHaveText(['50.0%2']);
  // From now on nothing answers.
  await page.route('**/api/analysis/run', () => {});
  await press(page, t.variables.toBanner({ name: 'Q2 Sex' }));
  await expect(page.getByText(t.results.calculating)).toBeVisible();
  await expect(numbersOf(table, 'Tea')).toHaveText(['50.0%2']);
  await page
    .getByRole('region', { name: t.results.label })
    .getByRole('button', { name: t.cancel, exact: true })
    .click();
  await expect(page.getByText(t.results.cancelled)).toBeVisible();
  await page.unroute('**/api/analysis/run');
  await page.getByRole('region', { name: t.results.label }).getByRole('button', { name: t.results.again }).click();
  await expect(numbersOf(table, 'Tea')).toHaveText(['50.0%2', /^66\.7%2/, '0.0%0']);
});

test('of two people on one analysis the second is told, and keeps theirs as a copy @wide', async ({
  creator: page,
  newVisitor,
  language,
}) => {
  const t = analysisScreenTexts[language];
  const scrollId = await beginTable(page, language);
  await call(collaboratorCalls.add, { scrollId, phone: COLLEAGUE });
  await page.waitForURL(/analysisId=/);
  const analysisId = new URL(page.url()).searchParams.get('analysisId')!;
  await call(analysisCalls.share, { scrollId, analysisId, isShared: true });

  const colleague = await newVisitor(COLLEAGUE);
  await open(colleague, scrollId, analysisId);
  await expect(numbersOf(tableOf(colleague, 'Q1 Drink'), 'Tea')).toHaveText(['50.0%2']);
  await press(page, t.variables.toBanner({ name: 'Q2 Sex' }));
  await expect(page.getByText(t.saving.saved, { exact: true })).toBeVisible();
  await press(colleague, t.variables.toRows({ name: 'Q2 Sex' }));
  await expect(colleague.getByText(t.conflict.text)).toBeVisible();
  await colleague.getByRole('button', { name: t.conflict.mine }).click();
  await colleague.waitForURL(url => url.searchParams.get('analysisId') !== analysisId);
  await expect(tableOf(colleague, 'Q2 Sex')).toBeVisible();
  // The other one stayed as its owner left it.
  await page.reload();
  await expect(numbersOf(tableOf(page, 'Q1 Drink'), 'Tea')).toHaveText(['50.0%2', /^66\.7%2/, '0.0%0']);
  await expect(tableOf(page, 'Q2 Sex')).toHaveCount(0);
});
