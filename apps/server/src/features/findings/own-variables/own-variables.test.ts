import { defaultCrossRequest, defaultSummaryRequest, type Exhibit, type Table } from '@wenshu/analysis';
import {
  analysisCalls,
  type Call,
  type CallData,
  cleaningCalls,
  dataSetCalls,
  errorCodes,
  ownVariableCalls,
  recordGridCalls,
  reportCalls,
  savedVariableCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, type TestSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { exportedFile } from '../../../testing/exported-file.ts';
import { columnId, importRecords, insertAnswers } from '../../../testing/import-records.ts';

vi.setConfig({ testTimeout: 180_000 });

const levels = ['Very bad', 'Bad', 'So so', 'Good', 'Very good'];
const columns = [
  { name: 'Satisfied', levels, values: [1, 2, 3, 4, 5, 5, 4, null].map(level => (level ? levels[level - 1] : null)) },
  {
    name: 'Drinks',
    items: ['Tea', 'Coffee', 'Water'],
    sets: [['Tea'], ['Tea', 'Coffee'], ['Water'], ['Coffee'], ['Water', 'Tea'], ['Coffee'], ['Water'], null],
  },
  { name: 'Age', numbers: [17, 18, 25, 34, 35, 60, null, 41] },
  { name: 'Spent', numbers: [10, 20, 30, 40, null, 60, 70, 80] },
] as const;
const [satisfied, drinks, age, spent] = columns.map((_column, place) => columnId(place)) as [
  string,
  string,
  string,
  string,
];

let test: TestApp;
let maker: TestPerson;
/** Sees statistics and tables, and makes no models. */
let reader: TestPerson;
/** Sees every other record. */
let northern: TestPerson;
let survey: TestSurvey;

beforeAll(async () => {
  test = await buildTestApp();
  maker = await buildPerson(test.platform);
  reader = await buildPerson(test.platform);
  northern = await buildPerson(test.platform);
}, 180_000);
afterAll(() => test.close());

beforeEach(async () => {
  survey = await importRecords(test, maker, columns);
  await giveRights(test.platform, reader, survey.scrollId, ['statistics.view', 'analysis.cross']);
  await sql("update answer_record set channel = 'north' where scroll_id = $1 and serial % 2 = 0", [survey.scrollId]);
  const range = { kind: 'channel', channels: ['north'] } as const;
  await giveRights(test.platform, northern, survey.scrollId, ['analysis.collate', 'records.view'], range);
}, 180_000);

const sql = async (text: string, values: readonly unknown[]) =>
  (await test.platform.database.pool.query(text, [...values])).rows;
const ask = <C extends Call>(call: C, sent: object, person = maker) =>
  test.call(call, { scrollId: survey.scrollId, ...sent } as never, { ...asPerson(person), lang: 'en' });
const got = async <C extends Call>(call: C, sent: object, person = maker) => {
  const answer = await ask(call, sent, person);
  expect(answer).toMatchObject({ code: '0000' });
  return answer.data as CallData<C>;
};
const named = { name: 'Own', label: 'My own' };
const preview = (recipe: object, more: object = {}, person = maker) =>
  got(ownVariableCalls.preview, { ...named, recipe, ...more }, person);
const make = (recipe: object, more: object = {}) => got(ownVariableCalls.save, { ...named, recipe, ...more });
const listed = async (person = maker) => (await got(ownVariableCalls.list, {}, person)).items;
const topTwo = {
  make: 'top-box',
  variable: satisfied,
  codes: [4, 5],
  labels: { counts: 'Satisfied', rest: 'Not' },
};
const formula = (text: string, ...variables: readonly string[]) => ({ make: 'formula', text, variables });
const problemOf = async (recipe: object, more: object = {}) => {
  const shown = (await preview(recipe, more)).problem;
  const refused = await ask(ownVariableCalls.save, { ...named, recipe, ...more });
  // What the form says before is what saving says.
  expect([refused.code, refused.message, refused.field]).toEqual([
    ...[errorCodes.variableNotPossible.code, shown?.text, shown?.field],
  ]);
  return [shown?.field, shown?.text];
};

describe('a variable that a person makes (S2.14)', () => {
  it('is previewed, and then in lists, the grid, filters, tables, files and for records that come later', async () => {
    expect((await preview(topTwo)).found).toMatchObject({
      total: 8,
      none: 1,
      numbers: null,
      madeOf: '1 where “Good”, “Very good” was chosen in V1 “Satisfied”, else 0',
      categories: [
        { code: 1, label: 'Satisfied', count: 4 },
        { code: 0, label: 'Not', count: 3 },
      ],
    });
    const { key } = await make(topTwo);
    const { variables } = await got(dataSetCalls.listVariables, {});
    expect(variables.find(one => one.key === key)).toMatchObject({ name: 'Own', label: 'My own', kept: 'code' });
    const filter = { test: 'choice', variable: key, is: 'any-of', codes: [1] };
    const page = await got(recordGridCalls.query, { columns: [satisfied, key], count: 20, filter });
    expect(page.items.map(({ values }) => values)).toHaveLength(4);
    const cross = { ...defaultCrossRequest, rows: [{ variable: key }] };
    const table = await got(analysisCalls.run, { kind: 'cross', request: cross as never }, reader);
    expect((table.exhibits[0] as unknown as Table).source.base.people).toBe(7);
    const summary = { ...defaultSummaryRequest, questions: [{ question: key }] };
    const summed = await got(analysisCalls.run, { kind: 'summary', request: summary as never }, reader);
    const sums = (summed.exhibits as unknown as readonly Exhibit[]).find(({ kind }) => kind === 'table') as Table;
    expect([sums.source.base.people, sums.rows.map(({ text: words }) => words).slice(1, 3)]).toEqual([
      ...[7, ['Satisfied', 'Not']],
    ]);
    const { text } = await exportedFile(test, maker, { scrollId: survey.scrollId, format: 'csv' });
    expect(text.split('\n')[0]).toContain('Own');
    await sql('delete from answer_record where scroll_id = $1 and serial <= 1', [survey.scrollId]);
    await insertAnswers(test, survey, [{ [satisfied]: { item: `${satisfied}x004` } }]);
    expect((await got(recordGridCalls.query, { columns: [key], count: 20, filter })).items).toHaveLength(5);
  });

  const old = { test: 'number', variable: age, compare: '>=', value: 35 };
  const band = (code: number, ends: object) => ({ code, label: String(code), ...ends });
  it.each([
    [
      'merged options',
      {
        make: 'merge',
        variable: satisfied,
        rest: { code: 9, label: 'Rest' },
        categories: [{ code: 1, label: 'Low', codes: [1, 2] }],
      },
      [2, 5],
      1,
    ],
    [
      'options of a set, which may overlap',
      {
        make: 'merge',
        variable: drinks,
        categories: [
          { code: 1, label: 'Hot', codes: [1, 2] },
          { code: 2, label: 'Brewed or water', codes: [1, 3] },
        ],
      },
      [5, 5],
      1,
    ],
    [
      'bands of a number',
      { make: 'bands', variable: age, bands: [band(1, { to: 18 }), band(2, { from: 18, to: 35 })] },
      [1, 3],
      4,
    ],
    [
      'bands of a moment',
      { make: 'bands', variable: 'fact:submittedAt', bands: [band(1, { from: 0 }), band(2, { to: 0 })] },
      [8, 0],
      0,
    ],
    [
      'conditions',
      { make: 'cases', categories: [{ code: 1, label: 'Old', when: old }], rest: { code: 2, label: 'Young' } },
      [3, 5],
      0,
    ],
  ])('counts %s', async (_what, recipe, counts, none) => {
    const { found, problem } = await preview(recipe);
    expect(problem).toBeNull();
    expect([found?.categories?.map(({ count }) => count), found?.none]).toEqual([counts, none]);
  });

  it.each([
    [
      'a sum',
      { make: 'sum', variables: [age, spent], leastAnswered: 2 },
      { mean: (27 + 38 + 55 + 74 + 120 + 121) / 6, least: 27, most: 121 },
      2,
    ],
    [
      'a mean of those that are answered',
      { make: 'mean', variables: [age, spent], leastAnswered: 1 },
      { mean: (13.5 + 19 + 27.5 + 37 + 35 + 60 + 70 + 60.5) / 8, least: 13.5, most: 70 },
      0,
    ],
    ['a formula', formula('#1 * 2 + 1', age), { mean: (2 * 230) / 7 + 1, least: 35, most: 121 }, 1],
  ])('works out %s', async (_what, recipe, numbers, none) => {
    const { found } = await preview(recipe);
    expect(found?.none).toBe(none);
    for (const [part, value] of Object.entries(numbers)) expect(found?.numbers?.[part as 'mean']).toBeCloseTo(value, 9);
  });

  it('is previewed of the records that somebody may see', async () => {
    expect((await preview(topTwo, {}, northern)).found).toMatchObject({ total: 4, none: 1 });
    expect((await ask(ownVariableCalls.preview, { ...named, recipe: topTwo }, reader)).code).toBe(
      errorCodes.noPermission.code,
    );
  });
});

describe('what stands in the way is said at its field', () => {
  it('a name that is taken or none, a question that is gone or does not fit, a wrong formula', async () => {
    expect(await problemOf(topTwo, { name: 'V2' })).toEqual([
      'name',
      'A question or another variable has this name already. Please choose another',
    ]);
    expect((await problemOf(topTwo, { name: ' ' }))[0]).toBe('name');
    expect(await problemOf({ ...topTwo, variable: age })).toEqual(['recipe', '“Age” cannot be used for this']);
    expect((await problemOf({ ...topTwo, variable: 'gone' }))[1]).toContain('is not in the data');
    expect(await problemOf(formula('#1 +', age))).toEqual([
      'recipe',
      'The formula is not written correctly (character 5)',
    ]);
    expect((await problemOf({ make: 'lookup', variables: [satisfied], codes: [[1]], values: [1], rest: 0 }))[1]).toBe(
      'Something is missing or not filled in correctly',
    );
  });

  it('a circle, too deep, and what others could not be made of any more', async () => {
    const first = await make(formula('#1 + 1', age));
    const second = await make(formula('#1 + 1', first.key), { name: 'Second' });
    const changed = { variableId: first.variableId, time: first.time };
    expect((await problemOf(formula('#1 + 1', second.key), changed))[1]).toContain('in a circle');
    await make(topTwo, { name: 'Box' });
    // A set of codes is no number that the second one could be made of.
    const set = { make: 'merge', variable: drinks, categories: [{ code: 1, label: 'Hot', codes: [1] }] };
    expect((await problemOf(set, changed))[1]).toBe('“My own” is made of it and could not be worked out any more');
    let { key } = second;
    for (const name of ['Third', 'Fourth', 'Fifth']) ({ key } = await make(formula('#1 + 1', key), { name }));
    expect((await problemOf(formula('#1 + 1', key), { name: 'Sixth' }))[1]).toContain('too high');
  });

  it('what is too large meets its limit before anything is made of it', async () => {
    let deep: unknown = age;
    for (let level = 0; level < 200; level++) deep = { not: deep };
    const nested = { make: 'cases', categories: [{ code: 1, label: 'x', when: deep }] };
    const long = { ...topTwo, labels: { counts: 'x'.repeat(200_000), rest: '' } };
    for (const recipe of [nested, long])
      expect((await ask(ownVariableCalls.save, { ...named, recipe })).code).toBe(
        errorCodes.analysisContentTooLarge.code,
      );
    expect((await problemOf(formula(`${'round('.repeat(10)}#1${')'.repeat(10)}`, age)))[0]).toBe('recipe');
    expect(await listed()).toEqual([]);
  });
});

describe('the list of what was made', () => {
  it('tells what it is made of, by whom, and what uses it; of what others keep for themselves no name', async () => {
    const { key, variableId } = await make(topTwo);
    await make({ make: 'sum', variables: [key, spent], leastAnswered: 1 }, { name: 'Total', label: 'Total' });
    const filter = { test: 'choice', variable: key, is: 'any-of', codes: [1] };
    const cross = { kind: 'cross', request: { ...defaultCrossRequest, rows: [{ variable: key }] } };
    await got(analysisCalls.save, { name: 'My table', derived: {}, ...cross });
    await got(dataSetCalls.saveScheme, { name: 'Only they', filter, derived: {} });
    const rule = { id: 'odd', name: 'Odd', kind: 'contradiction', settings: { filter }, isOn: true };
    await got(cleaningCalls.save, { version: 0, rules: [rule] });
    const { reportId } = await got(reportCalls.create, { name: 'My report' });
    await sql(`update report set document = jsonb_set(document, '{note}', to_jsonb($2::text)) where report_id = $1`, [
      ...[reportId, key],
    ]);
    const own = (await listed()).find(one => one.variableId === variableId);
    expect(own).toMatchObject({ variableId, name: 'Own', isUsable: true, isCoded: false, recipe: topTwo });
    expect(own!.nickName).toBe(maker.nickName);
    expect(own!.usedBy).toEqual([
      { kind: 'variable', name: 'Total' },
      { kind: 'analysis', name: 'My table' },
      { kind: 'scheme', name: 'Only they' },
      { kind: 'cleaning', name: 'Odd' },
      { kind: 'report', name: 'My report' },
    ]);
    const seen = (await listed(reader)).find(one => one.variableId === variableId);
    expect(seen!.usedBy.flatMap(({ kind, name }) => (name === '' ? [kind] : []))).toEqual(['analysis', 'report']);
  });

  it('is changed upon what was looked at, removed, and put back under its own id; every step is in the log', async () => {
    const { variableId, time, key } = await make(topTwo);
    test.clock.advanceSeconds(1);
    const three = { ...topTwo, codes: [3, 4, 5] };
    const changed = await make(three, { variableId, time });
    expect(changed.key).toBe(key);
    const stale = await ask(ownVariableCalls.save, { ...named, recipe: topTwo, variableId, time });
    expect(stale.code).toBe(errorCodes.variableSavedByOthers.code);
    expect((await listed())[0]).toMatchObject({ recipe: three });
    expect((await ask(ownVariableCalls.save, { ...named, recipe: three }, reader)).code).toBe(
      errorCodes.noPermission.code,
    );
    await got(savedVariableCalls.remove, { variableIds: [variableId] });
    expect(await listed()).toEqual([]);
    const gone = await ask(ownVariableCalls.save, { ...named, recipe: three, variableId, time: changed.time });
    expect(gone.code).toBe(errorCodes.savedVariableNotFound.code);
    await make(three, { variableId, isBack: true });
    expect((await listed())[0]).toMatchObject({ key, recipe: three });
    const log = await sql("select action from operation_log where action like 'data.%' and object_id = $1", [
      survey.scrollId,
    ]);
    expect(log.map(({ action }) => action).sort()).toEqual([
      'data.remove-variables',
      ...Array(3).fill('data.save-variable'),
    ]);
  });

  it('says of one whose question is gone that it cannot be worked out, and keeps nobody from their data', async () => {
    const { variableId } = await make(topTwo);
    const recipe = { ...topTwo, ...named, variable: 'gone' };
    await sql('update data_variable set recipe = $2 where variable_id = $1', [variableId, JSON.stringify(recipe)]);
    expect(await listed()).toMatchObject([{ isUsable: false, madeOf: expect.stringContaining('(deleted)') }]);
    expect((await got(dataSetCalls.listVariables, {})).variables.length).toBeGreaterThan(4);
  });

  it('has one more once two make the same name at the same time', async () => {
    const both = await Promise.all([1, 2].map(() => ask(ownVariableCalls.save, { ...named, recipe: topTwo })));
    expect(both.map(({ code }) => code).sort()).toEqual(['0000', errorCodes.variableNotPossible.code]);
    expect(await listed()).toHaveLength(1);
  });
});
