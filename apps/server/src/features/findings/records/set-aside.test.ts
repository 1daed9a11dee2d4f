import { answerCalls, type CallData, errorCodes, quotaProgressCalls, recordCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import {
  asPerson,
  buildSurvey,
  optionA,
  optionB,
  sentAnswers,
  type TestSurvey,
} from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { exportedFile } from '../../../testing/exported-file.ts';

type Page = CallData<typeof recordCalls.findPage>;
type One = CallData<typeof recordCalls.get>;

let test: TestApp;
let creator: TestPerson;
let survey: TestSurvey;
let nextRecord = 0;
const newRecordId = () => `aside${String(++nextRecord).padStart(15, '0')}`;

beforeAll(async () => {
  test = await buildTestApp({ env: { DATABASE_CONNECTIONS: '8' } });
  creator = await buildPerson(test.platform);
});
beforeEach(async () => {
  survey = await buildSurvey(test, creator, { sizeA: 2, sizeB: 0, whenFull: 'end' });
});
afterAll(() => test.close());

const submit = async (option = optionA, more: object = {}) => {
  const id = newRecordId();
  const { data } = await test.call(answerCalls.submitAnswer, sentAnswers(survey, id, option, more));
  const { answerStatus } = (data as CallData<typeof answerCalls.submitAnswer>).answerRecord;
  return { id, answerStatus };
};
const change = <C extends 'markInvalid' | 'delete' | 'restore'>(
  call: C,
  answerRecordIds: readonly string[],
  more: object = {},
  person = creator,
) =>
  test.call(
    recordCalls[call],
    {
      scrollId: survey.scrollId,
      answerRecordIds,
      ...(call === 'markInvalid' && { reason: 'Too fast' }),
      ...more,
    } as never,
    asPerson(person),
  );
const pageOf = async (list: string) =>
  (await test.call(recordCalls.findPage, { scrollId: survey.scrollId, list } as never, asPerson(creator))).data as Page;
const one = async (answerRecordId: string) =>
  (await test.call(recordCalls.get, { scrollId: survey.scrollId, answerRecordId }, asPerson(creator))).data as One;
const countOfA = async () => {
  const { data } = await test.call(quotaProgressCalls.progress, { scrollId: survey.scrollId }, asPerson(creator));
  return (data as CallData<typeof quotaProgressCalls.progress>).find(cell => cell.cellId === 'cellA00001')?.count;
};
const exported = async () => {
  const { text } = await exportedFile(test, creator, { scrollId: survey.scrollId, format: 'csv' });
  return text.trim().split('\r\n').slice(1);
};
const collected = async () =>
  (await test.platform.database.pool.query('select collected from live_survey where scroll_id = $1', [survey.scrollId]))
    .rows[0].collected;

describe('marking a record invalid', () => {
  it('keeps its status, says who, when and why, and gives its places back', async () => {
    const { id } = await submit();
    await submit();
    expect((await submit()).answerStatus).toBe(4);
    expect((await change('markInvalid', [id])).data).toEqual({ changed: 1 });
    expect([await countOfA(), await collected()]).toEqual([1, 1]);
    const { record, operations } = await one(id);
    expect(record).toMatchObject({
      answerStatus: 2,
      setAside: { as: 'invalid', reason: 'Too fast', nickName: creator.nickName, time: test.clock.now().getTime() },
    });
    expect(operations).toEqual([
      {
        operation: 'marked-invalid',
        nickName: creator.nickName,
        detail: { reason: 'Too fast' },
        time: test.clock.now().getTime(),
      },
    ]);
    expect((await submit()).answerStatus).toBe(2);
  });

  it('twice changes nothing more', async () => {
    const { id } = await submit();
    await change('markInvalid', [id]);
    expect((await change('markInvalid', [id])).data).toEqual({ changed: 0 });
    expect([await countOfA(), (await one(id)).operations.length]).toEqual([0, 1]);
  });

  it('is for submitted records; an unfinished one can be gone on with', async () => {
    const id = newRecordId();
    await test.call(answerCalls.submitAnswer, sentAnswers(survey, id, optionA, { answerStatus: 1, saveSeq: 1 }));
    expect((await change('markInvalid', [id])).data).toEqual({ changed: 0 });
  });

  it('shows in the lists and in the export, whose reader decides', async () => {
    const [{ id }, other] = [await submit(), await submit(optionB)];
    await change('markInvalid', [id]);
    expect((await pageOf('invalid')).items.map(item => item.answerRecordId)).toEqual([id]);
    expect((await pageOf('success')).items.map(item => item.answerRecordId)).toEqual([other.id]);
    expect((await exported()).map(line => line.includes('Too fast'))).toEqual([true, false]);
  });
});

describe('deleting a record', () => {
  it('takes it out of lists, exports and counts, and leaves its row', async () => {
    const [{ id }] = [await submit(), await submit(optionB)];
    await change('delete', [id]);
    expect([await countOfA(), await collected(), (await pageOf('all')).total]).toEqual([0, 1, 1]);
    expect((await exported()).map(line => line.split(',')[0])).toEqual(['2']);
    expect((await pageOf('deleted')).items.map(item => item.answerRecordId)).toEqual([id]);
    const { rows } = await test.platform.database.pool.query(
      'select status from answer_record where answer_record_id = $1',
      [id],
    );
    expect(rows).toEqual([{ status: 2 }]);
  });

  it('ends an unfinished one; restored, it can be gone on with', async () => {
    const id = newRecordId();
    const save = (saveSeq: number) =>
      test.call(answerCalls.submitAnswer, sentAnswers(survey, id, optionA, { answerStatus: 1, saveSeq }));
    await save(1);
    await change('delete', [id]);
    expect((await save(2)).code).toBe(errorCodes.alreadyAnswered.code);
    await change('restore', [id]);
    expect((await save(3)).code).toBe('0000');
  });

  it('gives the places back once, also after it was marked invalid', async () => {
    const [{ id }] = [await submit(), await submit()];
    await change('markInvalid', [id]);
    await change('delete', [id]);
    expect([await countOfA(), await collected()]).toEqual([1, 1]);
  });
});

describe('restoring a record', () => {
  it('takes its places again when there is room', async () => {
    const { id } = await submit();
    await change('delete', [id]);
    expect((await change('restore', [id])).data).toEqual({ changed: 1, withoutRoom: [], answeredAgain: [] });
    expect([await countOfA(), await collected(), (await one(id)).record.setAside]).toEqual([1, 1, null]);
  });

  it('into a full cell asks, and goes over only with an explicit yes, which is logged', async () => {
    const { id } = await submit();
    await change('markInvalid', [id]);
    await submit();
    await submit();
    expect((await change('restore', [id])).data).toEqual({ changed: 0, withoutRoom: [id], answeredAgain: [] });
    expect([await countOfA(), (await one(id)).record.setAside?.as]).toEqual([2, 'invalid']);
    expect((await change('restore', [id], { mayGoOver: true })).data).toEqual({
      changed: 1,
      withoutRoom: [],
      answeredAgain: [],
    });
    expect([await countOfA(), await collected()]).toEqual([3, 3]);
    expect((await one(id)).operations.at(-1)).toMatchObject({ operation: 'restored', detail: { wentOver: true } });
  });

  it('of several takes what has room, and names the others', async () => {
    const ids = [(await submit()).id, (await submit()).id];
    await change('delete', ids);
    await submit();
    const { data } = await change('restore', ids);
    expect(data).toEqual({ changed: 1, withoutRoom: [ids[1]], answeredAgain: [] });
    expect(await countOfA()).toBe(2);
  });
});

describe('what is done with records', () => {
  it('needs the right to run the survey and to see its records', async () => {
    const { id } = await submit();
    const [stranger, publisher, viewer] = [
      await buildPerson(test.platform),
      await buildPerson(test.platform),
      await buildPerson(test.platform),
    ];
    await giveRights(test.platform, publisher, survey.scrollId, ['questionnaire.publish']);
    await giveRights(test.platform, viewer, survey.scrollId, ['records.view']);
    for (const call of ['markInvalid', 'delete', 'restore'] as const) {
      expect((await change(call, [id], {}, stranger)).code).toBe(errorCodes.noPermission.code);
      expect((await change(call, [id], {}, viewer)).code).toBe(errorCodes.noPermission.code);
      expect((await change(call, [id], {}, publisher)).code).toBe(errorCodes.answerRecordNotFound.code);
    }
    expect(await countOfA()).toBe(1);
  });

  it('is refused for records of another survey, without a reason, and for none', async () => {
    const { id } = await submit();
    const elsewhere = await buildSurvey(test, creator);
    const foreign = await change('delete', [id], { scrollId: elsewhere.scrollId });
    expect(foreign.code).toBe(errorCodes.answerRecordNotFound.code);
    expect(await change('markInvalid', [id], { reason: ' ' })).toMatchObject({ code: '9001', field: 'reason' });
    expect((await change('delete', [])).code).toBe(errorCodes.inputInvalid.code);
  });

  it('includes a memo, which stands in the list and in the log (S3.61)', async () => {
    const { id } = await submit();
    const memo = (text: string, person = creator) =>
      test.call(recordCalls.memo, { scrollId: survey.scrollId, answerRecordId: id, memo: text }, asPerson(person));
    await memo(' Called back ');
    expect((await pageOf('all')).items[0]?.memo).toBe('Called back');
    expect((await one(id)).operations).toMatchObject([{ operation: 'memo', detail: { memo: 'Called back' } }]);
    expect((await memo('x'.repeat(501))).code).toBe(errorCodes.inputInvalid.code);
    expect((await memo('x', await buildPerson(test.platform))).code).toBe(errorCodes.noPermission.code);
    // Who may only look writes nothing, not even beside the record.
    const viewer = await buildPerson(test.platform);
    await giveRights(test.platform, viewer, survey.scrollId, ['records.view', 'records.export', 'questionnaire.view']);
    expect((await memo('x', viewer)).code).toBe(errorCodes.noPermission.code);
    expect((await one(id)).record.memo).toBe('Called back');
  });

  it('shows one record with its circumstances and answers', async () => {
    const { id } = await submit(optionB);
    const { record, answers, columns, files, log } = await one(id);
    expect(record).toMatchObject({ answerRecordId: id, serialNumber: 1, memo: '', isBooster: false });
    expect([answers, files, log]).toEqual([{ choice0001: { item: optionB } }, [], []]);
    expect(record.values[columns.findIndex(column => column.name === 'Q1')]).toBe(2);
    const missing = { scrollId: survey.scrollId, answerRecordId: 'nothing' };
    expect((await test.call(recordCalls.get, missing, asPerson(creator))).code).toBe(
      errorCodes.answerRecordNotFound.code,
    );
  });

  it('and submissions at the same time leave counts that equal the records, never over', {
    timeout: 30_000,
  }, async () => {
    const first = [(await submit()).id, (await submit()).id];
    const busy = Array.from({ length: 60 }, (_, n) => submit(n % 3 === 0 ? optionB : optionA));
    const handled = Array.from({ length: 20 }, async (_, n) => {
      const ids = [first[n % 2]!];
      if (n % 4 < 2) await change(n % 3 === 0 ? 'delete' : 'markInvalid', ids);
      else await change('restore', ids);
    });
    await Promise.all([...busy, ...handled]);
    const { rows } = await test.platform.database.pool.query(
      `select count(*) filter (where is_counted)::int as counted,
              count(*) filter (where is_counted and 'cellA00001' = any(cells))::int as in_a,
              count(*) filter (where is_counted and set_aside is not null)::int as wrong
         from answer_record where scroll_id = $1`,
      [survey.scrollId],
    );
    expect(rows[0]).toEqual({ counted: await collected(), in_a: await countOfA(), wrong: 0 });
    expect(rows[0].in_a).toBeLessThanOrEqual(2);
    expect(rows[0].counted).toBeGreaterThanOrEqual(20);
  });
});
