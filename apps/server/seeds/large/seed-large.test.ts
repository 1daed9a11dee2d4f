import { questionTypes } from '@wenshu/question-types/core';
import { buildCodebook, type Codebook, type Json, replayAnswers } from '@wenshu/survey-core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyIn } from '../../src/platform/database/copy/copy-in.ts';
import { buildPerson } from '../../src/testing/build-person.ts';
import { buildTestApp, type TestApp } from '../../src/testing/build-test-app.ts';
import type { LargeSurvey } from './build-large-survey.ts';
import { seedLarge } from './seed-large.ts';

const RECORDS = 500;

interface StoredRecord {
  readonly answer_record_id: string;
  readonly status: number;
  readonly is_counted: boolean;
  readonly set_aside: string | null;
  readonly serial: string | null;
  readonly channel: string;
  readonly labels: readonly string[];
  readonly parameters: Readonly<Record<string, string>>;
  readonly answers: Readonly<Record<string, Json>>;
}

let test: TestApp;
let survey: LargeSurvey;
let records: readonly StoredRecord[];
let codebook: Codebook;
beforeAll(async () => {
  test = await buildTestApp();
  await buildPerson(test.platform);
  survey = (await seed())!;
  records = await recordsOf(survey);
  codebook = buildCodebook([survey.model.flow], questionTypes);
});
afterAll(() => test.close());

async function seed() {
  const client = new pg.Client({ connectionString: test.platform.env.databaseUrl });
  await client.connect();
  try {
    const copy = (statement: string, source: AsyncIterable<Buffer>) => copyIn(client, statement, source);
    return await seedLarge(test.platform, { records: RECORDS, seed: 7, language: 'zh', copyIn: copy });
  } finally {
    await client.end();
  }
}

async function recordsOf({ scrollId }: LargeSurvey): Promise<readonly StoredRecord[]> {
  const { rows } = await test.platform.database.pool.query<StoredRecord>(
    'select * from answer_record where scroll_id = $1 order by started_at',
    [scrollId],
  );
  return rows;
}

describe('the large demo', () => {
  it('has 60 variables, a multiple-response set being one', () => {
    const sets = new Set(codebook.variables.flatMap(({ set, questionId }) => (set ? [`${questionId}/${set}`] : [])));
    expect(codebook.variables.filter(({ set }) => set === undefined).length + sets.size).toBe(60);
  });

  it('stores only what the engine itself would have stored, with the outcome it would have had', () => {
    const outcomes = { 2: 'finished', 3: 'screened' } as const;
    const wrong = records
      .filter(record => record.status !== 1)
      .flatMap(({ answer_record_id, status, answers, channel, labels, parameters }) => {
        const context = { seed: answer_record_id, today: '2026-11-01', channel, labels, parameters };
        const replay = replayAnswers(survey.model, answers, context);
        const isRight =
          replay.outcome === outcomes[status as 2 | 3] && replay.problems.length + replay.dropped.length === 0;
        return isRight ? [] : [{ status, ...replay }];
      });
    expect(wrong.map(({ status, outcome, problems, dropped }) => ({ status, outcome, problems, dropped }))).toEqual([]);
    expect(records).toHaveLength(RECORDS);
  });

  it('reads back through the codebook: every variable has values, the unfinished and screened-out fewer', () => {
    const filled = codebook.variables.map(() => 0);
    for (const { answers } of records)
      for (const [index, value] of codebook.valuesOf(answers).entries()) if (value !== null) filled[index]!++;
    const empty = codebook.variables.filter((_, index) => filled[index] === 0).map(({ name }) => name);
    expect(empty).toEqual([]);
    const answered = (status: number) => records.find(record => record.status === status)!.answers;
    expect(Object.keys(answered(1)).length).toBeLessThan(Object.keys(answered(2)).length);
    expect(Object.keys(answered(3)).length).toBeLessThan(Object.keys(answered(2)).length);
  });

  it('counts what is counted, and numbers what is submitted', async () => {
    const { rows } = await test.platform.database.pool.query(
      'select collected, last_serial from live_survey where scroll_id = $1',
      [survey.scrollId],
    );
    const counted = records.filter(record => record.status === 2 && record.set_aside === null);
    expect(counted.every(record => record.is_counted)).toBe(true);
    expect(rows[0].collected).toBe(counted.length);
    expect(Number(rows[0].last_serial)).toBe(records.filter(record => record.status !== 1).length);
    expect(new Set(records.map(record => record.set_aside))).toEqual(new Set([null, 'invalid']));
    expect(new Set(records.map(record => record.channel)).size).toBe(4);
  });

  it('tells a story: who is content recommends, and the young buy other brands', () => {
    const index = (name: string) => codebook.variables.findIndex(variable => variable.name === name);
    const values = records
      .filter(({ status }) => status === 2)
      .map(({ answers }) => codebook.valuesOf(answers) as number[]);
    const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
    const nps = (satisfied: (code: number) => boolean) =>
      mean(values.filter(row => satisfied(row[index('Q5')]!)).map(row => row[index('Q6')]!));
    expect(nps(code => code >= 4)).toBeGreaterThan(nps(code => code <= 2) + 2);
    const age = (low: boolean) =>
      mean(values.filter(row => row[index('Q4')]! <= 3 === low).map(row => row[index('S2')]!));
    expect(age(false)).toBeGreaterThan(age(true) + 5);
  });

  it('is the same for the same seed', async () => {
    const again = (await seed())!;
    const other = buildCodebook([again.model.flow], questionTypes);
    const twins = await recordsOf(again);
    expect(twins.map(({ answers }) => other.valuesOf(answers))).toEqual(
      records.map(({ answers }) => codebook.valuesOf(answers)),
    );
  });

  it('needs somebody whose survey it is', async () => {
    await test.platform.database.pool.query('truncate person cascade');
    expect(await seed()).toBeUndefined();
  });
});
