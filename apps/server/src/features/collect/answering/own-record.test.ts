import { answerCalls, errorCodes, publishCalls, visitCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import {
  asPerson,
  buildSurvey,
  optionA,
  optionB,
  sentAnswers,
  type TestSurvey,
} from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { SAVES_BY_ADDRESS, SAVES_BY_RECORD } from './submitting/save-limits.ts';

let test: TestApp;
let creator: TestPerson;
let survey: TestSurvey;
let nextRecord = 0;
const newRecordId = () => `owner${String(++nextRecord).padStart(15, '0')}`;

beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
  survey = await buildSurvey(test, creator);
});
afterAll(() => test.close());

const send = (record: string, more: object = {}, option = optionA, request = {}) =>
  test.call(answerCalls.submitAnswer, sentAnswers(survey, record, option, more), request);
const rowOf = async (record: string) =>
  (await test.platform.database.pool.query('select * from answer_record where answer_record_id = $1', [record]))
    .rows[0];
const page = (saveSeq: number, more: object = {}) => ({ answerStatus: 1, saveSeq, ...more });
const [owner, thief] = [{ cookieId: 'owner' }, { cookieId: 'thief' }];
const { answerRecordNotFound, alreadyAnswered, tooManyRequests } = errorCodes;

describe('a submitted record', () => {
  it('sent again by the same visitor with the same answers gets its outcome', async () => {
    const record = newRecordId();
    const first = await send(record, owner);
    expect(first.code).toBe('0000');
    expect((await send(record, owner)).data).toEqual(first.data);
  });

  it('is refused with other answers, and stays what it is', async () => {
    const record = newRecordId();
    await send(record, owner);
    const before = await rowOf(record);
    expect((await send(record, owner, optionB)).code).toBe(alreadyAnswered.code);
    expect(await rowOf(record)).toEqual(before);
  });

  it('is refused with other answers though nobody had a cookie id', async () => {
    const record = newRecordId();
    await send(record);
    expect((await send(record)).code).toBe('0000');
    expect((await send(record, {}, optionB)).code).toBe(alreadyAnswered.code);
  });

  it.each([
    ['saving', (record: string) => send(record, page(9, thief))],
    ['submitting the same', (record: string) => send(record, thief)],
    ['submitting without a cookie id', (record: string) => send(record)],
    ['submitting other answers', (record: string) => send(record, thief, optionB)],
    [
      'declining the agreement',
      (record: string) =>
        test.call(visitCalls.declineAgreement, { linkCode: survey.linkCode, answerRecordId: record, ...thief }),
    ],
    [
      'discarding',
      (record: string) =>
        test.call(visitCalls.discard, { linkCode: survey.linkCode, answerRecordId: record, ...thief }),
    ],
  ])('of another visitor is nobody’s to go on with: %s', async (_what, act) => {
    const record = newRecordId();
    await send(record, owner);
    const before = await rowOf(record);
    expect((await act(record)).code).toBe(answerRecordNotFound.code);
    expect(await rowOf(record)).toEqual(before);
  });

  it('sent by two at once in one group is the first one’s', async () => {
    const record = newRecordId();
    // One that is being written keeps the writer busy, so that the next two wait and go together.
    const busy = send(newRecordId());
    const [first, second] = await Promise.all([send(record, owner), send(record, thief, optionB), busy]);
    const codes = [first.code, second.code].toSorted();
    expect(codes).toEqual(['0000', answerRecordNotFound.code].toSorted());
    const { cookie_id: cookieId } = await rowOf(record);
    expect(cookieId).toBe(first.code === '0000' ? 'owner' : 'thief');
  });

  it('tells its outcome after the end to its own visitor alone', async () => {
    const record = newRecordId();
    const mine = await buildSurvey(test, creator);
    const sendTo = (more: object, option = optionA) =>
      test.call(answerCalls.submitAnswer, sentAnswers(mine, record, option, more));
    await sendTo(owner);
    await test.call(publishCalls.changeStatus, { scrollId: mine.scrollId, status: 3 }, asPerson(creator));
    // A link that looked open a moment ago may still do so for a second.
    test.clock.advanceSeconds(5);
    expect((await sendTo(owner)).code).toBe('0000');
    expect((await sendTo(thief)).code).toBe(errorCodes.surveyClosed.code);
    expect((await sendTo(owner, optionB)).code).toBe(errorCodes.surveyClosed.code);
  });
});

describe('an unfinished record of another visitor', () => {
  it.each([
    ['saving', (record: string) => send(record, page(9, thief), optionB)],
    ['submitting', (record: string) => send(record, thief, optionB)],
    [
      'declining the agreement',
      (record: string) =>
        test.call(visitCalls.declineAgreement, { linkCode: survey.linkCode, answerRecordId: record, ...thief }),
    ],
    [
      'discarding',
      (record: string) =>
        test.call(visitCalls.discard, { linkCode: survey.linkCode, answerRecordId: record, ...thief }),
    ],
  ])('stays as it is: %s', async (_what, act) => {
    const record = newRecordId();
    await send(record, page(1, owner));
    const before = await rowOf(record);
    expect((await act(record)).code).toBe(answerRecordNotFound.code);
    expect(await rowOf(record)).toEqual(before);
  });
});

describe('saving', () => {
  it('is limited for a record, until it has rested; it can be submitted all the same', async () => {
    const record = newRecordId();
    await send(record, page(1, owner));
    await test.platform.database.pool.query('update answer_record set saves = $2 where answer_record_id = $1', [
      record,
      SAVES_BY_RECORD.most - 1,
    ]);
    const saves = await Promise.all(Array.from({ length: 20 }, (_, turn) => send(record, page(100 + turn, owner))));
    expect(saves.filter(({ code }) => code === '0000')).toHaveLength(1);
    expect((await send(record, page(500, owner))).code).toBe(tooManyRequests.code);
    test.clock.advanceSeconds(SAVES_BY_RECORD.pauseMinutes * 60 + 1);
    expect((await send(record, page(501, owner))).code).toBe('0000');
    expect(await rowOf(record)).toMatchObject({ saves: 1 });
    expect((await send(record, owner)).code).toBe('0000');
  });

  it('is limited for an address, generously: others and submissions go on', async () => {
    const request = { remoteAddress: '10.8.0.1' };
    await send(newRecordId(), page(1), optionA, request);
    await test.platform.database.pool.query("update attempt set tries = $1 where subject = 'save:address:10.8.0.1'", [
      SAVES_BY_ADDRESS.most - 5,
    ]);
    const saves = await Promise.all(Array.from({ length: 50 }, () => send(newRecordId(), page(1), optionA, request)));
    expect(saves.filter(({ code }) => code === '0000')).toHaveLength(5);
    expect(saves.filter(({ code }) => code === tooManyRequests.code)).toHaveLength(45);
    expect((await send(newRecordId(), {}, optionA, request)).code).toBe('0000');
    expect((await send(newRecordId(), page(1), optionA, { remoteAddress: '10.8.0.2' })).code).toBe('0000');
  });

  it('has room for five hundred people behind one address who answer a hundred pages in ten minutes', () => {
    expect(SAVES_BY_ADDRESS.most).toBeGreaterThanOrEqual(500 * 100);
    expect(SAVES_BY_ADDRESS.windowSeconds).toBeLessThanOrEqual(600);
  });
});
