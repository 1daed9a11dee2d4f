import {
  answerCalls,
  answerUploadCalls,
  type CallData,
  designCalls,
  errorCodes,
  questionCalls,
  recordCalls,
} from '@wenshu/api-contract';
import { writeSettings } from '@wenshu/survey-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import {
  asPerson,
  buildQuestionnaire,
  choiceId,
  matrixId,
  optionA,
  optionB,
  publishQuestionnaire,
  sentAnswers,
  type TestSurvey,
  textId,
} from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { samples, sendForm } from '../../../testing/send-form.ts';

type One = CallData<typeof recordCalls.get>;
type Seen = CallData<typeof recordCalls.seen>;
type Files = CallData<typeof recordCalls.findFiles>;

const pictureId = 'picture001';
const otherId = 'picture002';
let test: TestApp;
let creator: TestPerson;
let survey: TestSurvey;
let turn = 0;
const newRecordId = () => `seen${String(++turn).padStart(16, '0')}`;
const as = () => asPerson(creator);

/** Its two uploads stand on a second page, and the options of its first question in any order. */
beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
  const { scrollId, groupId } = await buildQuestionnaire(test, creator);
  const add = async (question: object) =>
    expect(
      (await test.call(questionCalls.addTopQuestion, { scrollId, groupId, ...question } as never, as())).code,
    ).toBe('0000');
  await add({ questionId: 'break00001', type: 'page-break', seqName: 'P1', order: 'zc', title: { text: '' } });
  for (const [questionId, order] of [
    [pictureId, 'zd'],
    [otherId, 'ze'],
  ])
    await add({ questionId, order, type: 'image-upload', seqName: questionId, title: { text: questionId } });
  const options = { settings: writeSettings({ isOptionOrderRandom: true }) };
  await test.call(designCalls.updateSettings, { scrollId, questionId: choiceId, ...options } as never, as());
  survey = await publishQuestionnaire(test, creator, scrollId);
}, 60_000);
afterAll(() => test.close());

const get = async (answerRecordId: string) =>
  (await test.call(recordCalls.get, { scrollId: survey.scrollId, answerRecordId }, as())).data as One;

describe('a record as its respondent saw it (S3.59)', () => {
  it('tells what was asked in the order shown, page by page with the time on it', async () => {
    const id = newRecordId();
    const sent = sentAnswers(survey, id, optionA, { cookieId: 'visitor1' });
    await test.call(answerCalls.submitAnswer, { ...sent, answerStatus: 1, saveSeq: 1 } as never);
    test.clock.advanceSeconds(12);
    const pageTimes = { [choiceId]: 9_000, [pictureId]: 3_000 };
    const { code } = await test.call(answerCalls.submitAnswer, { ...sent, saveSeq: 2, pageTimes } as never);
    expect(code).toBe('0000');
    expect((await get(id)).pages).toEqual([
      { questionId: choiceId, durationMs: 9_000, answerKeys: [choiceId, textId, matrixId] },
      { questionId: pictureId, durationMs: 3_000, answerKeys: [pictureId, otherId] },
    ]);
  });

  it('tells it as the record has kept it, whatever the engine would deal now', async () => {
    const id = newRecordId();
    await test.call(answerCalls.submitAnswer, sentAnswers(survey, id, optionA));
    await test.platform.database.pool.query(
      `update answer_record set shown_orders = jsonb_set(shown_orders, '{questions}', $2) where answer_record_id = $1`,
      [id, JSON.stringify([matrixId, choiceId, textId, 'gone000001', otherId])],
    );
    expect((await get(id)).pages.map(page => page.answerKeys)).toEqual([[matrixId, choiceId, textId], [otherId]]);
  });

  it('hands out the survey of the version that was answered, with what its orders were dealt from', async () => {
    const id = newRecordId();
    await test.call(answerCalls.submitAnswer, sentAnswers(survey, id, optionB));
    const { data } = await test.call(recordCalls.seen, { scrollId: survey.scrollId, answerRecordId: id }, as());
    const seen = data as Seen;
    expect(seen.flow).toMatchObject({ versionTime: survey.versionTime, title: { text: 'Coffee habits' } });
    expect(seen.context).toMatchObject({ seed: id, today: '2026-03-02', channel: '', labels: [], parameters: {} });
    expect(seen.answers[choiceId]).toEqual({ item: optionB });
  });

  it('shows neither to somebody who may not see records', async () => {
    const id = newRecordId();
    await test.call(answerCalls.submitAnswer, sentAnswers(survey, id, optionB));
    const stranger = asPerson(await buildPerson(test.platform));
    const { scrollId } = survey;
    const seen = await test.call(recordCalls.seen, { scrollId, answerRecordId: id }, stranger);
    const files = await test.call(recordCalls.findFiles, { scrollId }, stranger);
    expect([seen.code, files.code]).toEqual([errorCodes.noPermission.code, errorCodes.noPermission.code]);
    const unknown = await test.call(recordCalls.seen, { scrollId, answerRecordId: 'nobody' }, as());
    expect(unknown.code).toBe(errorCodes.answerRecordNotFound.code);
  });
});

describe('the gallery of uploads', () => {
  const upload = async (answerRecordId: string, questionId: string, name: string) => {
    const fields = { linkCode: survey.linkCode, cookieId: 'visitor1', answerRecordId, questionId };
    const file = { content: samples.png as Uint8Array, name };
    test.clock.advanceSeconds(1);
    return (await sendForm(test.app, answerUploadCalls.uploadFile, { fields, file })).data as {
      id: string;
      size: number;
    };
  };
  const submit = async (
    answerRecordId: string,
    files: readonly (readonly [string, { id: string; size: number }])[],
  ) => {
    const sent = sentAnswers(survey, answerRecordId, optionA, { cookieId: 'visitor1' });
    const rows = files.map(([questionId, { id, size }]) => ({
      questionId,
      topQuestionId: questionId,
      answerValue: `${id}/${size}/x.png`,
      answerValueType: 3 as const,
    }));
    const answerInfoList = [...sent.answerInfoList, ...rows];
    expect((await test.call(answerCalls.submitAnswer, { ...sent, answerInfoList })).code).toBe('0000');
  };
  const list = async (more: object = {}) =>
    (await test.call(recordCalls.findFiles, { scrollId: survey.scrollId, ...more } as never, as())).data as Files;

  it('lists files with their records, the newest first, page by page and by question; not what was taken back or deleted', async () => {
    const [first, second, open] = [newRecordId(), newRecordId(), newRecordId()];
    const [a, b] = [await upload(first, pictureId, 'a.png'), await upload(first, otherId, 'b.png')];
    await upload(first, pictureId, 'taken back.png');
    await submit(first, [
      [pictureId, a],
      [otherId, b],
    ]);
    const d = await upload(second, pictureId, 'd.png');
    await submit(second, [[pictureId, d]]);
    const saved = sentAnswers(survey, open, optionA, { cookieId: 'visitor1', answerStatus: 1, saveSeq: 1 });
    await test.call(answerCalls.submitAnswer, saved);
    await upload(open, pictureId, 'on its way.png');

    const all = await list();
    expect(all.items.map(({ name }) => name)).toEqual(['on its way.png', 'd.png', 'b.png', 'a.png']);
    expect(all.next).toBeNull();
    expect(all.items[3]).toMatchObject({ answerRecordId: first, answerKey: pictureId, contentType: 'image/png' });
    expect(all.items.map(({ serialNumber }) => serialNumber === null)).toEqual([true, false, false, false]);
    expect((await list({ questionId: otherId })).items.map(({ name }) => name)).toEqual(['b.png']);

    const pages = [await list({ size: 3 })];
    pages.push(await list({ size: 3, after: pages[0]!.next }));
    expect(pages.map(page => page.items.map(({ name }) => name))).toEqual([
      ['on its way.png', 'd.png', 'b.png'],
      ['a.png'],
    ]);
    expect(pages[1]!.next).toBeNull();

    const { statusCode, headers } = await test.app.inject({ url: all.items[3]!.address });
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);

    await test.call(recordCalls.delete, { scrollId: survey.scrollId, answerRecordIds: [first] } as never, as());
    expect((await list()).items.map(({ name }) => name)).toEqual(['on its way.png', 'd.png']);
    expect(
      (await test.call(recordCalls.findFiles, { scrollId: survey.scrollId, after: 'x' } as never, as())).code,
    ).not.toBe('0000');
  });
});
