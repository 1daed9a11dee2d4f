import {
  answerCalls,
  type CallData,
  errorCodes,
  publishCalls,
  questionCalls,
  recordCalls,
  scrollCalls,
  type Visit,
  visitCalls,
} from '@wenshu/api-contract';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listGroups } from '../../../../../../../packages/analysis/test/plain-groups.ts';
import { buildPerson, type TestPerson } from '../../../../testing/build-person.ts';
import { asPerson, publishQuestionnaire, type TestSurvey } from '../../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { openDataSet } from '../../../findings/data-set/index.ts';

let test: TestApp;
let creator: TestPerson;
let survey: TestSurvey;
let groupId: string;
let nextRecord = 0;

beforeAll(async () => {
  test = await buildTestApp();
}, 180_000);
beforeEach(async () => {
  // The clock goes on, and a session ends after two hours.
  creator = await buildPerson(test.platform);
});
afterAll(() => test.close());

const as = () => asPerson(creator);
const add = async (scrollId: string, questionId: string, order: string, type = 'fill-in') => {
  const question = {
    scrollId,
    groupId,
    questionId,
    order,
    type,
    seqName: questionId.toUpperCase(),
    title: { text: 'A' },
  };
  expect((await test.call(questionCalls.addTopQuestion, question as never, as())).code).toBe('0000');
};

/** Pages of qa0001 and qb0001, of qc0001, of qd0001. */
async function buildPages(): Promise<void> {
  const { scrollId } = (await test.call(scrollCalls.create, { name: 'Pages' }, as())).data as { scrollId: string };
  const { document } = (await test.call(scrollCalls.get, { scrollId }, as())).data as {
    document: { groups: Record<string, unknown> };
  };
  groupId = Object.keys(document.groups)[0]!;
  const questions = ['qa0001', 'qb0001', 'break1', 'qc0001', 'break2', 'qd0001'];
  for (const [at, id] of questions.entries())
    await add(scrollId, id, `a${at + 1}`, id.startsWith('break') ? 'page-break' : 'fill-in');
  survey = await publishQuestionnaire(test, creator, scrollId);
}
beforeEach(buildPages);

const wait = (seconds: number) => test.clock.advanceSeconds(seconds);
const visit = async (cookieId: string) =>
  (await test.call(visitCalls.visit, { linkCode: survey.linkCode, cookieId })).data as Extract<Visit, { step: 'open' }>;

/** One respondent who has opened it just now. */
async function begin() {
  const answerRecordId = `pages${String(++nextRecord).padStart(15, '0')}`;
  const cookieId = `visitor${nextRecord}`;
  const { startMark } = await visit(cookieId);
  let saveSeq = 0;
  const send = async (answerStatus: 1 | 2, more: object) => {
    const { linkCode, versionTime } = survey;
    const sent = { answerRecordId, versionTime, linkCode, cookieId, startMark, answerInfoList: [], saveSeq: ++saveSeq };
    return (await test.call(answerCalls.submitAnswer, { ...sent, answerStatus, ...more } as never)).code;
  };
  return {
    answerRecordId,
    cookieId,
    send,
    save: async (lastQuestionId: string | undefined, pageTimes?: object) =>
      expect(await send(1, { lastQuestionId, ...(pageTimes && { pageTimes }) })).toBe('0000'),
    submit: async (pageTimes?: object) => expect(await send(2, pageTimes ? { pageTimes } : {})).toBe('0000'),
  };
}
const recordOf = async (answerRecordId: string) =>
  (await test.call(recordCalls.get, { scrollId: survey.scrollId, answerRecordId }, as())).data as CallData<
    typeof recordCalls.get
  >;
const secondsOf = async (answerRecordId: string) =>
  Object.fromEntries(
    (await recordOf(answerRecordId)).pageTimes.map(({ questionId, durationMs }) => [questionId, durationMs / 1000]),
  );

describe('the time on a page', () => {
  it('passes between its saves, by the server’s clock, for who says nothing of it', async () => {
    const { answerRecordId, save, submit } = await begin();
    wait(10);
    await save('qc0001');
    wait(20);
    await save('qd0001');
    expect(await secondsOf(answerRecordId)).toEqual({ qa0001: 10, qc0001: 20 });
    wait(5);
    await submit();
    expect(await secondsOf(answerRecordId)).toEqual({ qa0001: 10, qc0001: 20, qd0001: 5 });
    const { record, pageTimes } = await recordOf(answerRecordId);
    expect([record.durationMs, pageTimes[1]]).toEqual([
      35_000,
      { questionId: 'qc0001', seqName: 'QC0001', durationMs: 20_000 },
    ]);
  });

  it('adds up over visits; the page says how it went, as somebody goes back without saving', async () => {
    const { answerRecordId, save, submit } = await begin();
    wait(10);
    await save('qc0001', { qa0001: 10_000 });
    wait(12);
    await save('qc0001', { qc0001: 4000, qa0001: 8000 });
    wait(3);
    await submit({ qc0001: 3000 });
    expect(await secondsOf(answerRecordId)).toEqual({ qa0001: 18, qc0001: 7 });
  });

  it('is shared by what the page says when several pages come at once, as after a time without a network', async () => {
    const { answerRecordId, submit } = await begin();
    wait(100);
    // The cover and the waiting are on no page.
    await submit({ qa0001: 30_000, qc0001: 20_000, qd0001: 10_000 });
    expect(await secondsOf(answerRecordId)).toEqual({ qa0001: 30, qc0001: 20, qd0001: 10 });
  });

  it('is never more than has passed: what is said beyond it is shared alike', async () => {
    const { answerRecordId, save } = await begin();
    wait(10);
    await save('qc0001', { qa0001: 3_600_000, qc0001: 1_200_000 });
    expect(await secondsOf(answerRecordId)).toEqual({ qa0001: 7.5, qc0001: 2.5 });
  });

  it('is not known over a pause of more than 30 minutes, and goes on after it, also on another device', async () => {
    const { answerRecordId, cookieId, save, send } = await begin();
    wait(10);
    await save('qc0001');
    wait(31 * 60);
    expect((await visit(cookieId)).record?.lastQuestionId).toBe('qc0001');
    await save('qc0001', { qc0001: 31 * 60_000 });
    wait(5);
    expect(await send(2, { deviceId: 'anotherdevice001', pageTimes: { qc0001: 5000 } })).toBe('0000');
    expect(await secondsOf(answerRecordId)).toEqual({ qa0001: 10, qc0001: 5 });
  });

  it('belongs to the page of the design, whichever question is met first on it; what is unknown says nothing', async () => {
    const { answerRecordId, save } = await begin();
    wait(10);
    await save('nothing', { qb0001: 6000, nothing: 9000, constructor: 5 });
    wait(4);
    await save('qd0001');
    expect(await secondsOf(answerRecordId)).toEqual({ qa0001: 10 });
  });

  it('of a submission that is sent again stays what it was', async () => {
    const { answerRecordId, submit } = await begin();
    wait(10);
    await submit({ qa0001: 10_000 });
    wait(50);
    await submit({ qa0001: 60_000 });
    expect(await secondsOf(answerRecordId)).toEqual({ qa0001: 10 });
  });

  it('is refused when it is no time', async () => {
    const { send } = await begin();
    for (const pageTimes of [{ qa0001: -1 }, { qa0001: 1.5 }, { qa0001: 1e12 }, { ['q'.repeat(80)]: 1 }, [5]])
      expect(await send(1, { pageTimes })).toBe(errorCodes.inputInvalid.code);
  });

  it('together is within the record’s duration, whatever pages say', async () => {
    const { pool } = test.platform.database;
    const page = fc.constantFrom('a', 'b', 'c');
    const step = fc.record({
      passedMs: fc.integer({ min: 0, max: 40_000 }),
      at: fc.option(page),
      said: fc.option(fc.dictionary(page, fc.integer({ min: 0, max: 86_400_000 }))),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 6 }), async steps => {
        let kept: Record<string, number> = {};
        for (const { passedMs, at, said } of steps) {
          const before = kept;
          const { rows } = await pool.query('select page_ms_after($1, $2, $3, $4) as kept', [
            before,
            passedMs,
            at,
            said,
          ]);
          kept = rows[0].kept;
          for (const [name, ms] of Object.entries(before)) expect(kept[name]).toBeGreaterThanOrEqual(ms);
        }
        const sum = Object.values(kept).reduce((all, ms) => all + ms, 0);
        expect(sum).toBeLessThanOrEqual(steps.reduce((all, { passedMs }) => all + passedMs, 0));
      }),
      { numRuns: 60 },
    );
  });
});

describe('the time on a page in the data set', () => {
  const variables = async () =>
    (await openDataSet(test.platform, { scrollId: survey.scrollId, range: undefined }).listVariables('zh')).filter(
      ({ key }) => key.startsWith('fact:pageTime:'),
    );
  const countOf = async (questionId: string, seconds: number) => {
    const dataSet = openDataSet(test.platform, { scrollId: survey.scrollId, range: undefined });
    const { groups } = await dataSet.ask({ kind: 'count', by: [{ variable: `fact:pageTime:${questionId}` }] });
    return listGroups(groups).filter(({ by }) => by[0] === seconds).length;
  };

  it('is a number by page, and stays what it was when publishing moves questions to other pages', async () => {
    const { save, submit } = await begin();
    wait(10);
    await save('qc0001', { qa0001: 8000 });
    wait(20);
    await submit({ qc0001: 15_300 });
    expect((await variables()).map(({ key, kept }) => [key, kept])).toEqual([
      ['fact:pageTime:qa0001', 'number'],
      ['fact:pageTime:qc0001', 'number'],
      ['fact:pageTime:qd0001', 'number'],
    ]);
    const change = (status: 1 | 2) => test.call(publishCalls.changeStatus, { scrollId: survey.scrollId, status }, as());
    await change(2);
    // Its first page begins with another question now.
    await add(survey.scrollId, 'qz0001', 'a0');
    survey = { ...survey, versionTime: ((await change(1)).data as { versionTime: number }).versionTime };
    wait(5);
    const other = await begin();
    wait(9);
    await other.submit({ qa0001: 9000 });
    expect(await secondsOf(other.answerRecordId)).toEqual({ qz0001: 9 });
    expect((await variables()).map(({ key }) => key)).toEqual(
      ['qz0001', 'qc0001', 'qd0001', 'qa0001'].map(id => `fact:pageTime:${id}`),
    );
    expect((await variables())[0]?.label).toBe('QZ0001 起的一页用时（秒）');
    expect([await countOf('qa0001', 8), await countOf('qc0001', 15.3), await countOf('qz0001', 9)]).toEqual([1, 1, 1]);
  }, 180_000);
});
