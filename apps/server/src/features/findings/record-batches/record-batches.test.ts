import {
  answerCalls,
  type CallData,
  type CallRequest,
  errorCodes,
  jobCalls,
  type RecordBatch,
  recordBatchCalls,
  recordCalls,
  recordGridCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeAllRights } from '../../../authorisation/right.repository.ts';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import {
  asPerson,
  buildSurvey,
  choiceId,
  optionA,
  sentAnswers,
  type TestSurvey,
} from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { exportedFile } from '../../../testing/exported-file.ts';
import { fillSurvey } from '../../../testing/fill-survey.ts';
import { oneAfterTheOther, whileRowsAreHeld } from '../../../testing/hold-rows.ts';
import { runJob } from '../../people/jobs/index.ts';
import { personJobs } from '../../person-jobs.ts';
import { sweep } from '../../sweep.ts';

type Preview = CallData<typeof recordBatchCalls.preview>;
type PreviewInput = Omit<CallRequest<typeof recordBatchCalls.preview>, 'scrollId'>;

const kinds = new Map(personJobs.map(job => [job.kind, job]));
let test: TestApp;
let creator: TestPerson;
let survey: TestSurvey;

beforeAll(async () => {
  test = await buildTestApp({ env: { DATABASE_CONNECTIONS: '8' } });
  creator = await buildPerson(test.platform);
});
afterAll(() => test.close());

const pool = () => test.platform.database.pool;
const ask = (input: PreviewInput, person = creator) =>
  test.call(recordBatchCalls.preview, { scrollId: survey.scrollId, ...input } as never, asPerson(person));
const preview = async (input: PreviewInput, person = creator) => {
  const answer = await ask(input, person);
  expect(answer.code).toBe('0000');
  return answer.data as Preview;
};
const perform = (batchId: string, more: object = {}, person = creator) =>
  test.call(
    recordBatchCalls.perform,
    { scrollId: survey.scrollId, batchId, reason: 'Too fast', ...more },
    asPerson(person),
  );
const undo = (batchId: string, person = creator) =>
  test.call(recordBatchCalls.undo, { scrollId: survey.scrollId, batchId }, asPerson(person));
const found = async (batchId: string, person = creator) =>
  (await test.call(recordBatchCalls.get, { scrollId: survey.scrollId, batchId }, asPerson(person))).data as RecordBatch;
const run = (jobId: string | null) => runJob(test.platform, kinds, jobId!);
const jobOf = async (jobId: string, person = creator) =>
  ((await test.call(jobCalls.get, { jobId }, asPerson(person))).data as CallData<typeof jobCalls.get>).job;

/** Shown, asked for, and done to its end. */
async function done(input: PreviewInput, more: object = {}, person = creator): Promise<RecordBatch> {
  const { batchId } = await preview(input, person);
  const { data } = await perform(batchId, more, person);
  const { jobId } = data as RecordBatch;
  if (jobId) await run(jobId);
  return found(batchId, person);
}

/** Counts of the two cells and of the total, as they are kept. */
async function counts(): Promise<[a: number, b: number, collected: number]> {
  const { rows } = await pool().query(
    `select (select count from quota_cell where scroll_id = $1 and cell_id = 'cellA00001') as a,
            (select count from quota_cell where scroll_id = $1 and cell_id = 'cellB00001') as b, collected
       from live_survey where scroll_id = $1`,
    [survey.scrollId],
  );
  return [rows[0].a, rows[0].b, rows[0].collected];
}

/** The same, counted anew from the records: whatever happens, the two agree. */
async function countsOfRecords(): Promise<[a: number, b: number, collected: number]> {
  const { rows } = await pool().query(
    `select count(*) filter (where 'cellA00001' = any(cells)) as a, count(*) filter (where 'cellB00001' = any(cells)) as b, count(*) as collected
       from answer_record where scroll_id = $1 and is_counted and set_aside is null`,
    [survey.scrollId],
  );
  return [rows[0].a, rows[0].b, rows[0].collected];
}

const idOf = (serial: number) => `${survey.scrollId.slice(0, 10)}${String(serial).padStart(10, '0')}`;
const only = (code: number) => ({ test: 'choice', variable: choiceId, is: 'any-of', codes: [code] }) as never;
const newSurvey = async (records: number, sizes = { sizeA: 2000, sizeB: 2000 }) => {
  survey = await buildSurvey(test, creator, { ...sizes, whenFull: 'end' });
  await fillSurvey(test, survey, records);
};
const one = async (answerRecordId: string) =>
  (await test.call(recordCalls.get, { scrollId: survey.scrollId, answerRecordId }, asPerson(creator))).data as CallData<
    typeof recordCalls.get
  >;

describe('a thousand records at once', () => {
  beforeEach(() => newSurvey(1200));

  it('marked invalid give their places back, as it was shown, and undoing takes them again', {
    timeout: 60_000,
  }, async () => {
    const before = await counts();
    expect(before).toEqual([600, 600, 1200]);
    await test.call(
      recordCalls.markInvalid,
      { scrollId: survey.scrollId, answerRecordIds: [idOf(4), idOf(6), idOf(8)], reason: 'Earlier' },
      asPerson(creator),
    );
    // Two hundred of the one half stay.
    const filter = {
      any: [only(1), { all: [only(2), { test: 'number', variable: 'fact:serial', compare: '<=', value: 800 }] }],
    } as never;
    const shown = await preview({ does: 'invalid', filter });
    expect(shown).toMatchObject({ matching: 1000, due: 997, withoutRoom: 0, total: { before: 1197, after: 200 } });
    expect(shown.cells).toEqual([
      { cellId: 'cellA00001', quota: 'Q1', name: 'Yes', size: 2000, before: 600, after: 0, afterOver: 0 },
      { cellId: 'cellB00001', quota: 'Q1', name: 'No', size: 2000, before: 597, after: 200, afterOver: 200 },
    ]);
    // Who comes after the look is not touched.
    await test.call(answerCalls.submitAnswer, sentAnswers(survey, 'batchlate00000000001', optionA));
    const asked = (await perform(shown.batchId)).data as RecordBatch;
    expect(asked).toMatchObject({ state: 'waiting', outcome: { total: 997, changed: 0 } });
    await run(asked.jobId);
    expect(await found(shown.batchId)).toMatchObject({
      state: 'done',
      does: 'invalid',
      said: 'Too fast',
      canUndo: true,
      nickName: creator.nickName,
      outcome: { total: 997, reached: 997, changed: 997, overtaken: 0 },
    });
    expect(await counts()).toEqual([1, 200, 201]);
    expect(await jobOf(asked.jobId!)).toMatchObject({ state: 'done', canUndo: true, canRepeat: false });
    expect((await one(idOf(10))).operations).toMatchObject([
      { operation: 'marked-invalid', detail: { reason: 'Too fast' }, nickName: creator.nickName },
    ]);

    test.clock.advanceSeconds(1);
    const back = (await undo(shown.batchId)).data as RecordBatch;
    await run(back.jobId);
    expect(await found(back.batchId)).toMatchObject({ isUndo: true, state: 'done', outcome: { changed: 997 } });
    expect(await counts()).toEqual([601, 597, 1198]);
    expect(await countsOfRecords()).toEqual(await counts());
    expect((await one(idOf(4))).record.setAside).toMatchObject({ as: 'invalid', reason: 'Earlier' });
    expect((await one(idOf(10))).operations.at(-1)).toMatchObject({ operation: 'restored', detail: { undone: true } });
    expect((await undo(shown.batchId)).code).toBe(errorCodes.batchNotUndoable.code);
    const { data } = await test.call(recordBatchCalls.list, { scrollId: survey.scrollId } as never, asPerson(creator));
    expect((data as CallData<typeof recordBatchCalls.list>).items).toMatchObject([
      { isUndo: true, does: 'invalid', outcome: { changed: 997 } },
      { isUndo: false, does: 'invalid', canUndo: false, outcome: { changed: 997 } },
    ]);
  });

  it('cancelled midway leave counts that equal the records, and what was done can be taken back', {
    timeout: 60_000,
  }, async () => {
    const { batchId } = await preview({ does: 'delete' });
    const { jobId } = (await perform(batchId)).data as RecordBatch;
    const lock = {
      text: 'select 1 from record_batch_part where batch_id = $1 and place = 2 for update',
      values: [batchId],
    };
    // It hears of it itself, by its next beat.
    let heard = () => {};
    const hears = new Promise<void>(resolve => {
      heard = resolve;
    });
    const batch = kinds.get('records.batch')!;
    const listening: typeof batch = {
      ...batch,
      run: context => {
        context.signal.addEventListener('abort', heard, { once: true });
        return batch.run(context);
      },
    };
    await whileRowsAreHeld(
      test.platform.database,
      lock,
      () => [runJob(test.platform, new Map([[listening.kind, listening]]), jobId!)],
      async () => {
        await test.call(jobCalls.cancel, { jobId: jobId! }, asPerson(creator));
        await hears;
      },
    );
    const stopped = await found(batchId);
    expect(stopped).toMatchObject({ state: 'cancelled', outcome: { total: 1200, reached: 1000, changed: 1000 } });
    expect((await counts())[2]).toBe(200);
    expect(await countsOfRecords()).toEqual(await counts());
    const back = (await undo(batchId)).data as RecordBatch;
    await run(back.jobId);
    expect(await counts()).toEqual([600, 600, 1200]);
    // The part that it never came to is not done any more either.
    await run(jobId);
    expect(await counts()).toEqual([600, 600, 1200]);
  });

  it('go on where they were when the process died, and nothing is done twice', { timeout: 60_000 }, async () => {
    const { batchId } = await preview({ does: 'invalid' });
    const { jobId } = (await perform(batchId)).data as RecordBatch;
    // As a process leaves it that dies in the middle: one part is done, the job is its own, and nobody is heard of.
    const dying = new Map([
      [
        'records.batch',
        {
          ...kinds.get('records.batch')!,
          run: (context: never) =>
            kinds.get('records.batch')!.run({
              ...(context as object),
              reportRows(reached: number) {
                if (reached > 0) throw new Error('killed');
              },
            } as never),
        },
      ],
    ]);
    await expect(runJob(test.platform, dying, jobId!)).rejects.toThrow('killed');
    expect((await found(batchId)).outcome.reached).toBe(500);
    await pool().query("update person_job set state = 'waiting', lease = null, reason = null where id = $1", [jobId]);
    // Two at once, as when the first was only thought to be dead.
    await Promise.all([run(jobId), run(jobId)]);
    expect(await found(batchId)).toMatchObject({ state: 'done', outcome: { reached: 1200, changed: 1200 } });
    expect(await counts()).toEqual([0, 0, 0]);
    const { rows } = await pool().query('select count(*)::int as lines from record_operation where scroll_id = $1', [
      survey.scrollId,
    ]);
    expect(rows[0].lines).toBe(1200);
  });

  it('stop when their person loses the right, and what was done is told', { timeout: 60_000 }, async () => {
    const helper = await buildPerson(test.platform);
    const object = { kind: 'questionnaire', id: survey.scrollId } as const;
    await giveRights(test.platform, helper, survey.scrollId, ['questionnaire.publish', 'records.view']);
    const { batchId } = await preview({ does: 'invalid' }, helper);
    const { jobId } = (await perform(batchId, {}, helper)).data as RecordBatch;
    const lock = {
      text: 'select 1 from record_batch_part where batch_id = $1 and place = 1 for update',
      values: [batchId],
    };
    await whileRowsAreHeld(
      test.platform.database,
      lock,
      () => [run(jobId)],
      () => removeAllRights(pool(), helper.id, object),
    );
    expect(await jobOf(jobId!, helper)).toMatchObject({ state: 'failed' });
    expect(await found(batchId)).toMatchObject({ state: 'failed', canUndo: true, outcome: { changed: 500 } });
    expect(await countsOfRecords()).toEqual(await counts());
    expect((await test.call(jobCalls.undo, { jobId: jobId! }, asPerson(helper))).code).toBe(
      errorCodes.noPermission.code,
    );
  });

  it('are taken back from the list of jobs, once, and are not done again from there', { timeout: 60_000 }, async () => {
    const { jobId } = await done({ does: 'delete' });
    expect(await counts()).toEqual([0, 0, 0]);
    expect((await test.call(jobCalls.again, { jobId: jobId! }, asPerson(creator))).code).not.toBe('0000');
    expect((await test.call(jobCalls.undo, { jobId: jobId! }, asPerson(creator))).code).toBe('0000');
    expect((await test.call(jobCalls.undo, { jobId: jobId! }, asPerson(creator))).code).not.toBe('0000');
    const { data } = await test.call(jobCalls.list, {} as never, asPerson(creator));
    const back = (data as CallData<typeof jobCalls.list>).items[0]!;
    expect(back.title).toMatch(/1,200/);
    await run(back.jobId);
    expect(await counts()).toEqual([600, 600, 1200]);
    expect(await jobOf(jobId!)).toMatchObject({ canUndo: false });
  });
});

describe('a few records', () => {
  beforeEach(() => newSurvey(12, { sizeA: 6, sizeB: 0 }));

  it('are done at once, and shown with the cells that would open', async () => {
    const shown = await preview({ does: 'invalid', answerRecordIds: [idOf(3), idOf(5)] });
    expect(shown).toMatchObject({ matching: 2, due: 2, total: { before: 12, after: 10 } });
    expect(shown.cells).toMatchObject([{ cellId: 'cellA00001', size: 6, before: 6, after: 4 }]);
    const { data } = await perform(shown.batchId);
    expect(data).toMatchObject({ state: 'done', jobId: null, canUndo: true, outcome: { changed: 2 } });
    expect(await counts()).toEqual([4, 6, 10]);
    expect((await perform(shown.batchId)).code).toBe(errorCodes.batchNotFound.code);
    expect(((await undo(shown.batchId)).data as RecordBatch).outcome.changed).toBe(2);
    expect(await counts()).toEqual([6, 6, 12]);
  });

  it('marked by two people at once give their places back once, and the second is told', async () => {
    const other = await buildPerson(test.platform);
    await giveRights(test.platform, other, survey.scrollId, ['questionnaire.publish', 'records.view']);
    const [mine, theirs] = [
      await preview({ does: 'invalid', answerRecordIds: [idOf(3), idOf(5)] }),
      await preview({ does: 'invalid', answerRecordIds: [idOf(5), idOf(7)] }, other),
    ];
    const { database } = test.platform;
    const before = database.brokenOff;
    const lock = { text: 'select 1 from answer_record where answer_record_id = $1 for update', values: [idOf(5)] };
    const answers = await whileRowsAreHeld(
      database,
      lock,
      oneAfterTheOther(
        database,
        () => perform(mine.batchId),
        () => perform(theirs.batchId, { reason: 'Twice' }, other),
      ),
    );
    expect(answers.map(({ data }) => (data as RecordBatch).outcome)).toMatchObject([
      { changed: 2, overtaken: 0 },
      { changed: 1, overtaken: 1 },
    ]);
    expect(database.brokenOff).toBe(before);
    expect(await counts()).toEqual([3, 6, 9]);
    // Each takes back what they did, and no more.
    await undo(theirs.batchId, other);
    expect([await counts(), (await one(idOf(5))).record.setAside?.reason]).toEqual([[4, 6, 10], 'Too fast']);
  });

  it('that somebody changed since are left alone when it is undone, and counted', async () => {
    const { batchId } = await done({ does: 'invalid', answerRecordIds: [idOf(3), idOf(5), idOf(7)] });
    const scrolled = { scrollId: survey.scrollId };
    await test.call(recordCalls.restore, { ...scrolled, answerRecordIds: [idOf(3)] }, asPerson(creator));
    await test.call(
      recordCalls.markInvalid,
      { ...scrolled, answerRecordIds: [idOf(3)], reason: 'Looked again' },
      asPerson(creator),
    );
    await test.call(recordCalls.memo, { ...scrolled, answerRecordId: idOf(5), memo: 'Called' }, asPerson(creator));
    expect(((await undo(batchId)).data as RecordBatch).outcome).toMatchObject({ changed: 2, overtaken: 1 });
    expect((await one(idOf(3))).record.setAside?.reason).toBe('Looked again');
    expect((await one(idOf(5))).record).toMatchObject({ setAside: null, memo: 'Called' });
  });

  it('for whose places others have come stay set aside when it is undone, as when one is restored', async () => {
    const { batchId } = await done({ does: 'invalid', answerRecordIds: [idOf(3), idOf(5)] });
    await test.call(answerCalls.submitAnswer, sentAnswers(survey, 'batchnew000000000001', optionA));
    expect(((await undo(batchId)).data as RecordBatch).outcome).toMatchObject({ changed: 1, withoutRoom: 1 });
    expect(await counts()).toEqual([6, 6, 12]);
    expect(await countsOfRecords()).toEqual(await counts());
    const shown = await preview({ does: 'restore', list: 'invalid' });
    expect(shown).toMatchObject({ due: 1, withoutRoom: 1, total: { before: 12, after: 12, afterOver: 13 } });
    expect(shown.cells).toMatchObject([{ cellId: 'cellA00001', before: 6, after: 6, afterOver: 7 }]);
    expect((await perform(shown.batchId, { mayGoOver: true })).data).toMatchObject({ outcome: { changed: 1 } });
    expect(await counts()).toEqual([7, 6, 13]);
  });

  it('go back to what each of them was, whatever was done', async () => {
    const scrolled = { scrollId: survey.scrollId };
    await test.call(
      recordCalls.markInvalid,
      { ...scrolled, answerRecordIds: [idOf(3), idOf(4)], reason: 'Odd' },
      asPerson(creator),
    );
    await test.call(recordCalls.delete, { ...scrolled, answerRecordIds: [idOf(5)] }, asPerson(creator));
    await test.call(recordCalls.memo, { ...scrolled, answerRecordId: idOf(6), memo: 'Old' }, asPerson(creator));
    const state = async () => {
      const { rows } = await pool().query(
        `select answer_record_id, set_aside, set_aside_reason, set_aside_by, set_aside_at, is_submit, is_counted, cells, memo
           from answer_record where scroll_id = $1 order by answer_record_id`,
        [survey.scrollId],
      );
      return rows;
    };
    const before = [await state(), await counts()];
    const ids = [3, 4, 5, 6, 7].map(idOf);
    for (const does of ['delete', 'restore', 'invalid', 'memo'] as const) {
      const { batchId, outcome } = await done({ does, answerRecordIds: ids }, { memo: 'New' });
      expect(outcome.changed).toBe({ delete: 4, restore: 3, invalid: 2, memo: 5 }[does]);
      expect([await state(), await counts()]).not.toEqual(before);
      await undo(batchId);
      expect([await state(), await counts()], does).toEqual(before);
    }
  });

  it('are refused without a reason, without the right, and where they are another’s or nobody’s', async () => {
    const { batchId } = await preview({ does: 'invalid' });
    expect(await perform(batchId, { reason: ' ' })).toMatchObject({ code: '9001', field: 'reason' });
    const [viewer, publisher] = [await buildPerson(test.platform), await buildPerson(test.platform)];
    await giveRights(test.platform, viewer, survey.scrollId, ['records.view', 'questionnaire.view']);
    await giveRights(test.platform, publisher, survey.scrollId, ['questionnaire.publish']);
    expect((await ask({ does: 'invalid' }, viewer)).code).toBe(errorCodes.noPermission.code);
    expect((await ask({ does: 'invalid' }, publisher)).code).toBe(errorCodes.noPermission.code);
    expect((await perform(batchId, {}, viewer)).code).toBe(errorCodes.noPermission.code);
    await giveRights(test.platform, publisher, survey.scrollId, ['records.view']);
    // Somebody else's look is not theirs to act on.
    expect((await perform(batchId, {}, publisher)).code).toBe(errorCodes.batchNotFound.code);
    expect((await ask({ does: 'delete', answerRecordIds: ['nobodysRecord'] })).code).toBe(
      errorCodes.answerRecordNotFound.code,
    );
    expect((await ask({ does: 'delete', filter: { test: 'sql' } as never })).code).toBe(
      errorCodes.filterNotUsable.code,
    );
    expect(await counts()).toEqual([6, 6, 12]);
  });
});

it('somebody with a range sees, counts, marks and exports only that (S2.11)', { timeout: 60_000 }, async () => {
  await newSurvey(602);
  const helper = await buildPerson(test.platform);
  await giveRights(
    test.platform,
    helper,
    survey.scrollId,
    ['records.view', 'records.export', 'questionnaire.publish', 'questionnaire.view'],
    { kind: 'channel', channels: ['north'] },
  );
  const asked = { scrollId: survey.scrollId, columns: ['fact:channel'] };
  const { data } = await test.call(recordGridCalls.query, asked, asPerson(helper));
  expect((data as CallData<typeof recordGridCalls.query>).total).toBe(200);
  expect(
    (await test.call(recordCalls.get, { scrollId: survey.scrollId, answerRecordId: idOf(4) }, asPerson(helper))).code,
  ).toBe(errorCodes.answerRecordNotFound.code);
  const { text } = await exportedFile(test, helper, { scrollId: survey.scrollId, format: 'csv' });
  expect(text.trim().split('\r\n').length - 1).toBe(200);
  expect((await ask({ does: 'invalid', answerRecordIds: [idOf(3), idOf(4)] }, helper)).code).toBe(
    errorCodes.answerRecordNotFound.code,
  );
  const shown = await preview({ does: 'invalid' }, helper);
  // Not what all records come to: that would tell of the others.
  expect(shown).toMatchObject({ matching: 200, due: 200, isWhole: false, total: null, cells: null, withoutRoom: null });
  // The range becomes another one before it is done: what is out of sight by then is not touched.
  await pool().query(
    `update answer_record set channel = 'south' where scroll_id = $1 and channel = 'north' and serial <= 300`,
    [survey.scrollId],
  );
  const { data: outcome } = await perform(shown.batchId, {}, helper);
  expect(outcome).toMatchObject({ outcome: { total: 200, changed: 100, outOfSight: 100 } });
  expect((await counts())[2]).toBe(502);
  // What others did is not theirs to see.
  await done({ does: 'memo', answerRecordIds: [idOf(4)] }, { memo: 'x' });
  const { data: listed } = await test.call(recordBatchCalls.list, asked as never, asPerson(helper));
  expect((listed as CallData<typeof recordBatchCalls.list>).items).toMatchObject([{ does: 'invalid' }]);
});

it('what was only looked at is forgotten after a day', async () => {
  await newSurvey(12);
  const { batchId } = await preview({ does: 'invalid' });
  test.clock.advanceSeconds(2 * 24 * 60 * 60);
  await sweep(test.platform);
  const { rowCount } = await pool().query('select 1 from record_batch where id = $1', [batchId]);
  expect(rowCount).toBe(0);
});
