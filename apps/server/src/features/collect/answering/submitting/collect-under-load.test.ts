import {
  answerCalls,
  type Call,
  type CallRequest,
  editCalls,
  errorCodes,
  publishCalls,
  questionCalls,
  reportCalls,
  respondentCalls,
  SUCCESS_CODE,
  scrollCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { choiceId, optionA, optionB, sentAnswers, type TestSurvey } from '../../../../testing/build-survey.ts';
import {
  type FleetQuota,
  findMiscounts,
  optionX,
  optionY,
  publishOnFleet,
  queryFleet,
  secondId,
} from '../../../../testing/fleet-survey.ts';
import { ServerFleet } from '../../../../testing/server-fleet.ts';
import { findLosses, submitWhile } from '../../../../testing/submit-while.ts';

const SERVERS = 3;
const CONNECTIONS = 64;
const [SUCCESS, FULL, HELD] = [2, 4, 5];
/** Real processes on a machine that does other things too. */
const PATIENCE_MS = 180_000;

const fleet = new ServerFleet();
beforeAll(() => fleet.start(SERVERS), PATIENCE_MS);
afterAll(() => fleet.stop());

let nextRecord = 0;
const newRecordId = () => `load${String(++nextRecord).padStart(16, '0')}`;

/** Runs the jobs over so many connections at once. */
async function inParallel(jobs: readonly (() => Promise<void>)[]): Promise<void> {
  const waiting = [...jobs];
  const work = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await job();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
}

const second = (option: string) => ({
  questionId: secondId,
  topQuestionId: secondId,
  itemId: option,
  answerValue: option,
  answerValueType: 1 as const,
});

/** The answers of the n-th respondent: every combination of the two questions by turns. */
function answersOf(survey: TestSurvey, record: string, turn: number) {
  const sent = sentAnswers(survey, record, turn % 2 ? optionA : optionB);
  return { ...sent, answerInfoList: [...sent.answerInfoList, second(turn % 4 < 2 ? optionX : optionY)] };
}

/** So many respondents at once; says what became of each, by what was answered and by what is stored. */
async function submitAll(survey: TestSurvey, count: number) {
  const acknowledged = new Map<string, number>();
  await inParallel(
    Array.from({ length: count }, (_, turn) => async () => {
      const record = newRecordId();
      const answer = await fleet.send(answerCalls.submitAnswer, answersOf(survey, record, turn), turn);
      if (answer?.data) acknowledged.set(record, answer.data.answerRecord.answerStatus);
    }),
  );
  const rows = await queryFleet(
    fleet,
    'select answer_record_id as id, status, cells from answer_record where scroll_id = $1',
    [survey.scrollId],
  );
  expect(new Map(rows.map(row => [row.id, row.status]))).toEqual(acknowledged);
  expect(await findMiscounts(fleet, survey.scrollId)).toEqual([]);
  const inCell = (cellId: string) => rows.filter(row => row.cells.includes(cellId)).length;
  const withStatus = (status: number) => rows.filter(row => row.status === status).length;
  return { all: rows.length, inCell, withStatus };
}

const single = (whenFull: FleetQuota['whenFull'], sizeA: number, sizeB: number): FleetQuota => ({
  kind: 'single',
  whenFull,
  cells: [
    { cellId: 'cellA00001', order: 'a', match: { [choiceId]: optionA }, size: sizeA },
    { cellId: 'cellB00001', order: 'b', match: { [choiceId]: optionB }, size: sizeB },
  ],
});
const crossed = (option: string, other: string) => ({ [choiceId]: option, [secondId]: other });

describe('160 submissions over 64 connections and 3 processes', () => {
  it(
    'fill single cells exactly: never over, none lost, none twice, the refused ones kept as full',
    async () => {
      const survey = await publishOnFleet(fleet, { quotas: [single('end', 10, 7)] });
      const { all, inCell, withStatus } = await submitAll(survey, 160);
      expect([all, inCell('cellA00001'), inCell('cellB00001')]).toEqual([160, 10, 7]);
      expect([withStatus(SUCCESS), withStatus(FULL)]).toEqual([17, 143]);
    },
    PATIENCE_MS,
  );

  it(
    'fill crossed cells, merged cells and a booster beyond both exactly',
    async () => {
      const cross: FleetQuota = {
        kind: 'cross',
        whenFull: 'end',
        cells: [
          { cellId: 'cellAX0001', order: 'a', match: crossed(optionA, optionX), size: 5 },
          { cellId: 'cellBY0001', order: 'b', match: crossed(optionB, optionY), size: 6 },
        ],
      };
      const merged: FleetQuota = {
        kind: 'merged',
        whenFull: 'end',
        cells: [
          { cellId: 'cellM00001', order: 'a', match: [crossed(optionA, optionY), crossed(optionB, optionX)], size: 9 },
        ],
      };
      const booster: FleetQuota = {
        kind: 'booster',
        whenFull: 'end',
        cells: [{ cellId: 'cellZ00001', order: 'a', match: { [choiceId]: optionA }, size: 4 }],
      };
      const survey = await publishOnFleet(fleet, { quotas: [cross, merged, booster] });
      const { inCell, withStatus } = await submitAll(survey, 160);
      expect(['cellAX0001', 'cellBY0001', 'cellM00001', 'cellZ00001'].map(inCell)).toEqual([5, 6, 9, 4]);
      expect([withStatus(SUCCESS), withStatus(FULL)]).toEqual([24, 136]);
    },
    PATIENCE_MS,
  );

  it(
    'hold what has no room, and with Continue take everybody (S4.15, S4.16)',
    async () => {
      const held = await submitAll(await publishOnFleet(fleet, { quotas: [single('hold', 10, 7)] }), 80);
      expect([held.withStatus(SUCCESS), held.withStatus(HELD)]).toEqual([17, 63]);
      const going = await submitAll(await publishOnFleet(fleet, { quotas: [single('continue', 10, 7)] }), 80);
      expect(going.withStatus(SUCCESS)).toBe(80);
    },
    PATIENCE_MS,
  );

  it(
    'close the survey at its cap, and not one later (S4.5)',
    async () => {
      const survey = await publishOnFleet(fleet, { cap: 23 });
      const { all, withStatus } = await submitAll(survey, 160);
      expect([all, withStatus(SUCCESS)]).toEqual([23, 23]);
      const [{ status, ended_by }] = await queryFleet(
        fleet,
        'select status, ended_by from live_survey where scroll_id = $1',
        [survey.scrollId],
      );
      expect([status, ended_by]).toEqual([3, 'cap']);
    },
    PATIENCE_MS,
  );

  it(
    'use a one-to-one code once, and store a submission that is sent ten times once',
    async () => {
      const survey = await publishOnFleet(fleet);
      const { scrollId } = survey;
      await fleet.call(respondentCalls.addRespondents, { scrollId, respondents: [{ name: 'One' }, { name: 'Two' }] });
      const { items } = await fleet.call(respondentCalls.findRespondents, { scrollId });
      const codes = items.map(({ link }) => link.slice('/p/'.length));
      const once = newRecordId();
      let accepted = 0;
      await inParallel(
        Array.from({ length: 60 }, (_, turn) => async () => {
          const isRepeat = turn % 6 === 0;
          const sent = answersOf(survey, isRepeat ? once : newRecordId(), 0);
          const personal = { ...sent, linkCode: undefined, codeNum: codes[turn % 2]! };
          const answer = await fleet.send(answerCalls.submitAnswer, isRepeat ? sent : personal, turn);
          if (answer?.data) accepted++;
        }),
      );
      // Ten repeats of one submission, and one of each person.
      expect(accepted).toBe(12);
      const rows = await queryFleet(fleet, 'select link_code from answer_record where scroll_id = $1', [scrollId]);
      expect(rows.map(row => row.link_code).sort()).toEqual([survey.linkCode, ...codes].sort());
      expect(await findMiscounts(fleet, scrollId)).toEqual([]);
    },
    PATIENCE_MS,
  );
});

describe('kill -9 under load', () => {
  const load = { connections: CONNECTIONS, runUpMs: 500 };

  it(
    'of a server loses nothing that was acknowledged, and counts nothing twice',
    async () => {
      const survey = await publishOnFleet(fleet, { quotas: [single('end', 0, 0)] });
      const acknowledged = await submitWhile(fleet, survey, load, () => fleet.killServer(SERVERS - 1));
      expect(acknowledged.size).toBeGreaterThan(CONNECTIONS);
      expect(await findLosses(fleet, survey, acknowledged)).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'of PostgreSQL loses nothing that was acknowledged, and counts nothing twice',
    async () => {
      const survey = await publishOnFleet(fleet, { quotas: [single('end', 0, 0)] });
      const acknowledged = await submitWhile(fleet, survey, load, () => fleet.killPostgres());
      expect(acknowledged.size).toBeGreaterThan(CONNECTIONS);
      expect(await findLosses(fleet, survey, acknowledged)).toEqual([]);
    },
    PATIENCE_MS,
  );
});

describe('PostgreSQL that is stopped and started again', () => {
  it(
    'is told to everybody as "come again", never as a fault, and what comes again is taken',
    async () => {
      const survey = await publishOnFleet(fleet);
      const { scrollId } = survey;
      const [saved, submitted] = [answersOf(survey, newRecordId(), 0), answersOf(survey, newRecordId(), 1)];
      const save = { ...saved, answerStatus: 1 as const, saveSeq: 1 };
      const ask = () =>
        [0, 1].flatMap(turn => [
          fleet.send(answerCalls.submitAnswer, save, turn),
          fleet.send(answerCalls.submitAnswer, submitted, turn),
          fleet.send(respondentCalls.findRespondents, { scrollId }, turn),
        ]);
      const answers = await fleet.whilePostgresIsStopped(() => Promise.all(ask()));
      expect(answers.map(answer => answer?.code)).toEqual(Array(6).fill(errorCodes.serviceStopping.code));
      const after = [
        await fleet.send(answerCalls.submitAnswer, save),
        await fleet.send(answerCalls.submitAnswer, submitted),
        await fleet.send(answerCalls.submitAnswer, saved),
      ];
      expect(after.map(answer => answer?.code)).toEqual(['0000', '0000', '0000']);
      expect(await findMiscounts(fleet, scrollId)).toEqual([]);
    },
    PATIENCE_MS,
  );
});

describe('kill -9 in the middle of editing', () => {
  /** Sent to one server after the other until one answers, as the page does. */
  async function untilAnswered<C extends Call>(call: C, input: CallRequest<C>): Promise<{ readonly version: number }> {
    for (let turn = 0; ; turn++) {
      const answer = await fleet.send(call, input, turn);
      if (answer?.code === SUCCESS_CODE) return answer.data as { readonly version: number };
      if (answer) throw new Error(JSON.stringify(answer));
    }
  }

  it(
    'every edit that was made stands once and in its order, in a questionnaire and in a report',
    async () => {
      const { scrollId } = await publishOnFleet(fleet);
      await fleet.call(publishCalls.changeStatus, { scrollId, status: 2 });
      const { reportId } = await fleet.call(reportCalls.create, { scrollId, name: 'Tea' });
      const survey = await fleet.call(scrollCalls.get, { scrollId });
      const report = await fleet.call(reportCalls.get, { scrollId, reportId });
      let isOver = false;
      const write = async (prefix: string, base: number, send: (edit: SentEdit) => Promise<{ version: number }>) => {
        const made: string[] = [];
        for (let version = base; !isOver; ) {
          const editId = `${prefix}${String(made.length).padStart(8, '0')}`;
          ({ version } = await send({ editId, baseVersion: version, text: editId }));
          made.push(editId);
        }
        return made;
      };
      const writing = [
        write('ask', survey.version, ({ text, ...edit }) =>
          untilAnswered(questionCalls.modifyName, { scrollId, questionId: choiceId, title: { text }, ...edit }),
        ),
        write('tell', report.version, ({ text, ...edit }) =>
          untilAnswered(reportCalls.edit, { scrollId, reportId, changes: [{ path: ['name'], value: text }], ...edit }),
        ),
      ];
      // A server dies in the middle and comes back, twice: what it had stored and not answered comes to another.
      for (let death = 0; death < 2; death++) {
        await fleet.killServer(0);
        await fleet.restartServer(0);
      }
      isOver = true;
      const [asked, told] = await Promise.all(writing);
      const stored = async (news: Promise<{ readonly edits: readonly { readonly editId: string }[] }>) =>
        (await news).edits.map(({ editId }) => editId);
      expect(asked!.length).toBeGreaterThan(1);
      expect(await stored(fleet.call(editCalls.since, { scrollId, version: survey.version }))).toEqual(asked);
      expect(await stored(fleet.call(reportCalls.since, { scrollId, reportId, version: report.version }))).toEqual(
        told,
      );
      const now = await fleet.call(scrollCalls.get, { scrollId });
      expect(now.document).toMatchObject({ questions: { [choiceId]: { title: { text: asked!.at(-1) } } } });
    },
    PATIENCE_MS,
  );
});

interface SentEdit {
  readonly editId: string;
  readonly baseVersion: number;
  readonly text: string;
}
