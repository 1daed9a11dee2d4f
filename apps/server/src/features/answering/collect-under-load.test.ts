import {
  answerCalls,
  linkCalls,
  publishCalls,
  questionCalls,
  quotaCalls,
  SUCCESS_CODE,
  scrollCalls,
} from '@wenshu/api-contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { choiceId, optionA, optionB, sentAnswers } from '../../testing/build-survey.ts';
import { ServerFleet } from '../../testing/server-fleet.ts';

const SERVERS = 3;
const CONNECTIONS = 64;
const SUCCESS = 2;
const FULL = 4;

const fleet = new ServerFleet();
beforeAll(() => fleet.start(SERVERS), 60_000);
afterAll(() => fleet.stop());

let nextRecord = 0;
const newRecordId = () => `load${String(++nextRecord).padStart(16, '0')}`;

/** A published one-question survey with two cells. */
async function publishSurvey(sizeA: number, sizeB: number) {
  const { scrollId } = await fleet.call(scrollCalls.create, { name: 'Under load' });
  const { document } = await fleet.call(scrollCalls.get, { scrollId });
  const items = [optionA, optionB].map((itemId, index) => ({
    itemId,
    order: `a${index + 1}`,
    title: { text: itemId },
  }));
  const [groupId] = Object.keys(document.groups);
  await fleet.call(questionCalls.addTopQuestion, {
    scrollId,
    questionId: choiceId,
    groupId: groupId!,
    order: 'a',
    type: 'single-choice',
    seqName: 'Q1',
    title: { text: 'Which?' },
    items,
  });
  const cells = [
    { cellId: 'cellA00001', order: 'a', match: { [choiceId]: optionA }, size: sizeA },
    { cellId: 'cellB00001', order: 'b', match: { [choiceId]: optionB }, size: sizeB },
  ];
  await fleet.call(quotaCalls.saveQuota, {
    scrollId,
    quotaId: 'quota00001',
    order: 'a',
    kind: 'single',
    title: 'Q1',
    whenFull: 'end',
    cells,
  });
  const { versionTime } = await fleet.call(publishCalls.changeStatus, { scrollId, status: 1 });
  const { linkCode } = await fleet.call(linkCalls.create, { scrollId });
  return { scrollId, versionTime: versionTime!, linkCode };
}

/** Runs the jobs over so many connections at once. */
async function inParallel(jobs: readonly (() => Promise<void>)[]): Promise<void> {
  const waiting = [...jobs];
  const work = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await job();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
}

async function query(text: string, values: unknown[]) {
  const client = new pg.Client({ connectionString: fleet.databaseUrl });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

const listRecords = (scrollId: string) =>
  query(
    "select answer_record_id as id, status, answers->$2->>'item' as option from answer_record where scroll_id = $1",
    [scrollId, choiceId],
  );
const listCounts = async (scrollId: string) =>
  (await query('select count from quota_cell where scroll_id = $1 order by cell_id', [scrollId])).map(row => row.count);

describe('200 submissions over 64 connections and 3 processes', () => {
  it('fill cells of 10 and 7 exactly: never over, none lost, none twice', async () => {
    const survey = await publishSurvey(10, 7);
    const acknowledged = new Map<string, number>();
    await inParallel(
      Array.from({ length: 200 }, (_, turn) => async () => {
        const record = newRecordId();
        const answer = await fleet.send(
          answerCalls.submitAnswer,
          sentAnswers(survey, record, turn % 2 ? optionA : optionB),
          turn,
        );
        acknowledged.set(record, answer?.data?.answerRecord.answerStatus ?? -1);
      }),
    );
    const records = await listRecords(survey.scrollId);
    expect(records).toHaveLength(200);
    expect(new Map(records.map(row => [row.id, row.status]))).toEqual(acknowledged);
    const taken = (option: string) => records.filter(row => row.status === SUCCESS && row.option === option).length;
    expect([taken(optionA), taken(optionB)]).toEqual([10, 7]);
    expect(records.filter(row => row.status === FULL)).toHaveLength(183);
    expect(await listCounts(survey.scrollId)).toEqual([10, 7]);
  });
});

describe('kill -9 under load', () => {
  /** Submits until told to stop, asking again under the same id when no answer came, as the page does. */
  async function submitWhile(
    survey: { linkCode: string; versionTime: number },
    meanwhile: () => Promise<void>,
  ): Promise<Set<string>> {
    const acknowledged = new Set<string>();
    let isOver = false;
    const respondent = async (turn: number) => {
      while (!isOver) {
        const sent = sentAnswers(survey, newRecordId(), turn % 2 ? optionA : optionB);
        for (let attempt = 0; attempt < 200; attempt++) {
          const answer = await fleet.send(answerCalls.submitAnswer, sent, turn + attempt);
          if (answer?.code === SUCCESS_CODE) {
            acknowledged.add(sent.answerRecordId);
            break;
          }
          await new Promise(resolve => setTimeout(resolve, 50));
        }
      }
    };
    const respondents = Array.from({ length: CONNECTIONS }, (_, turn) => respondent(turn));
    await new Promise(resolve => setTimeout(resolve, 700));
    await meanwhile();
    await new Promise(resolve => setTimeout(resolve, 700));
    isOver = true;
    await Promise.all(respondents);
    return acknowledged;
  }

  async function expectEveryAcknowledgedOnce(scrollId: string, acknowledged: Set<string>) {
    const records = await listRecords(scrollId);
    const stored = new Set(records.map(row => row.id));
    expect([...acknowledged].filter(id => !stored.has(id))).toEqual([]);
    expect(stored.size).toBe(records.length);
    const counts = await listCounts(scrollId);
    expect(counts[0] + counts[1]).toBe(records.filter(row => row.status === SUCCESS).length);
    const [survey] = await query('select collected from questionnaire where scroll_id = $1', [scrollId]);
    expect(survey.collected).toBe(counts[0] + counts[1]);
  }

  it('of a server loses nothing that was acknowledged, and counts nothing twice', async () => {
    const survey = await publishSurvey(0, 0);
    const acknowledged = await submitWhile(survey, () => fleet.killServer(0));
    expect(acknowledged.size).toBeGreaterThan(CONNECTIONS);
    await expectEveryAcknowledgedOnce(survey.scrollId, acknowledged);
  });

  it('of PostgreSQL loses nothing that was acknowledged, and counts nothing twice', async () => {
    const survey = await publishSurvey(0, 0);
    const acknowledged = await submitWhile(survey, () => fleet.killPostgres());
    expect(acknowledged.size).toBeGreaterThan(CONNECTIONS);
    await expectEveryAcknowledgedOnce(survey.scrollId, acknowledged);
  });
});
