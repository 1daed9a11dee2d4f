import { type Json, replayAnswers } from '@wenshu/survey-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadModel } from '../../src/features/design/publishing/index.ts';
import { buildTestApp, type TestApp } from '../../src/testing/build-test-app.ts';
import { seedDemo } from './seed-demo.ts';

interface StoredRecord {
  readonly answer_record_id: string;
  readonly status: number;
  readonly language_id: number;
  readonly version_time: string;
  readonly channel: string;
  readonly labels: readonly string[];
  readonly parameters: Readonly<Record<string, string>>;
  readonly answers: Readonly<Record<string, Json>>;
  readonly flags: readonly number[];
  readonly started_at: Date;
  readonly submitted_at: Date | null;
}
const NAMES = ['瓶装水品牌追踪（第二期）', '会员满意度调查', '桂花酸奶新品测试', 'Employee pulse'] as const;
const [TRACKER, MEMBERS, PRODUCT] = NAMES;
const DAY_MS = 86_400_000;

let test: TestApp;
const surveys = new Map<string, { readonly scrollId: string; readonly records: readonly StoredRecord[] }>();

beforeAll(async () => {
  test = await buildTestApp();
  await seedDemo(test.platform);
  const { pool } = test.platform.database;
  for (const name of NAMES) {
    const { rows } = await pool.query<{ scroll_id: string }>('select scroll_id from questionnaire where name = $1', [
      name,
    ]);
    const scrollId = rows[0]!.scroll_id;
    const records = await pool.query<StoredRecord>('select * from answer_record where scroll_id = $1 order by serial', [
      scrollId,
    ]);
    surveys.set(name, { scrollId, records: records.rows });
  }
  // A thousand answers come through the same door as anybody's: on a busy machine that takes its time.
}, 180_000);
afterAll(() => test.close());

describe.each(NAMES)('the demo survey %s', name => {
  it('has a few hundred records over the last five weeks up to today, none from the future', () => {
    const { records } = surveys.get(name)!;
    expect(records.length).toBeGreaterThanOrEqual(250);
    expect(records.length).toBeLessThanOrEqual(400);
    const now = test.clock.now().getTime();
    const moments = records.map(one => (one.submitted_at ?? one.started_at).getTime());
    expect(Math.max(...moments)).toBeLessThanOrEqual(now);
    expect(Math.min(...records.map(one => one.started_at.getTime()))).toBeGreaterThan(now - 37 * DAY_MS);
    expect(new Set(moments.map(at => Math.floor((now - at) / DAY_MS))).size).toBeGreaterThan(30);
  });

  it('was opened by more people than answered it', async () => {
    const { scrollId, records } = surveys.get(name)!;
    const { rows } = await test.platform.database.pool.query<{ views: string }>(
      `select (select coalesce(sum(views), 0) from survey_link where scroll_id = $1)
            + (select coalesce(sum(views), 0) from survey_respondent where scroll_id = $1) as views`,
      [scrollId],
    );
    expect(Number(rows[0]!.views)).toBeGreaterThan(records.length);
  });

  it('stores only what the engine itself accepts, with the outcome it has', async () => {
    const { scrollId, records } = surveys.get(name)!;
    const model = await loadModel(test.platform.database.pool, scrollId, Number(records[0]!.version_time));
    const outcomes = new Map([
      [3, 'screened'],
      [2, 'finished'],
      [4, 'finished'],
      [5, 'finished'],
    ]);
    const wrong = records
      .filter(({ status }) => status !== 1)
      .flatMap(({ answer_record_id: seed, status, answers, channel, labels, parameters, submitted_at }) => {
        const context = { seed, today: submitted_at!.toISOString().slice(0, 10), channel, labels, parameters };
        const { outcome, problems, dropped } = replayAnswers(model, answers, context);
        const isRight = outcome === outcomes.get(status) && problems.length + dropped.length === 0;
        return isRight ? [] : [{ status, outcome, problems, dropped }];
      });
    expect(wrong).toEqual([]);
  });

  it('has doubtful records among them: too fast, and straight lines', () => {
    const flags = new Set(surveys.get(name)!.records.flatMap(one => one.flags));
    expect([...flags]).toEqual(expect.arrayContaining([1, 2]));
  });
});

it.each([TRACKER, MEMBERS])('the quotas of %s count the samples that lie in them, and some are full', async name => {
  const { scrollId, records } = surveys.get(name)!;
  const { pool } = test.platform.database;
  const { rows: cells } = await pool.query<{ match: Record<string, string>; size: number; count: number }>(
    'select * from quota_cell where scroll_id = $1',
    [scrollId],
  );
  const counted = records.filter(one => one.status === 2);
  const inCell = (match: Record<string, string>) =>
    counted.filter(({ answers }) =>
      Object.entries(match).every(
        ([question, item]) => (answers[question] as { item?: string } | undefined)?.item === item,
      ),
    ).length;
  expect(cells.length).toBeGreaterThan(0);
  for (const cell of cells) expect(cell.count).toBe(inCell(cell.match));
  expect(cells.some(({ count, size }) => count === size)).toBe(true);
  expect(cells.some(({ count, size }) => count < size)).toBe(true);
  const { rows } = await pool.query<{ collected: number }>('select collected from live_survey where scroll_id = $1', [
    scrollId,
  ]);
  expect(rows[0]!.collected).toBe(counted.length);
});

it('the name list of the members is in all states, each as the record says', async () => {
  const { scrollId, records } = surveys.get(MEMBERS)!;
  const { rows } = await test.platform.database.pool.query<{ status: number; answer_record_id: string | null }>(
    'select status, answer_record_id from survey_respondent where scroll_id = $1',
    [scrollId],
  );
  expect([...new Set(rows.map(row => row.status))].toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
  const statusOf = new Map(records.map(one => [one.answer_record_id, one.status]));
  for (const row of rows.filter(one => one.answer_record_id !== null))
    expect(row.status).toBe(statusOf.get(row.answer_record_id!));
});

it('the product test was answered in both languages, with words of each', () => {
  const { records } = surveys.get(PRODUCT)!;
  for (const [language, isChinese] of [
    [1, true],
    [2, false],
  ] as const) {
    const own = records.filter(one => one.language_id === language);
    expect(own.length).toBeGreaterThan(60);
    const said = own.flatMap(({ answers }) => Object.values(answers).filter(answer => typeof answer === 'string'));
    expect(said.length).toBeGreaterThan(30);
    for (const text of said) expect(/\p{Script=Han}/u.test(text as string)).toBe(isChinese);
  }
});

it('has a finished survey of every solution: three hundred samples, its analysis, and a report with the true values', async () => {
  const { rows } = await test.platform.database.pool.query(
    `select l.status, l.collected, a.content->>'kind' as kind, r.document
       from questionnaire q join live_survey l using (scroll_id)
       join analysis a using (scroll_id) join report r using (scroll_id)
      where q.name like '示例｜%' order by kind`,
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['bpto', 'cbc', 'cpc', 'kano', 'maxdiff', 'psm']);
  for (const { status, collected, document } of rows) {
    expect([status, collected]).toEqual([3, 300]);
    expect(JSON.stringify(document)).toContain('✓ 在区间内');
  }
});
