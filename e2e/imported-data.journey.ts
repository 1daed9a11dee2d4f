import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { derivedTexts } from '@wenshu/texts/findings/derived';
import { importTexts } from '@wenshu/texts/findings/import';
import { modelScreenTexts } from '@wenshu/texts/findings/model-screen';
import { trendTexts } from '@wenshu/texts/findings/models/trend';
import { workbenchTexts } from '@wenshu/texts/findings/own-variables';
import { stackTexts } from '@wenshu/texts/findings/stack';
import { writeXlsx } from 'hucre/xlsx';
import { numbersOf, press, tableOf } from './support/cross-survey.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';

type Cells = (string | number | null)[][];

async function chooseFile(page: Page, name: string, rows: Cells): Promise<void> {
  const buffer = Buffer.from(await writeXlsx({ sheets: [{ name: 'Answers', rows }] }));
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
}

/** As its columns are guessed. */
async function importFile(page: Page, language: 'zh' | 'en', name: string, rows: Cells): Promise<void> {
  const t = importTexts[language];
  await page.goto('/survey/import');
  await chooseFile(page, `${name}.xlsx`, rows);
  await press(page, t.confirm);
  await expect(page.getByRole('heading', { name: t.done })).toBeVisible();
}

const messy: Cells = [
  ['sex', 'age', 'Q3_tea', 'Q3_coffee', 'score'],
  ['Women', 25, 1, 0, 5],
  ['Women', 31, 1, 1, 4],
  ['W', '28 years', 0, 1, 3],
  ['Men', 45, 0, 1, 99],
  ['Men', 52, 0, 1, 2],
  ['Women', 38, 1, 0, 1],
];

test('a messy workbook is read, mended in the preview, imported and crossed like a survey (S2.18, S5.104) @phone', async ({
  creator: page,
  language,
}) => {
  const t = importTexts[language];
  const shared = analysisScreenTexts[language];
  await page.goto('/survey/import');
  await expect(page.getByText(t.file.limits)).toBeVisible();
  await expectAccessible(page);
  await chooseFile(page, `Messy ${Date.now()}.xlsx`, messy);

  // What was guessed, and the one cell that does not fit, by its line.
  await expect(page.getByLabel(t.shapeOf({ name: 'age' }))).toHaveValue('number');
  await expect(page.getByLabel(t.missingOf({ name: 'score' }))).toHaveValue('99');
  await expect(page.getByLabel(t.setOf({ name: 'Q3_tea' }))).toHaveValue('Q3');
  await expect(page.getByText(t.badLine({ line: 4, name: 'age' }))).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  await press(page, t.makeMissing({ value: '28 years' }));
  await expect(page.getByText(t.badLine({ line: 4, name: 'age' }))).toBeHidden();

  // Two spellings become one option.
  await press(page, t.editOptions({ name: 'sex', options: t.options({ count: 3 }) }));
  await page.getByLabel(t.optionOf({ value: 'W' })).fill('Women');
  await press(page, t.apply);
  const options = t.options({ count: 2 });
  await expect(page.getByRole('button', { name: t.editOptions({ name: 'sex', options }) })).toBeVisible();
  await press(page, t.confirm);
  await expect(page.getByRole('heading', { name: t.done })).toBeVisible();

  await page.getByRole('link', { name: t.openCross }).click();
  await press(page, shared.variables.toRows({ name: 'sex' }));
  const table = tableOf(page, 'sex');
  await expect(numbersOf(table, 'Women').first()).toContainText('66.7%');
  // Nobody is asked here: there is nothing to edit and nothing to send out.
  await expect(page.locator('a[href*="/survey/create/edit"]')).toHaveCount(0);
  await expect(page.locator('a[href*="/survey/launch/channel"]')).toHaveCount(0);
});

test('two waves whose question is called otherwise are matched by hand, stacked and compared with tests (S2.14) @wide', async ({
  creator: page,
  language,
  isMobile,
}) => {
  const t = stackTexts[language];
  const models = modelScreenTexts[language];
  const trend = trendTexts[language];
  const stamp = Date.now();
  const people = (satisfied: number) =>
    Array.from({ length: 60 }, (_, at) => [at % 2 ? 'Tea' : 'Coffee', at < satisfied ? 5 : 2]);
  await importFile(page, language, `Spring ${stamp}`, [['drink', 'Satisfaction'], ...people(10)]);
  await importFile(page, language, `Autumn ${stamp}`, [['drink', 'Happy with us'], ...people(50)]);

  await page.goto('/survey/analysis/aggregation');
  await page.getByLabel(t.search).fill(String(stamp));
  await page.getByRole('checkbox', { name: `Spring ${stamp}` }).check();
  await page.getByRole('checkbox', { name: `Autumn ${stamp}` }).check();
  await page.getByLabel(t.waveOf({ name: `Spring ${stamp}` })).fill('Spring');
  await page.getByLabel(t.waveOf({ name: `Autumn ${stamp}` })).fill('Autumn');
  await expectAccessible(page);
  await press(page, t.propose);

  // The drink was matched by its name, the score was not: it is put where it belongs, and its own row goes.
  const member = page.getByLabel(t.memberOf({ title: 'Satisfaction', source: `Autumn ${stamp}` }));
  await expect(member).toHaveValue('');
  await member.selectOption({ label: 'Happy_with_us Happy with us' });
  await expect(page.getByLabel(t.memberOf({ title: 'Happy with us', source: `Autumn ${stamp}` }))).toHaveCount(0);
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  await press(page, t.confirm);
  await page.getByRole('link', { name: importTexts[language].openCross }).click();

  const scrollId = new URL(page.url()).searchParams.get('scrollId');
  await page.goto(`/survey/analysis/model?scrollId=${scrollId}&modelId=trend`);
  const wave = importTexts[language].waveTitle;
  await press(page, models.slots.putInto({ name: `wave ${wave}`, slot: trend.slots.wave.name }));
  if (isMobile) await expect(page.locator('[data-slot=wave]').getByRole('listitem')).toHaveCount(1);
  await press(page, models.slots.putInto({ name: 'Satisfaction', slot: trend.slots.measures.name }));
  const table = tableOf(page, trend.titles.trend);
  await expect(table).toContainText('▲');
});

test('a further wave whose question is called otherwise is matched by hand and compared; a top-2 box is made and crossed (S2.14) @wide', async ({
  creator: page,
  language,
  isMobile,
}) => {
  const t = importTexts[language];
  const w = workbenchTexts[language];
  const models = modelScreenTexts[language];
  const trend = trendTexts[language];
  const people = (satisfied: number) =>
    Array.from({ length: 60 }, (_, at) => [at % 2 ? 'Tea' : 'Coffee', at < satisfied ? 4 + (at % 2) : 1 + (at % 3)]);
  await importFile(page, language, `Tracker ${Date.now()}`, [['drink', 'Satisfaction'], ...people(10)]);
  const crossing = await page.getByRole('link', { name: t.openCross }).getAttribute('href');
  const scrollId = new URL(crossing!, page.url()).searchParams.get('scrollId');

  await test.step('the wave is matched by hand', async () => {
    await page.goto(`/survey/import?scrollId=${scrollId}`);
    await chooseFile(page, 'Autumn.xlsx', [['drink', 'Happy with us'], ...people(50)]);
    await page.getByLabel(t.match.intoOf({ title: 'Happy with us' })).selectOption({ label: 'Satisfaction' });
    await page.getByLabel(t.wave).fill('Autumn');
    await press(page, t.confirm);
    await expect(page.getByRole('heading', { name: t.done })).toBeVisible();
    await page.goto(`/survey/analysis/model?scrollId=${scrollId}&modelId=trend`);
    await press(page, models.slots.putInto({ name: `wave ${t.waveTitle}`, slot: trend.slots.wave.name }));
    if (isMobile) await expect(page.locator('[data-slot=wave]').getByRole('listitem')).toHaveCount(1);
    await press(page, models.slots.putInto({ name: 'Satisfaction', slot: trend.slots.measures.name }));
    await expect(tableOf(page, trend.titles.trend)).toContainText('▲');
  });

  await test.step('a top-2 box is made of it, seen before it is saved', async () => {
    await page.goto(`/survey/analysis/aggregation?scrollId=${scrollId}`);
    await expect(page.getByRole('heading', { name: w.none })).toBeVisible();
    await page.getByRole('button', { name: w.add }).click();
    await page.getByRole('menuitem', { name: w.makes['top-box'].name }).click();
    const editor = page.getByRole('dialog', { name: w.newTitle(w.makes['top-box']) });
    // A press waits until the drawer stands still; on a phone it slides in.
    await editor.getByRole('combobox', { name: w.form.question }).click();
    await editor.getByRole('combobox', { name: w.form.question }).fill('Satisfaction');
    await page.getByTitle('Satisfaction', { exact: true }).click();
    await press(editor, w.form.top({ count: 2 }));
    await editor.getByRole('textbox', { name: w.form.label, exact: true }).fill('Happy');
    await editor.getByRole('textbox', { name: w.form.name, exact: true }).fill('drink');
    await expect(editor.getByText(derivedTexts[language].problems['name-taken']({}))).toBeVisible();
    await expect(editor.getByRole('button', { name: w.save })).toBeDisabled();
    await editor.getByRole('textbox', { name: w.form.name, exact: true }).fill('happy');
    await expect(editor.getByRole('row', { name: w.form.topLabel })).toContainText('50.0%');
    await expectAccessible(page);
    await editor.getByRole('button', { name: w.save }).click();
    await expect(editor).toBeHidden();
    await expect(page.getByRole('button', { name: w.editOf({ name: 'Happy' }) })).toBeVisible();
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
  });

  await page.goto(`/survey/analysis/cross?scrollId=${scrollId}`);
  await press(page, analysisScreenTexts[language].variables.toRows({ name: 'Happy' }));
  await expect(numbersOf(tableOf(page, 'Happy'), w.form.topLabel).first()).toContainText('50.0%');
});
