import {
  answerCalls,
  type CallData,
  type CleaningRun,
  cleaningCalls,
  errorCodes,
  messageCalls,
  type RecordBatch,
  type Right,
  recordBatchCalls,
  recordCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeAllRights } from '../../../authorisation/right.repository.ts';
import { buildPerson, giveRights, signInAnew, type TestPerson } from '../../../testing/build-person.ts';
import {
  asPerson,
  buildSurvey,
  choiceId,
  optionA,
  sentAnswers,
  type TestSurvey,
  textId,
} from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { fillSurvey } from '../../../testing/fill-survey.ts';
import { runJob } from '../../people/jobs/index.ts';
import { personJobs } from '../../person-jobs.ts';
import { applyCleaning } from './apply-cleaning.ts';
import { cleanWhatCame } from './clean-by-itself.ts';

type Preview = CallData<typeof cleaningCalls.preview>;

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
const ask = (call: keyof typeof cleaningCalls, input: object = {}, person = creator) =>
  test.call(cleaningCalls[call], { scrollId: survey.scrollId, ...input } as never, asPerson(person));
const got = async <Data>(call: keyof typeof cleaningCalls, input: object = {}, person = creator): Promise<Data> => {
  const answer = await ask(call, input, person);
  expect(answer.code).toBe('0000');
  return answer.data as Data;
};

const rule = (id: string, kind: string, settings: object, isOn = true) => ({ id, name: id, kind, settings, isOn });
const fast = rule('fast', 'speeder', { time: 'fact:durationSeconds', by: 'seconds', below: 3 });
const yes = { test: 'choice', variable: choiceId, is: 'any-of', codes: [1] };
const early = { test: 'number', variable: 'fact:serial', compare: '<=', value: 14 };
const odd = rule('odd', 'contradiction', { filter: { all: [yes, early] } });

/** Counts of the two cells and of the total, as they are kept and as the records say. */
async function counts(): Promise<[a: number, b: number, collected: number]> {
  const { rows } = await pool().query(
    `select (select count from quota_cell where scroll_id = $1 and cell_id = 'cellA00001') as a,
            (select count from quota_cell where scroll_id = $1 and cell_id = 'cellB00001') as b, collected,
            (select count(*) from answer_record where scroll_id = $1 and is_counted and set_aside is null) as records
       from live_survey where scroll_id = $1`,
    [survey.scrollId],
  );
  const { a, b, collected, records } = rows[0];
  expect(records).toBe(collected);
  return [a, b, collected];
}

/** Serial numbers of the records that are marked invalid. */
async function marked(): Promise<number[]> {
  const { rows } = await pool().query(
    `select serial from answer_record where scroll_id = $1 and set_aside = 'invalid' order by serial`,
    [survey.scrollId],
  );
  return rows.map(({ serial }) => serial);
}

const reasonOf = async (serial: number) =>
  (
    await pool().query('select set_aside_reason as reason from answer_record where scroll_id = $1 and serial = $2', [
      survey.scrollId,
      serial,
    ])
  ).rows[0].reason as string;

const idOf = (serial: number) => `${survey.scrollId.slice(0, 10)}${String(serial).padStart(10, '0')}`;

async function newSurvey(records: number): Promise<void> {
  survey = await buildSurvey(test, creator, { sizeA: 2000, sizeB: 2000, whenFull: 'end' });
  await fillSurvey(test, survey, records);
  // The first ten were too fast.
  await pool().query(
    `update answer_record set active_ms = case when serial <= 10 then 1000 else 5000 end, changed = pg_current_xact_id() where scroll_id = $1`,
    [survey.scrollId],
  );
}

async function applied(rules: readonly object[], person = creator): Promise<CleaningRun> {
  const { runId } = await got<Preview>('preview', { rules }, person);
  const run = await got<CleaningRun>('apply', { runId }, person);
  if (run.batch.jobId) await runJob(test.platform, kinds, run.batch.jobId);
  return run;
}

const submit = (id: string) => test.call(answerCalls.submitAnswer, sentAnswers(survey, id, optionA));

describe('cleaning by rules', () => {
  beforeEach(() => newSurvey(60));

  it('shows what each rule finds, alone and together, and what quotas lose; marks it with its reasons; and takes it back', async () => {
    const shown = await got<Preview>('preview', { rules: [fast, odd, { ...fast, id: 'off', isOn: false }] });
    expect(shown).toMatchObject({
      looked: 60,
      kept: 0,
      ruleIds: ['fast', 'odd'],
      tooFew: [],
      tally: { total: 12, hits: [10, 7], alone: [5, 2] },
      effect: { due: 12, total: { before: 60, after: 48 } },
    });
    expect(shown.tally.overlap).toEqual([
      [10, 5],
      [5, 7],
    ]);
    expect(shown.effect.cells).toMatchObject([
      { cellId: 'cellA00001', before: 30, after: 23 },
      { cellId: 'cellB00001', before: 30, after: 25 },
    ]);
    expect(await marked()).toEqual([]);
    const run = await got<CleaningRun>('apply', { runId: shown.runId });
    expect(run).toMatchObject({ isByItself: false, batch: { state: 'done', outcome: { changed: 12 } } });
    expect(await counts()).toEqual([23, 25, 48]);
    expect(await reasonOf(1)).toMatch(/fast.+odd/);
    expect(await reasonOf(2)).toMatch(/fast$/);
    expect(await reasonOf(13)).toMatch(/odd$/);
    // Once only, and somebody has looked at one of them meanwhile.
    expect((await ask('apply', { runId: shown.runId })).code).toBe(errorCodes.batchNotFound.code);
    await test.call(
      recordCalls.restore,
      { scrollId: survey.scrollId, answerRecordIds: [idOf(10)] } as never,
      asPerson(creator),
    );
    const back = await got<RecordBatch>('revert', { runId: run.runId });
    expect(back).toMatchObject({ isUndo: true, outcome: { changed: 11, overtaken: 1 } });
    expect(await counts()).toEqual([30, 30, 60]);
    const { items } = await got<CallData<typeof cleaningCalls.listRuns>>('listRuns');
    expect(items).toMatchObject([
      { runId: run.runId, isReverted: true, rules: [{ id: 'fast' }, { id: 'odd' }], batch: { canUndo: false } },
    ]);
    expect((await ask('revert', { runId: run.runId })).code).toBe(errorCodes.batchNotUndoable.code);
  });

  it('is in the log from the moment it was asked for, also when the process dies before a record was marked', async () => {
    const { runId } = await got<Preview>('preview', { rules: [fast] });
    const { database } = test.platform;
    let left = 1;
    const dying = new Proxy(database, {
      get: (target, name) =>
        name === 'transaction'
          ? (work: never) => (left-- > 0 ? target.transaction(work) : Promise.reject(new Error('died')))
          : Reflect.get(target, name),
    });
    const actor = { personId: creator.id, sessionId: '' };
    const asked = { scrollId: survey.scrollId, runId };
    await expect(applyCleaning({ ...test.platform, database: dying }, actor, asked, 'en')).rejects.toThrow('died');
    expect(await marked()).toEqual([]);
    const { items } = await got<CallData<typeof cleaningCalls.listRuns>>('listRuns', { page: 1, size: 10 });
    expect(items).toMatchObject([{ runId, batch: { outcome: { total: 10, changed: 0 } } }]);
  });

  it('finds duplicates by device, by address and by answers, the first of each staying', async () => {
    await pool().query(
      `update answer_record set device_id = case when serial in (3, 5, 9) then 'device-one' when serial in (4, 6) then 'seen:none' end,
              client_address = case when serial in (7, 8) then '10.0.0.7' end,
              answers = answers || jsonb_build_object($2::text, case when serial in (20, 30) then 'Same words' else 'Words ' || serial end),
              changed = pg_current_xact_id() where scroll_id = $1`,
      [survey.scrollId, textId],
    );
    const rules = [
      rule('device', 'duplicate', { by: 'device', questions: [] }),
      rule('address', 'duplicate', { by: 'address', questions: [] }),
      rule('words', 'duplicate', { by: 'questions', questions: [textId] }),
    ];
    expect((await got<Preview>('preview', { rules })).tally.hits).toEqual([2, 1, 1]);
    await applied(rules);
    expect(await marked()).toEqual([5, 8, 9, 30]);
  });

  it('leaves alone what a person has kept, and offers the rest with most rules first', async () => {
    await got('save', { version: 0, rules: [fast, odd] });
    const suspects = () => got<CallData<typeof cleaningCalls.suspects>>('suspects');
    const first = await suspects();
    expect(first).toMatchObject({ total: 12, kept: 0 });
    expect(first.items.map(({ serialNumber }) => serialNumber)).toEqual([1, 3, 5, 7, 9, 2, 4, 6, 8, 10, 11, 13]);
    expect(first.items[0]!.ruleIds).toEqual(['fast', 'odd']);
    await got('keep', { answerRecordIds: [idOf(3), idOf(4)], isKept: true });
    expect(await suspects()).toMatchObject({ total: 10, kept: 2 });
    await applied([fast, odd]);
    expect(await marked()).toEqual([1, 2, 5, 6, 7, 8, 9, 10, 11, 13]);
    await got('keep', { answerRecordIds: [idOf(4)], isKept: false });
    expect((await suspects()).items).toMatchObject([{ serialNumber: 4 }]);
  });

  it('is for whoever may collate and see the records, not for whoever may publish or only see', async () => {
    const [publisher, viewer, blind] = [
      await buildPerson(test.platform),
      await buildPerson(test.platform),
      await buildPerson(test.platform),
    ];
    const give = (person: TestPerson, rights: readonly Right[]) =>
      giveRights(test.platform, person, survey.scrollId, ['questionnaire.view', ...rights]);
    await give(publisher, ['questionnaire.publish', 'records.view']);
    await give(viewer, ['records.view', 'records.export']);
    await give(blind, ['analysis.collate']);
    for (const person of [publisher, viewer, blind])
      expect((await ask('preview', { rules: [fast] }, person)).code).toBe(errorCodes.noPermission.code);
    const { runId } = await got<Preview>('preview', { rules: [fast] });
    // What somebody else may see is not theirs to do.
    expect((await ask('apply', { runId }, publisher)).code).toBe(errorCodes.noPermission.code);
    expect(await marked()).toEqual([]);
  });

  it('stops between the look and the deed for whoever may no longer collate, though they may publish', async () => {
    const colleague = await buildPerson(test.platform);
    const held = ['questionnaire.view', 'records.view', 'questionnaire.publish', 'analysis.collate'] as const;
    await giveRights(test.platform, colleague, survey.scrollId, held);
    const { effect } = await got<Preview>('preview', { rules: [fast] }, colleague);
    await removeAllRights(pool(), colleague.id, { kind: 'questionnaire', id: survey.scrollId });
    await giveRights(test.platform, colleague, survey.scrollId, held.slice(0, 3));
    const done = { scrollId: survey.scrollId, batchId: effect.batchId, reason: 'by hand' };
    const answer = await test.call(recordBatchCalls.perform, done as never, asPerson(colleague));
    expect(answer.code).toBe(errorCodes.noPermission.code);
    expect(await marked()).toEqual([]);
  });

  it('two people apply at once: every record is marked once and counted once', async () => {
    const colleague = await buildPerson(test.platform);
    await giveRights(test.platform, colleague, survey.scrollId, [
      'questionnaire.view',
      'analysis.collate',
      'records.view',
    ]);
    const [one, two] = await Promise.all([
      got<Preview>('preview', { rules: [fast] }),
      got<Preview>('preview', { rules: [fast, odd] }, colleague),
    ]);
    const [mine, theirs] = await Promise.all([
      got<CleaningRun>('apply', { runId: one.runId }),
      got<CleaningRun>('apply', { runId: two.runId }, colleague),
    ]);
    const outcomes = [mine.batch.outcome, theirs.batch.outcome];
    expect(outcomes[0]!.changed + outcomes[1]!.changed).toBe(12);
    expect(outcomes[0]!.overtaken + outcomes[1]!.overtaken).toBe(10);
    expect(await counts()).toEqual([23, 25, 48]);
  });

  it('refuses rules that do not fit, a second person’s older version, and previews of others', async () => {
    const wrong = await ask('preview', { rules: [fast, rule('x', 'trap', { least: 0 })] });
    expect(wrong).toMatchObject({ code: errorCodes.cleaningRulesWrong.code });
    expect((await ask('preview', { rules: [{ ...fast, isOn: false }] })).code).toBe(errorCodes.cleaningNothingOn.code);
    await got('save', { version: 0, rules: [fast] });
    expect((await ask('save', { version: 0, rules: [odd] })).code).toBe(errorCodes.cleaningSavedByOthers.code);
    expect(await got('save', { version: 1, rules: [fast, odd] })).toEqual({ version: 2 });
    expect(await got('get')).toMatchObject({ version: 2, rules: [{ id: 'fast' }, { id: 'odd' }], byItself: null });
    const shown = await got<Preview>('preview', { rules: [fast] });
    const other = survey;
    await newSurvey(4);
    expect((await ask('apply', { runId: shown.runId })).code).toBe(errorCodes.cleaningRunNotFound.code);
    survey = other;
  });
});

describe('rules that run by themselves', () => {
  beforeEach(async () => {
    await newSurvey(20);
    await got('save', { version: 0, rules: [fast] });
  });

  it('mark what comes after they were switched on, a run for each day, and never what a person took back', async () => {
    await got('byItself', { isOn: true });
    await submit('bysself0000000000001');
    await cleanWhatCame(test.platform);
    expect(await marked()).toEqual([21]);
    expect(await counts()).toEqual([10, 10, 20]);
    await submit('bysself0000000000002');
    await cleanWhatCame(test.platform);
    const runs = async () => (await got<CallData<typeof cleaningCalls.listRuns>>('listRuns')).items;
    const [today, ...none] = await runs();
    expect(none).toEqual([]);
    expect(today).toMatchObject({ isByItself: true, tally: { total: 2 }, batch: { outcome: { changed: 2 } } });
    await got('revert', { runId: today!.runId });
    await cleanWhatCame(test.platform);
    expect(await marked()).toEqual([]);
    expect(await counts()).toEqual([12, 10, 22]);
    test.clock.advanceSeconds(1);
    await submit('bysself0000000000003');
    await cleanWhatCame(test.platform);
    expect(await marked()).toEqual([23]);
    test.clock.advanceSeconds(86_400);
    creator = await signInAnew(test.platform, creator);
    await submit('bysself0000000000004');
    await cleanWhatCame(test.platform);
    expect((await runs()).map(({ batch }) => batch.outcome.changed)).toEqual([1, 1, 2]);
    await got('byItself', { isOn: false });
    await submit('bysself0000000000005');
    await cleanWhatCame(test.platform);
    expect(await marked()).toEqual([23, 24]);
  });

  it('mark by the rules that are switched on alone: one that was switched off loses nobody their answers', async () => {
    // Everybody who says yes would be caught by the second one.
    const off = rule('yes', 'contradiction', { filter: yes }, false);
    const slow = rule('slow', 'speeder', { time: 'fact:durationSeconds', by: 'seconds', below: 1 });
    await got('save', { version: 1, rules: [slow, off] });
    await got('byItself', { isOn: true });
    await submit('bysself0000000000009');
    await pool().query(
      `update answer_record set active_ms = 5000, changed = pg_current_xact_id() where scroll_id = $1 and serial = 21`,
      [survey.scrollId],
    );
    await cleanWhatCame(test.platform);
    expect(await marked()).toEqual([]);
    expect(await counts()).toEqual([11, 10, 21]);
    await got('save', { version: 2, rules: [slow, { ...off, isOn: true }] });
    await submit('bysself0000000000010');
    await cleanWhatCame(test.platform);
    expect(await marked()).toEqual([22]);
  });

  it('go on after a process that died, and do nothing twice when two look at once', async () => {
    await got('byItself', { isOn: true });
    await submit('bysself0000000000006');
    await Promise.all([cleanWhatCame(test.platform), cleanWhatCame(test.platform)]);
    expect(await marked()).toEqual([21]);
    await submit('bysself0000000000007');
    await pool().query('update cleaning_scheme set claimed_until = $2 where scroll_id = $1', [
      survey.scrollId,
      new Date(test.clock.now().getTime() + 60_000),
    ]);
    await cleanWhatCame(test.platform);
    expect(await marked()).toEqual([21]);
    test.clock.advanceSeconds(120);
    await cleanWhatCame(test.platform);
    expect(await marked()).toEqual([21, 22]);
  });

  it('stop, and say so, when whoever switched them on may not do it any more', async () => {
    const colleague = await buildPerson(test.platform);
    await giveRights(test.platform, colleague, survey.scrollId, [
      'questionnaire.view',
      'analysis.collate',
      'records.view',
    ]);
    await got('byItself', { isOn: true }, colleague);
    await removeAllRights(pool(), colleague.id, { kind: 'questionnaire', id: survey.scrollId });
    await submit('bysself0000000000008');
    await cleanWhatCame(test.platform);
    expect(await marked()).toEqual([]);
    expect(await got('get')).toMatchObject({ byItself: { stopped: 'rights-lost', nickName: colleague.nickName } });
    const told = await test.call(messageCalls.messageReadList, {} as never, asPerson(colleague));
    expect(told.data).toMatchObject([{ kind: 'cleaning-stopped' }]);
  });
});
