import {
  answerCalls,
  type CallData,
  errorCodes,
  jobCalls,
  publishCalls,
  quotaCalls,
  quotaFileCalls,
  quotaProgressCalls,
} from '@wenshu/api-contract';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildSurvey, choiceId, optionA, optionB, sentAnswers } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { madeFile } from '../../../testing/made-file.ts';

let test: TestApp;
let creator: TestPerson;
let scrollId: string;

beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
  const survey = await buildSurvey(test, creator, { sizeA: 2, sizeB: 3, whenFull: 'end' });
  ({ scrollId } = survey);
  for (const [place, option] of [optionA, optionA, optionB].entries())
    await test.call(answerCalls.submitAnswer, sentAnswers(survey, `quota${String(place).padStart(15, '0')}`, option));
});
afterAll(() => test.close());

const rowsOf = async (language: 'zh' | 'en') => {
  const { job, bytes } = await madeFile(test, creator, quotaFileCalls.exportStatistics, { scrollId }, language);
  expect(job).toMatchObject({ state: 'done', type: 'quota-xlsx' });
  const [sheet] = (await readXlsx(bytes!)).sheets;
  return { job, rows: sheet!.rows as unknown[][] };
};

it('quota statistics leave as Excel: cells with sizes, counts, open places, share and state (P3.30, S3.82)', async () => {
  const { job, rows } = await rowsOf('en');
  expect(job.title).toBe('Coffee habits: quota statistics, Excel');
  expect(job.file!.name).toBe('Coffee habits quota statistics.xlsx');
  expect(rows[0]).toEqual([
    ...['Quota', 'Kind', 'Counts by', 'Cell', 'Size', 'Collected', 'Open places', 'Reached', 'State', 'When full'],
  ]);
  const short = rows.slice(1).map(row => row.slice(2, 10));
  const axis = 'Q1 Do you drink coffee?';
  expect(short).toEqual([
    [null, null, 'No limit', 3, null, null, 'Open', null],
    [axis, 'Yes', 2, 2, 0, 1, 'Full', 'End'],
    [axis, 'No', 3, 1, 2, expect.closeTo(1 / 3), 'Open', 'End'],
  ]);
});

it('a closed cell has no open places, a size that was changed while collecting is the new one', async () => {
  const progress = await test.call(quotaProgressCalls.progress, { scrollId }, asPerson(creator));
  const [, second] = progress.data as CallData<typeof quotaProgressCalls.progress>;
  const { quotaId, cellId } = second!;
  const sizes = [{ quotaId, cellId, size: 10, isClosed: true }];
  expect((await test.call(quotaProgressCalls.resize, { scrollId, sizes }, asPerson(creator))).code).toBe('0000');
  const { rows } = await rowsOf('zh');
  expect(rows[3]!.slice(3, 10)).toEqual(['No', 10, 1, 0, 0.1, '已关闭', '结束']);
});

it('combinations that share a size stand in one line', async () => {
  await test.call(publishCalls.changeStatus, { scrollId, status: 2 }, asPerson(creator));
  const cells = [
    { cellId: 'shared0001', order: 'a', size: 7, match: [{ [choiceId]: optionA }, { [choiceId]: optionB }] },
  ];
  const quota = { quotaId: 'merged0001', order: 'z', kind: 'merged', title: 'Both', whenFull: 'continue', cells };
  expect((await test.call(quotaCalls.saveQuota, { scrollId, ...quota } as never, asPerson(creator))).code).toBe('0000');
  await test.call(publishCalls.changeStatus, { scrollId, status: 1 }, asPerson(creator));
  const { rows } = await rowsOf('en');
  expect(rows.at(-1)).toEqual([
    ...[
      'Both',
      'Merged quota',
      'Q1 Do you drink coffee?',
      'Yes + No',
      7,
      3,
      4,
      expect.closeTo(3 / 7),
      'Open',
      'Continue',
    ],
  ]);
});

it('are for whoever may look at the questionnaire, also when they are made', async () => {
  const stranger = await buildPerson(test.platform);
  const answer = await test.call(quotaFileCalls.exportStatistics, { scrollId }, asPerson(stranger));
  expect(answer.code).toBe(errorCodes.noPermission.code);
  expect((await test.call(jobCalls.list, {}, asPerson(stranger))).data).toEqual({ total: 0, items: [] });
});
