import { type Exhibit, leafHeads, type Table } from '@wenshu/analysis';
import { type CallData, errorCodes, solutionExampleCalls } from '@wenshu/api-contract';
import { checkSetting, solutionIds, solutions } from '@wenshu/survey-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { studies } from './studies.ts';

let test: TestApp;
let reader: TestPerson;
beforeAll(async () => {
  test = await buildTestApp();
  reader = await buildPerson(test.platform);
});
afterAll(() => test.close());

const shown = async (solutionBankId: (typeof solutionIds)[number], lang: 'zh' | 'en') => {
  const answer = await test.call(solutionExampleCalls.example, { solutionBankId }, { ...asPerson(reader), lang });
  expect(answer.code).toBe('0000');
  return answer.data as unknown as CallData<typeof solutionExampleCalls.example> & {
    readonly truth: Table;
    readonly exhibits: readonly Exhibit[];
  };
};

it.each(solutionIds)('%s: a study within the advice, whose true values are found again', async solutionId => {
  for (const language of ['zh', 'en'] as const)
    expect(checkSetting(solutions[solutionId], studies[solutionId].setting(language))).toEqual([]);
  const { truth, exhibits, people } = await shown(solutionId, 'en');
  expect(exhibits.length).toBeGreaterThan(1);
  expect(people).toBe(300);
  const rows = truth.cells.map(cells => cells.map(({ values, text }) => text ?? values[0]!));
  expect(rows.length).toBeGreaterThanOrEqual(4);
  for (const [known, estimate, low, high, inside] of rows as [number, number, number, number, string][]) {
    // A true value beyond twice the interval is no chance any more.
    expect(Math.abs(estimate - known)).toBeLessThan(high - low);
    expect(inside).toBe(low <= known && known <= high ? '✓ inside' : 'outside');
  }
  const inside = rows.filter(row => row[4] === '✓ inside').length;
  expect(inside / rows.length).toBeGreaterThanOrEqual(0.8);
});

it('is told in the reader’s language, the same again, and to nobody else', async () => {
  const [zh, again] = [await shown('kano', 'zh'), await shown('kano', 'zh')];
  expect(again).toEqual(zh);
  expect(leafHeads(zh.truth.rows)[0]!.head.text).toBe('数据加密备份：归为必备型的比例');
  const { code } = await test.call(solutionExampleCalls.example, { solutionBankId: 'kano' });
  expect(code).toBe(errorCodes.signInNeeded.code);
  const wrong = await test.call(solutionExampleCalls.example, { solutionBankId: 'all' as never }, asPerson(reader));
  expect(wrong.code).toBe(errorCodes.inputInvalid.code);
});
