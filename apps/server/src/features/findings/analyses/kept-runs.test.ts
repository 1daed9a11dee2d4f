import { type CrossRequest, defaultCrossRequest, type Table } from '@wenshu/analysis';
import { analysisCalls, analysisExportCalls, type Call, type CallData } from '@wenshu/api-contract';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, type TestSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { columnId, importRecords } from '../../../testing/import-records.ts';
import { madeFile } from '../../../testing/made-file.ts';
import { sweep } from '../../sweep.ts';

vi.setConfig({ testTimeout: 180_000 });

let test: TestApp;
let maker: TestPerson;
/** Sees the records of one channel: three of the six. */
let northern: TestPerson;
let survey: TestSurvey;
let analysisId: string;
const [sex, drink] = [columnId(0), columnId(1)];

beforeAll(async () => {
  test = await buildTestApp();
  maker = await buildPerson(test.platform);
  northern = await buildPerson(test.platform);
  survey = await importRecords(test, maker, [
    { name: 'Sex', levels: ['Male', 'Female'], values: ['Male', 'Female', 'Female', 'Male', 'Male', 'Female'] },
    { name: 'Drink', levels: ['Tea', 'Coffee'], values: ['Tea', 'Coffee', 'Coffee', 'Tea', 'Tea', 'Tea'] },
  ]);
  await sql("update answer_record set channel = 'north' where scroll_id = $1 and serial <= 3", [survey.scrollId]);
  const rights = ['records.view', 'records.export'] as const;
  await giveRights(test.platform, northern, survey.scrollId, rights, { kind: 'channel', channels: ['north'] });
}, 180_000);
afterAll(() => test.close());
beforeEach(async () => {
  ({ analysisId } = await got(analysisCalls.save, { name: 'Sexes', ...asked() }));
  await got(analysisCalls.share, { analysisId, isShared: true });
});

const sql = async (text: string, values: readonly unknown[]) =>
  (await test.platform.database.pool.query(text, [...values])).rows;
const asked = (more: Partial<CrossRequest> = {}) => ({
  kind: 'cross' as const,
  derived: {},
  request: { ...defaultCrossRequest, rows: [{ variable: sex }], ...more } as never,
});
const ask = <C extends Call>(call: C, input: object, person = maker, lang: 'zh' | 'en' = 'en') =>
  test.call(call, { scrollId: survey.scrollId, ...input } as never, { ...asPerson(person), lang });
const got = async <C extends Call>(call: C, input: object, person = maker, lang: 'zh' | 'en' = 'en') => {
  const answer = await ask(call, input, person, lang);
  expect(answer).toMatchObject({ code: '0000' });
  return answer.data as CallData<C>;
};
const run = (person = maker, more: object = {}, lang: 'zh' | 'en' = 'en') =>
  got(analysisCalls.run, { analysisId, ...asked(), ...more }, person, lang);
const lastRun = async (person = maker, lang: 'zh' | 'en' = 'en') =>
  (await got(analysisCalls.get, { analysisId }, person, lang)).lastRun;
const runs = async (person = maker) => (await got(analysisCalls.runs, { analysisId }, person)).items;
const later = () => test.clock.advanceSeconds(6 * 60);
const peopleIn = (exhibits: readonly unknown[]) =>
  (exhibits as readonly Table[]).map(({ source }) => source.base.people);

describe('a run of a kept analysis', () => {
  it('saves itself: whoever opens the analysis gets its last result at once, with its moment (S4.37)', async () => {
    expect(await lastRun()).toBeUndefined();
    const ran = await run();
    const { runId, time, ...kept } = (await lastRun())!;
    expect(kept).toEqual(ran);
    expect(time).toBe(test.clock.now().getTime());
    expect(await runs()).toEqual([{ runId, time, nickName: maker.nickName, base: 6, asOf: ran.asOf, hasResult: true }]);
  });

  it('has both dimensions by their ids, and of what it found chi-squared and p (S3.80)', async () => {
    const crossed = asked({ banner: [{ variable: drink }] });
    ({ analysisId } = await got(analysisCalls.save, { name: 'Sexes by drink', ...crossed }));
    await run(maker, crossed);
    const { analysis, lastRun: kept } = await got(analysisCalls.get, { analysisId });
    expect(analysis.request).toMatchObject({ rows: [{ variable: sex }], banner: [{ variable: drink }] });
    // Three men with tea, two women with coffee and one with tea: 6 · (3 · 2)² / (3 · 3 · 4 · 2) = 3.
    const said = (kept!.exhibits as unknown as readonly Table[])[0]!.notes.map(({ text }) => text);
    expect(said.find(text => text.includes('χ²'))).toMatch(/χ²\(1\) = 3\.00, p = 0\.083/);
  });

  it('of another request is not what the analysis shows, though it can be looked at with what it asked', async () => {
    const other = asked({ measures: ['count'] });
    await run(maker, other);
    expect(await lastRun()).toBeUndefined();
    const [line] = await runs();
    const found = await got(analysisCalls.getRun, { analysisId, runId: line!.runId });
    expect(found.analysis).toEqual(other);
    expect((found.exhibits as unknown as Table[])[0]!.measures).toMatchObject([{ id: 'count' }]);
    // The same words in another order are the same request.
    await run(maker, { request: Object.fromEntries(Object.entries(asked().request).reverse()) });
    expect(await lastRun()).toBeDefined();
  });

  it('is shown in the language it was made in, and to who reads another one when they ask for it', async () => {
    await run(maker, {}, 'zh');
    expect(await lastRun()).toBeUndefined();
    expect((await lastRun(maker, 'zh'))!.exhibits[0]).toMatchObject({ columns: [{ text: '总计' }] });
    const [line] = await runs();
    const found = await got(analysisCalls.getRun, { analysisId, runId: line!.runId });
    expect(found.exhibits[0]).toMatchObject({ columns: [{ text: '总计' }] });
  });

  it('without the analysis, or of one that is not theirs, leaves nothing behind', async () => {
    await got(analysisCalls.run, asked());
    await got(analysisCalls.share, { analysisId, isShared: false });
    expect(peopleIn((await run(northern)).exhibits)).toEqual([3]);
    expect(await runs()).toEqual([]);
    expect(await sql('select 1 from analysis_run where analysis_id = $1', [analysisId])).toEqual([]);
  });
});

describe('whoever sees other records', () => {
  it('never sees a result of these, nor that it was made: not by opening, by its id, or in a file', async () => {
    await run();
    const [whole] = await runs();
    expect(await lastRun(northern)).toBeUndefined();
    expect(await runs(northern)).toEqual([]);
    expect((await ask(analysisCalls.getRun, { analysisId, runId: whole!.runId }, northern)).code).toBe('9629');
    const file = { name: 'x', format: 'xlsx', ran: { analysisId, runId: whole!.runId }, ...asked() };
    expect((await ask(analysisExportCalls.export, file, northern)).code).toBe('9629');

    await run(northern);
    expect(peopleIn((await lastRun(northern))!.exhibits)).toEqual([3]);
    expect(await runs(northern)).toMatchObject([{ base: 3, nickName: northern.nickName }]);
    expect(peopleIn((await lastRun())!.exhibits)).toEqual([6]);
    expect(await runs()).toMatchObject([{ base: 6 }]);
  });

  it('loses their own results with the range they were made in', async () => {
    await run(northern);
    const [own] = await runs(northern);
    const narrow = { kind: 'channel', channels: ['south'] };
    const give = (range: object) =>
      sql('update right_row set record_range = $3 where person_id = $1 and object_id = $2', [
        ...[northern.id, survey.scrollId, JSON.stringify(range)],
      ]);
    await give(narrow);
    expect(await lastRun(northern)).toBeUndefined();
    expect((await ask(analysisCalls.getRun, { analysisId, runId: own!.runId }, northern)).code).toBe('9629');
    await give({ kind: 'channel', channels: ['north'] });
    expect(await lastRun(northern)).toBeDefined();
  });

  it('is anybody to whom the analysis is not shown', async () => {
    await run(northern);
    const [own] = await runs(northern);
    await got(analysisCalls.share, { analysisId, isShared: false });
    for (const [call, input] of [
      [analysisCalls.runs, { analysisId }],
      [analysisCalls.getRun, { analysisId, runId: own!.runId }],
    ] as const)
      expect((await ask(call, input, northern)).code).not.toBe('0000');
  });
});

describe('the history of runs', () => {
  it('has what one person ran within five minutes as one, and another’s as another', async () => {
    const colleague = await buildPerson(test.platform);
    await giveRights(test.platform, colleague, survey.scrollId, ['records.view']);
    await run();
    test.clock.advanceSeconds(4 * 60);
    await run(maker, asked({ measures: ['count'] }));
    await run(colleague);
    expect((await runs()).map(({ nickName }) => nickName)).toEqual(
      // Both at the same moment of the test's clock.
      expect.arrayContaining([maker.nickName, colleague.nickName]),
    );
    expect(await runs()).toHaveLength(2);
    // From the first of them on: who works for hours leaves more than one behind.
    test.clock.advanceSeconds(2 * 60);
    await run();
    expect(await runs()).toHaveLength(3);
  });

  it('is bounded in number and in bytes: the oldest results go first, their lines later', async () => {
    await run();
    await sql(
      `insert into analysis_run (run_id, analysis_id, begun_at, ran_at, ran_by, seen_through, language, asked, as_of, base, result)
       select 'run' || lpad(n::text, 9, '0'), analysis_id, begun_at, ran_at - n * interval '1 hour', ran_by, seen_through, language, asked, as_of, n,
              decode(repeat('ab', 60000), 'hex')
         from analysis_run, generate_series(1, 70) n where analysis_id = $1`,
      [analysisId],
    );
    later();
    await run();
    const kept = await runs();
    expect(kept).toHaveLength(50);
    expect(kept.map(({ base }) => base)).toEqual([6, 6, ...Array.from({ length: 48 }, (_, at) => at + 1)]);
    const [{ bytes }] = await sql('select sum(length(result))::int as bytes from analysis_run where analysis_id = $1', [
      analysisId,
    ]);
    expect(bytes).toBeLessThanOrEqual(2 * 1024 * 1024);
    expect(bytes).toBeGreaterThan(1024 * 1024);
    const whole = kept.filter(({ hasResult }) => hasResult).length;
    expect(kept.map(({ hasResult }) => hasResult)).toEqual(kept.map((_, at) => at < whole));
  });

  it('stays one line for a person who runs it in several windows at once', async () => {
    await Promise.all(Array.from({ length: 6 }, () => run()));
    expect(await runs()).toHaveLength(1);
  });

  it('goes with the analysis', async () => {
    await run();
    await got(analysisCalls.remove, { analysisId });
    expect((await ask(analysisCalls.runs, { analysisId })).code).toBe('9616');
    await got(analysisCalls.takeBack, { analysisId });
    expect(await runs()).toHaveLength(1);
    await got(analysisCalls.remove, { analysisId });
    await sql("update analysis set removed_at = $2::timestamptz - interval '31 days' where analysis_id = $1", [
      ...[analysisId, test.clock.now()],
    ]);
    await sweep(test.platform);
    expect(await sql('select 1 from analysis_run where analysis_id = $1', [analysisId])).toEqual([]);
  });
});

it('a file of an earlier run has what that run found, counts nothing anew, and says of when it is', async () => {
  const then = await run();
  const { runId } = (await runs())[0]!;
  const ran = { analysisId, runId };
  // What is asked now is another thing: the file is of what was asked then.
  const file = { name: 'Then', format: 'xlsx' as const, ran, ...asked({ rows: [] }) };
  const { job, bytes } = await madeFile(test, maker, analysisExportCalls.export, {
    scrollId: survey.scrollId,
    ...file,
  });
  expect(job).toMatchObject({ state: 'done' });
  const { sheets } = await readXlsx(new Uint8Array(bytes!));
  const [{ source }] = then.exhibits as unknown as [Table];
  expect(sheets[1]!.rows.flat().join(' ')).toContain(source.asOf);
});

describe('an analysis by its name', () => {
  it('is renamed as its next version, by whoever sees it', async () => {
    expect(await got(analysisCalls.rename, { analysisId, name: '  Women and men ' }, northern)).toEqual({ version: 2 });
    expect(await got(analysisCalls.get, { analysisId })).toMatchObject({ name: 'Women and men', version: 2 });
    expect((await ask(analysisCalls.rename, { analysisId, name: ' ' })).code).toBe('9207');
    await got(analysisCalls.share, { analysisId, isShared: false });
    expect((await ask(analysisCalls.rename, { analysisId, name: 'Theirs' }, northern)).code).toBe('9616');
  });

  it('is found by its name, its questionnaire’s and its maker’s, whatever signs are in the words', async () => {
    await got(analysisCalls.rename, { analysisId, name: '100%_ \\ of Women' });
    const found = async (find: string, person = northern) =>
      (await got(analysisCalls.list, { find }, person)).items.filter(one => one.analysisId === analysisId).length;
    for (const find of ['women', ' 100%_ ', '\\', maker.nickName.toUpperCase(), '']) expect(await found(find)).toBe(1);
    for (const find of ['%women', '1_0', 'men of']) expect(await found(find)).toBe(0);
    const { scrollName } = await got(analysisCalls.get, { analysisId });
    expect(await found(scrollName)).toBe(1);
  });
});
