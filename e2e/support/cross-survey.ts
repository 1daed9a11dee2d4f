import type { Locator, Page } from '@playwright/test';
import { answerCalls, linkCalls, publishCalls } from '@wenshu/api-contract';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { call, DRINK } from './answering.ts';
import { type Asked, designSurvey, itemId, questionId } from './survey-maker.ts';

export const COLLEAGUE = '13900139000';
const SEX: Asked = { type: 'single-choice', title: 'Sex', items: ['Women', 'Men'], settings: { 20001: true } };
const TEA = 1;
const COFFEE = 2;
const WOMEN = 1;
const MEN = 2;
/** Three women, two of them with tea, and a man with coffee. */
const answers: readonly (readonly [drink: number, sex: number])[] = [
  [TEA, WOMEN],
  [TEA, WOMEN],
  [COFFEE, WOMEN],
  [COFFEE, MEN],
];

/** A published survey with those four records, made without a browser. */
export async function collect(): Promise<string> {
  const scrollId = await designSurvey(call, `Cross ${Date.now()}`, [DRINK, SEX]);
  const { versionTime } = await call(publishCalls.changeStatus, { scrollId, status: 1 });
  const { linkCode } = await call(linkCalls.create, { scrollId });
  for (const [at, codes] of answers.entries())
    await call(answerCalls.submitAnswer, {
      linkCode,
      versionTime: versionTime!,
      answerStatus: 2,
      answerRecordId: `cross${Date.now()}${String(at).padStart(6, '0')}`,
      answerInfoList: codes.map((code, place) => {
        const id = questionId(place + 1);
        const option = itemId(place + 1, code);
        return { questionId: id, topQuestionId: id, itemId: option, answerValue: option, answerValueType: 1 };
      }) as never,
    });
  return scrollId;
}

export const open = (page: Page, scrollId: string, analysisId = '') =>
  page.goto(`/survey/analysis/cross?scrollId=${scrollId}${analysisId && `&analysisId=${analysisId}`}`);

/** The table of a question, and the numbers of one of its lines. */
export const tableOf = (page: Page, title: string) =>
  page.getByRole('figure', { name: title }).getByRole('table').first();
export const numbersOf = (table: Locator, line: string) =>
  table
    .getByRole('row')
    .filter({ has: table.page().getByRole('rowheader', { name: line, exact: true }) })
    .getByRole('cell');

/** A fresh analysis of such a survey, with the question about drinks in its rows: as most stories begin. */
export async function beginTable(page: Page, language: 'zh' | 'en'): Promise<string> {
  const scrollId = await collect();
  await open(page, scrollId);
  await press(page, analysisScreenTexts[language].variables.toRows({ name: 'Q1 Drink' }));
  return scrollId;
}

export const press = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true }).click();

/** By mouse, to near the lower end of what it goes into. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  await page.mouse.down();
  const box = (await to.boundingBox())!;
  await page.mouse.move(box.x + 20, box.y + box.height - 12, { steps: 6 });
  await page.mouse.up();
}
