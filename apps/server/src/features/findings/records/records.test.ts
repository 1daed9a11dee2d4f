import {
  answerCalls,
  type CallData,
  dataSetCalls,
  errorCodes,
  itemCalls,
  publishCalls,
  quotaCalls,
  quotaProgressCalls,
  recordCalls,
  recordExportCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import {
  asPerson,
  buildSurvey,
  choiceId,
  matrixId,
  optionA,
  optionB,
  sentAnswers,
  type TestSurvey,
  textId,
} from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { exportedFile } from '../../../testing/exported-file.ts';

type Page = CallData<typeof recordCalls.findPage>;

let test: TestApp;
let creator: TestPerson;
let survey: TestSurvey;

beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
  survey = await buildSurvey(test, creator);
  const sent = sentAnswers(survey, 'record00000000000001', optionA);
  const text = { questionId: textId, topQuestionId: textId, answerValue: '=1+1,"quoted"', answerValueType: 0 as const };
  const row = {
    questionId: 'taste00001',
    topQuestionId: matrixId,
    parentQuestionId: matrixId,
    itemId: 'bad0000001',
    answerValue: 'bad0000001',
    answerValueType: 1 as const,
  };
  await test.call(answerCalls.submitAnswer, { ...sent, answerInfoList: [...sent.answerInfoList, text, row] });
  await test.call(answerCalls.submitAnswer, sentAnswers(survey, 'record00000000000002', optionB));
});
afterAll(() => test.close());

const findPage = async () =>
  (await test.call(recordCalls.findPage, { scrollId: survey.scrollId }, asPerson(creator))).data as Page;
/** Before them every record has its number, status, times, channel and memo. */
const OWN_COLUMNS = 9;
const exportCsv = async (values: 'labels' | 'codes', person = creator) => {
  const { scrollId } = survey;
  const { data } = await test.call(dataSetCalls.listVariables, { scrollId }, asPerson(creator));
  const { variables } = data as CallData<typeof dataSetCalls.listVariables>;
  const columns = variables.filter(({ questionId }) => questionId !== undefined).map(({ key }) => key);
  return exportedFile(test, person, { scrollId, format: 'csv', values, columns });
};
const lines = (csv: string) => csv.split('\r\n').map(line => line.split(',').slice(OWN_COLUMNS).join(','));

describe('records', () => {
  it('are shown as values of the codebook, newest first', async () => {
    const { total, columns, items } = await findPage();
    expect(total).toBe(2);
    expect(columns.map(column => column.name)).toEqual(['Q1', 'Q2', 'Q3_1', 'Q3_2']);
    expect(items.map(item => [item.serialNumber, item.values])).toEqual([
      [2, [2, null, null, null]],
      [1, [1, '=1+1,"quoted"', 2, null]],
    ]);
  });

  it('leave as csv with labels, and what looks like a formula is made harmless', async () => {
    const { text, headers } = await exportCsv('labels');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(text.startsWith('\ufeff')).toBe(true);
    expect(lines(text)).toEqual([
      'Q1 Do you drink coffee?,Q2 Why?,Q3_1 How do you like it?: Taste,Q3_2 How do you like it?: Price',
      `Yes,"'=1+1,""quoted""",Bad,`,
      'No,,,',
      '',
    ]);
  });

  it('leave as csv with codes', async () => {
    expect(lines((await exportCsv('codes')).text)[2]).toBe('2,,,');
  });

  it('are not for somebody without the right', async () => {
    const stranger = await buildPerson(test.platform);
    for (const call of [recordExportCalls.export, recordCalls.findPage])
      expect(
        (await test.call(call, { scrollId: survey.scrollId, format: 'csv' } as never, asPerson(stranger))).code,
      ).toBe(errorCodes.noPermission.code);
  });

  it('gives whoever holds the right to export alone the same file as the creator, and no list to look at', async () => {
    const exporter = await buildPerson(test.platform);
    await giveRights(test.platform, exporter, survey.scrollId, ['records.export']);
    expect((await exportCsv('labels', exporter)).text).toBe((await exportCsv('labels')).text);
    const listed = await test.call(recordCalls.findPage, { scrollId: survey.scrollId }, asPerson(exporter));
    expect(listed.code).toBe(errorCodes.noPermission.code);
  });

  it('keep the label of an option that was removed later, and new quotas count what is there', async () => {
    await test.call(publishCalls.changeStatus, { scrollId: survey.scrollId, status: 2 }, asPerson(creator));
    await test.call(
      itemCalls.deleteItems,
      { scrollId: survey.scrollId, questionId: choiceId, itemIds: [optionB] },
      asPerson(creator),
    );
    const cells = [{ cellId: 'cellA00001', order: 'a', match: { [choiceId]: optionA }, size: 5 }];
    await test.call(
      quotaCalls.saveQuota,
      {
        scrollId: survey.scrollId,
        quotaId: 'quota00001',
        order: 'a',
        kind: 'single',
        title: 'Q1',
        whenFull: 'end',
        cells,
      },
      asPerson(creator),
    );
    await test.call(publishCalls.changeStatus, { scrollId: survey.scrollId, status: 1 }, asPerson(creator));
    const { columns, items } = await findPage();
    expect(columns[0]?.valueLabels).toEqual([
      { value: 1, label: 'Yes' },
      { value: 2, label: 'No' },
    ]);
    expect(items.map(item => item.values[0])).toEqual([2, 1]);
    const progress = await test.call(quotaProgressCalls.progress, { scrollId: survey.scrollId }, asPerson(creator));
    expect(progress.data).toEqual([
      { quotaId: 'quota00001', cellId: 'cellA00001', size: 5, isClosed: false, count: 1, whenFull: 'end' },
    ]);
  });
});
