import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { answerCalls, codingCalls, linkCalls, publishCalls } from '@wenshu/api-contract';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { codePartTexts } from '@wenshu/texts/findings/coding/code';
import { framePartTexts } from '@wenshu/texts/findings/coding/frame';
import { codingScreenTexts } from '@wenshu/texts/findings/coding-screen';
import { exportTexts } from '@wenshu/texts/findings/exports';
import { jobTexts } from '@wenshu/texts/people/jobs';
import { call, DRINK, WHY } from './support/answering.ts';
import { numbersOf, tableOf } from './support/cross-survey.ts';
import { filterByChoice } from './support/filter-records.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { designSurvey, itemId, questionId } from './support/survey-maker.ts';

/** In the order in which they came. */
const said = ['Too dear', 'Rude staff and too dear', 'Cheap and cheerful', 'Nothing'];
const TEA = 1;

/** A published survey with what those four people said, all of them with tea. */
async function collected(): Promise<{ readonly scrollId: string; readonly name: string }> {
  const name = `Coding ${Date.now()}`;
  const scrollId = await designSurvey(call, name, [DRINK, WHY]);
  const { versionTime } = await call(publishCalls.changeStatus, { scrollId, status: 1 });
  const { linkCode } = await call(linkCalls.create, { scrollId });
  const [drink, why] = [questionId(1), questionId(2)];
  const tea = { questionId: drink, topQuestionId: drink, itemId: itemId(1, TEA), answerValue: itemId(1, TEA) };
  for (const [at, text] of said.entries()) {
    const words = { questionId: why, topQuestionId: why, itemId: '', answerValue: text, answerValueType: 0 };
    await call(answerCalls.submitAnswer, {
      linkCode,
      versionTime: versionTime!,
      answerStatus: 2,
      answerRecordId: `coding${Date.now()}${String(at).padStart(6, '0')}`,
      // A call of tests: the answers are as the answering page sends them.
      answerInfoList: [{ ...tea, answerValueType: 1 }, words] as never,
    });
  }
  return { scrollId, name };
}

/** A coding of the answers with an empty frame, begun on the page. */
async function begin(page: Page, scrollId: string, language: 'zh' | 'en'): Promise<void> {
  const t = codingScreenTexts[language];
  await page.goto(`/survey/analysis/coding?scrollId=${scrollId}`);
  await page.getByRole('button', { name: t.begin.open, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t.begin.title });
  // The only text question is chosen already.
  await dialog.getByRole('textbox', { name: t.begin.label }).fill('Reasons');
  await dialog.getByRole('button', { name: t.begin.start, exact: true }).click();
  await expect(dialog).toBeHidden();
}

const codeButton = (page: Page | Locator, language: 'zh' | 'en', name: string, count: number) =>
  page.getByRole('button', { name: codePartTexts[language].codeLabel({ name, count }), exact: true });

test('answers are coded by keys, the frame is mended and goes out and in again, and what comes of it is a variable everywhere (J) @wide', async ({
  creator: page,
  language,
}) => {
  const [t, f, s] = [codePartTexts[language], framePartTexts[language], codingScreenTexts[language]];
  const { scrollId, name } = await collected();
  await begin(page, scrollId, language);
  const progress = page.getByText(/\d \/ 4|\d of 4/).first();
  const card = (text: string) => page.getByRole('textbox', { name: t.text }).filter({ hasText: text });

  await test.step('codes are made and given without the mouse', async () => {
    // Newest first.
    await expect(card('Nothing')).toBeVisible();
    for (const [answer, code] of [
      ['Nothing', 'Other'],
      ['Cheap and cheerful', 'Price'],
    ] as const) {
      await expect(card(answer)).toBeVisible();
      await page.keyboard.press('n');
      await page.keyboard.type(code);
      await page.keyboard.press('Enter');
      await expect(codeButton(page, language, code, 1)).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('j');
    }
    await expect(card('Rude staff and too dear')).toBeVisible();
    await page.keyboard.press('2');
    await expect(codeButton(page, language, 'Price', 2)).toBeVisible();
    await expect(progress).toHaveText(t.progress({ coded: '3', answered: '4' }));
  });

  await test.step('words of an answer get a code of their own', async () => {
    await card('Rude').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(page.getByText(t.chosen({ words: 'Rude staff' }))).toBeVisible();
    await page.keyboard.press('n');
    await page.keyboard.type('Staff');
    await page.keyboard.press('Enter');
    const chips = page.getByRole('list', { name: t.given }).getByRole('listitem');
    await expect(chips.filter({ hasText: 'Staff' })).toContainText('Rude staff');
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });

  await test.step('undone and done again', async () => {
    await expect(codeButton(page, language, 'Staff', 1)).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(codeButton(page, language, 'Staff', 0)).toBeVisible();
    await page.keyboard.press('Control+Shift+Z');
    await expect(codeButton(page, language, 'Staff', 1)).toBeVisible();
  });

  await test.step('Enter goes to the one without a code', async () => {
    await page.keyboard.press('Enter');
    await expect(card('Too dear').last()).toBeVisible();
    await page.keyboard.press('2');
    await expect(progress).toHaveText(t.progress({ coded: '4', answered: '4' }));
  });

  await test.step('the frame: a code more, moved below another, and one merged', async () => {
    await page.getByRole('tab', { name: s.parts.frame, exact: true }).click();
    await page.getByRole('button', { name: f.add, exact: true }).click();
    const form = page.getByRole('dialog', { name: f.form.newTitle });
    await form.getByRole('textbox', { name: language === 'zh' ? f.form.zh : f.form.en }).fill('Dear');
    await form.getByRole('button', { name: f.save, exact: true }).click();
    const line = (of: string, count: number, level: number) =>
      page.getByRole('button', { name: `${f.lineLabel({ name: of, count })}, ${f.level({ level })}`, exact: true });
    await line('Dear', 0, 1).press('Alt+ArrowRight');
    await expect(line('Dear', 0, 2)).toBeVisible();
    await page.getByRole('button', { name: f.undo, exact: true }).click();
    await expect(line('Dear', 0, 1)).toBeVisible();
    await page.getByRole('button', { name: f.moreOf({ name: 'Other' }) }).click();
    await page.getByRole('menuitem', { name: f.merge }).click();
    const merge = page.getByRole('dialog', { name: f.mergeForm.title({ name: 'Other' }) });
    await expect(merge).toContainText(f.mergeForm.text({ name: 'Other', count: 1 }));
    await merge.getByRole('combobox').click();
    await page.getByTitle('Dear', { exact: true }).click();
    await merge.getByRole('button', { name: f.mergeForm.confirm, exact: true }).click();
    await expect(line('Dear', 1, 1)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('out as a codebook for other programs, and in again as a frame of the same codes', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: f.file, exact: true }).click();
    await page.getByRole('menuitem', { name: f.exports.qdc, exact: true }).click();
    const path = await (await download).path();
    expect(readFileSync(path, 'utf8')).toContain('Staff');
    await page.getByRole('button', { name: f.file, exact: true }).click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('menuitem', { name: f.importNew, exact: true }).click();
    const file = { name: `${name}.qdc`, mimeType: 'application/xml', buffer: readFileSync(path) };
    await (await chooser).setFiles(file);
    await expect(page.getByText(f.importNewDone({ name, count: 3 }))).toBeVisible();
  });

  await test.step('it is a variable: in a table', async () => {
    await page.goto(`/survey/analysis/cross?scrollId=${scrollId}`);
    const { toRows } = analysisScreenTexts[language].variables;
    await page.getByRole('button', { name: toRows({ name: 'Reasons' }), exact: true }).click();
    const table = tableOf(page, 'Reasons');
    await expect(numbersOf(table, 'Price').first()).toContainText('3');
    await expect(numbersOf(table, 'Staff').first()).toContainText('1');
  });

  await test.step('in a filter of the raw data, and in a file', async () => {
    await page.goto(`/survey/launch/original?scrollId=${scrollId}`);
    await filterByChoice(page, language, { question: 'Reasons', option: 'Staff' });
    await expect(page.getByText('Rude staff and too dear').first()).toBeVisible();
    const [jobs, words] = [jobTexts[language], exportTexts[language].dialog];
    const title = exportTexts[language].jobTitle({ name, format: 'csv' });
    await page.getByRole('button', { name: words.open }).click();
    const dialog = page.getByRole('dialog', { name: words.title });
    await dialog.getByRole('radio', { name: words.formats.csv }).check();
    const asked = page.waitForResponse(response => response.request().method() === 'POST' && response.ok());
    await dialog.getByRole('button', { name: words.confirm, exact: true }).click();
    await asked;
    await page.goto('/team/workSpace/workSpace-desktop');
    await page.getByRole('button', { name: new RegExp(`^${jobs.title}`) }).click();
    const ready = page.getByRole('button', { name: jobs.downloadOf({ title }) });
    await expect(ready).toBeVisible({ timeout: 60_000 });
    const download = page.waitForEvent('download');
    await ready.click();
    const csv = readFileSync(await (await download).path(), 'utf8').split('\r\n');
    expect(csv[0]).toContain('Reasons');
    expect(csv.join('\n')).toContain('Staff');
  });
});

test('answers are coded with a thumb, one at a time (J) @phone', async ({ creator: page, language }) => {
  const t = codePartTexts[language];
  const { scrollId } = await collected();
  await begin(page, scrollId, language);
  await expect(page.getByRole('textbox', { name: t.text })).toContainText('Nothing');
  await page.getByRole('textbox', { name: t.find }).fill('Price');
  await page.getByRole('button', { name: t.makes({ name: 'Price' }), exact: true }).click();
  await expect(codeButton(page, language, 'Price', 1)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: t.nextUncoded, exact: true }).click();
  await expect(page.getByRole('textbox', { name: t.text })).toContainText('Cheap and cheerful');
  await codeButton(page, language, 'Price', 1).click();
  await expect(codeButton(page, language, 'Price', 2)).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  const { codingId } = (await call(codingCalls.list, { scrollId })).items[0]!;
  const { coded } = await call(codingCalls.counts, { scrollId, codingId });
  expect(coded).toBe(2);
});
