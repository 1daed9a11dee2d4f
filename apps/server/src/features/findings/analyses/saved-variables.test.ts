import {
  defaultCrossRequest,
  type Exhibit,
  emptyModelRequest,
  type Heat,
  type ModelName,
  modelForms,
  type Table,
} from '@wenshu/analysis';
import {
  analysisCalls,
  type Call,
  type CallData,
  dataSetCalls,
  errorCodes,
  modelFactorCalls,
  progressCalls,
  recordGridCalls,
  savedVariableCalls,
} from '@wenshu/api-contract';
import type { FactorAnalysisResult } from '@wenshu/statistics';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getReferenceCase } from '../../../../../../packages/statistics/test/reference-case.ts';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, type TestSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { exportedFile } from '../../../testing/exported-file.ts';
import { columnId, importRecords, insertAnswers } from '../../../testing/import-records.ts';

vi.setConfig({ testTimeout: 180_000 });

const { input, expected } = getReferenceCase('fa_pca_attitude');
const columns = input.data as Readonly<Record<string, readonly number[]>>;
const names = input.variables as readonly string[];
const keys = names.map((_name, place) => columnId(place));
const truth = expected as unknown as FactorAnalysisResult;

let test: TestApp;
let maker: TestPerson;
/** Sees the records of one channel: ten of the thirty, too few for a factor analysis. */
let northern: TestPerson;
/** May look at statistics, and make no models. */
let reader: TestPerson;
let survey: TestSurvey;
let analysisId: string;

beforeAll(async () => {
  test = await buildTestApp();
  maker = await buildPerson(test.platform);
  northern = await buildPerson(test.platform);
  reader = await buildPerson(test.platform);
}, 180_000);
afterAll(() => test.close());

beforeEach(async () => {
  const imported = names.map(name => ({ name, numbers: columns[name]! }));
  survey = await importRecords(test, maker, imported);
  await sql("update answer_record set channel = 'north' where scroll_id = $1 and serial <= 10", [survey.scrollId]);
  const rights = ['records.view', 'statistics.view', 'analysis.cross', 'analysis.model', 'progress.view'] as const;
  await giveRights(test.platform, northern, survey.scrollId, rights, { kind: 'channel', channels: ['north'] });
  await giveRights(test.platform, reader, survey.scrollId, ['statistics.view', 'analysis.cross']);
  ({ analysisId } = await keep('factor', { variables: keys }));
}, 60_000);

const sql = async (text: string, values: readonly unknown[]) =>
  (await test.platform.database.pool.query(text, [...values])).rows;
const modelOf = (kind: ModelName, slots: Readonly<Record<string, readonly string[]>>, options: object = {}) => {
  const empty = emptyModelRequest(modelForms[kind]);
  const request = { ...empty, slots: { ...empty.slots, ...slots }, options: { ...empty.options, ...options } };
  return { kind, derived: {}, request: request as never };
};
const ask = <C extends Call>(call: C, sent: object, person = maker) =>
  test.call(call, { scrollId: survey.scrollId, ...sent } as never, { ...asPerson(person), lang: 'en' });
const got = async <C extends Call>(call: C, sent: object, person = maker) => {
  const answer = await ask(call, sent, person);
  expect(answer).toMatchObject({ code: '0000' });
  return answer.data as CallData<C>;
};
const keep = (kind: ModelName, slots: Readonly<Record<string, readonly string[]>>, more: object = {}) =>
  got(analysisCalls.save, { name: 'Model', ...modelOf(kind, slots), ...more });
const save = async (of = analysisId) => (await got(savedVariableCalls.save, { analysisId: of })).items;
const listed = async (person = maker) =>
  (await got(dataSetCalls.listVariables, {}, person)).variables.filter(({ key }) => key.startsWith('derived:'));
const scoresOf = async (wanted: readonly string[], person = maker, filter?: object) => {
  const sort = [{ variable: 'fact:serial' }];
  const page = await got(recordGridCalls.query, { columns: wanted, count: 50, sort, filter }, person);
  return page.items.map(({ values }) => values as (number | null)[]);
};

function expectClose(got: readonly (readonly (number | null)[])[], want: readonly (readonly number[])[]): void {
  expect(got).toHaveLength(want.length);
  for (const [row, values] of want.entries())
    for (const [at, value] of values.entries()) expect(Math.abs(got[row]![at]! - value)).toBeLessThan(1e-5);
}

describe('what a model saves with the data (S7.141)', () => {
  it('is a variable like any other: in lists, the grid, filters, tables, models and files', async () => {
    const saved = await save();
    expect(saved.map(({ name, label }) => [name, label])).toEqual([
      ['Factor 1', 'Factor score: Factor 1'],
      ['Factor 2', 'Factor score: Factor 2'],
    ]);
    const scores = saved.map(({ key }) => key);
    expect(await listed()).toMatchObject(scores.map(key => ({ key, kept: 'number' })));
    expectClose(await scoresOf(scores), truth.scores);
    const positive = { test: 'number', variable: scores[0], compare: '>', value: 0 };
    const above = truth.scores.filter(([first]) => first! > 0);
    expectClose(await scoresOf(scores, maker, positive), above);
    const cross = { ...defaultCrossRequest, rows: [{ variable: scores[0] }] };
    const table = await got(analysisCalls.run, { kind: 'cross', request: cross as never, filter: positive });
    expect((table.exhibits[0] as unknown as Table).source.base.people).toBe(above.length);
    // Factors after varimax stand upright upon each other.
    const found = await got(analysisCalls.run, modelOf('correlation', { variables: scores }));
    const heat = (found.exhibits as unknown as readonly Exhibit[]).find(({ kind }) => kind === 'heat') as Heat;
    expect(heat.values[1]![0]).toBeCloseTo(0, 6);
    const { text } = await exportedFile(test, maker, { scrollId: survey.scrollId, format: 'csv' });
    expect(text.split('\n')[0]).toContain('Factor 2');
    const progress = await ask(progressCalls.read, { filter: positive });
    expect(progress.code).toBe('0000');
  });

  it('gives its value to records that come later, and none to whom an answer is missing', async () => {
    const [first] = await save();
    await sql('delete from answer_record where scroll_id = $1 and serial <= 2', [survey.scrollId]);
    const answers = Object.fromEntries(keys.map((key, at) => [key, String(columns[names[at]!]![1])]));
    const { [keys[0]!]: _, ...lacking } = answers;
    await insertAnswers(test, survey, [answers, lacking]);
    const [whole, part] = await scoresOf([first!.key]);
    expect(whole![0]).toBeCloseTo(truth.scores[1]![0]!, 5);
    expect(part).toEqual([null]);
  });

  it('has the same ids when it is saved again, so that what uses it goes on; one factor less is one variable less', async () => {
    const before = await save();
    const { version } = await got(analysisCalls.get, { analysisId });
    const one = modelOf('factor', { variables: keys }, { factors: 1 });
    await got(analysisCalls.save, { analysisId, version, name: 'Model', ...one });
    const [after, ...more] = await save();
    expect(after).toEqual({ ...before[0], key: before[0]!.key });
    expect(more).toEqual([]);
    expect(await listed()).toHaveLength(1);
    expect(await scoresOf([before[1]!.key])).toContainEqual([null]);
    const gone = { kind: 'cross', request: { ...defaultCrossRequest, rows: [{ variable: before[1]!.key }] } as never };
    expect(await ask(analysisCalls.run, gone)).toMatchObject({ code: errorCodes.analysisNotPossible.code });
  });

  it('may be what the next model is made of, and never of itself', async () => {
    const scores = (await save()).map(({ key }) => key);
    const upon = await keep('linearRegression', { dependent: [scores[0]!], predictors: [scores[1]!, keys[0]!] });
    const [predicted] = await save(upon.analysisId);
    const values = await scoresOf([predicted!.key]);
    expect(values.every(([value]) => Number.isFinite(value))).toBe(true);
    const { version } = await got(analysisCalls.get, { analysisId });
    const circle = modelOf('factor', { variables: [...keys.slice(0, 5), predicted!.key] }, { factors: 1 });
    await got(analysisCalls.save, { analysisId, version, name: 'Model', ...circle });
    expect(await ask(savedVariableCalls.save, { analysisId })).toMatchObject({ code: errorCodes.savedInACircle.code });
    expect(await listed()).toHaveLength(3);
  });

  it('takes with it what the analysis derived for itself', async () => {
    const sum = { name: 'Sum', label: 'Sum', make: 'sum', variables: keys.slice(0, 2), leastAnswered: 2 };
    const id = columnId(99);
    const more = { derived: { [id]: sum } };
    const upon = await keep('linearRegression', { dependent: [keys[2]!], predictors: [`derived:${id}`] }, more);
    const [predicted] = await save(upon.analysisId);
    expect(await listed()).toHaveLength(1);
    const values = await scoresOf([predicted!.key, ...keys.slice(0, 2)]);
    // A straight line of the sum.
    const [[y0, a0, b0], [y1, a1, b1], [y2, a2, b2]] = values as [number[], number[], number[]];
    const slope = (y1! - y0!) / (a1! + b1! - a0! - b0!);
    expect(y2!).toBeCloseTo(y0! + slope * (a2! + b2! - a0! - b0!), 5);
  });

  it('is told with who saved it and of which answers, and can be removed', async () => {
    const [first, second] = await save();
    const { items } = await got(savedVariableCalls.list, {}, reader);
    expect(items).toMatchObject([
      { variableId: first!.variableId, analysisId, nickName: maker.nickName, isUsable: true },
      { variableId: second!.variableId, name: 'Factor 2' },
    ]);
    const variableIds = [first!.variableId];
    expect((await ask(savedVariableCalls.remove, { variableIds }, reader)).code).toBe(errorCodes.noPermission.code);
    await got(savedVariableCalls.remove, { variableIds });
    expect((await listed()).map(({ key }) => key)).toEqual([second!.key]);
    expect((await ask(savedVariableCalls.remove, { variableIds })).code).toBe(errorCodes.savedVariableNotFound.code);
    const log = await sql("select action from operation_log where action like 'data.%' and object_id = $1 order by 1", [
      survey.scrollId,
    ]);
    expect(log.map(({ action }) => action)).toEqual(['data.remove-variables', 'data.save-variables']);
  });

  it('is of records that somebody may see, and of no others', async () => {
    const [first] = await save();
    expectClose(
      await scoresOf([first!.key], northern),
      truth.scores.slice(0, 10).map(([score]) => [score!]),
    );
    expect((await ask(savedVariableCalls.save, { analysisId }, northern)).code).toBe(errorCodes.analysisNotFound.code);
    expect((await ask(savedVariableCalls.save, { analysisId }, reader)).code).toBe(errorCodes.noPermission.code);
  });

  it('does not take kept results from anybody who sees the same records', async () => {
    await got(analysisCalls.run, { analysisId, ...modelOf('factor', { variables: keys }) });
    await save();
    expect((await got(analysisCalls.runs, { analysisId })).items).toHaveLength(1);
  });

  it('is nothing of a table, and bounded in number', async () => {
    const { analysisId: table } = await got(analysisCalls.save, {
      name: 'Table',
      kind: 'cross',
      request: { ...defaultCrossRequest, rows: [{ variable: keys[0] }] } as never,
    });
    expect((await ask(savedVariableCalls.save, { analysisId: table })).code).toBe(errorCodes.nothingToSave.code);
    await sql(
      `insert into data_variable (variable_id, scroll_id, place, recipe, basis, fitted_as_of, saved_at, first_saved_at)
       select 'filled' || n || $1, $1, n, jsonb_build_object('name', 'N' || n, 'label', '', 'make', 'formula', 'text', '#1 + 1',
         'variables', jsonb_build_array($2::text)), '{}', now(), now(), now() from generate_series(1, 199) n`,
      [survey.scrollId, keys[0]],
    );
    const full = await ask(savedVariableCalls.save, { analysisId });
    expect(full).toMatchObject({ code: errorCodes.tooManySavedVariables.code });
    expect(await listed()).toHaveLength(199);
  });
});

describe('clearing', () => {
  const run = () => got(analysisCalls.run, { analysisId, ...modelOf('factor', { variables: keys }) });
  const switched = async (more: object = {}) => {
    const { version } = await got(analysisCalls.get, { analysisId });
    const other = modelOf('correlation', { variables: keys });
    await got(analysisCalls.save, { analysisId, version, name: 'Model', ...other, ...more });
  };

  it('switching the model clears what its runs found; what it saved goes when that is asked for (S4.38)', async () => {
    await run();
    await save();
    await switched();
    expect((await got(analysisCalls.runs, { analysisId })).items).toEqual([]);
    expect(await listed()).toHaveLength(2);
    await switched({ clearsVariables: true });
    expect(await listed()).toEqual([]);
  });

  it('another option of the same model clears nothing', async () => {
    await run();
    const { version } = await got(analysisCalls.get, { analysisId });
    const one = modelOf('factor', { variables: keys }, { factors: 1 });
    await got(analysisCalls.save, { analysisId, version, name: 'Model', ...one });
    expect((await got(analysisCalls.runs, { analysisId })).items).toHaveLength(1);
  });

  it('deleting a model takes its results out of sight, and its variables when that is asked for (S4.39)', async () => {
    await run();
    await save();
    const { modelRecordId } = await got(modelFactorCalls.getFactorKmo, { onlineAnalysisId: analysisId });
    await got(analysisCalls.remove, { analysisId });
    expect((await ask(analysisCalls.getRun, { analysisId, runId: modelRecordId })).code).toBe(
      errorCodes.analysisNotFound.code,
    );
    expect(await listed()).toHaveLength(2);
    await got(analysisCalls.remove, { analysisId, clearsVariables: true });
    expect(await listed()).toEqual([]);
  });
});
