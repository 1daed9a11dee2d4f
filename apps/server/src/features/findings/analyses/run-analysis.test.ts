import {
  type CrossRequest,
  defaultCrossRequest,
  type Exhibit,
  type Filter,
  leafHeads,
  type Table,
} from '@wenshu/analysis';
import { analysisCalls, type CallData, itemCalls, publishCalls, recordCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, type TestSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { seededRandom, spoil } from '../../../testing/hostile.ts';
import { columnId, importRecords, insertAnswers, optionId } from '../../../testing/import-records.ts';
import { buildMixedSurvey, drinkCodes, drinkId } from '../../../testing/mixed-survey.ts';
import { openDataSet } from '../data-set/index.ts';
import { runAnalysis } from './run-analysis.ts';

type Survey = TestSurvey & { keyOf(name: string): string };

let test: TestApp;
let creator: TestPerson;
let survey: Survey;
const [sex, brands, age] = [columnId(0), columnId(1), columnId(2)];

beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
  survey = await importRecords(test, creator, [
    { name: 'Sex', levels: ['Male', 'Female'], values: ['Male', 'Female', 'Female', null, 'Male', 'Female'] },
    {
      name: 'Brands',
      items: ['A', 'B', 'C'],
      sets: [['A'], ['A', 'B'], ['B'], ['C'], null, ['A', 'B', 'C']],
    },
    { name: 'Age', numbers: [20, 30, 40, 50, 60, 70] },
  ]);
}, 60_000);
afterAll(() => test.close());

const cross = (request: Partial<CrossRequest>, more: object = {}) => ({
  scrollId: survey.scrollId,
  kind: 'cross' as const,
  derived: {},
  ...more,
  request: { ...defaultCrossRequest, statistics: [], ...request } as never,
});
const run = (input: object, lang: 'zh' | 'en' = 'en', person = creator) =>
  test.call(analysisCalls.run, input as never, { ...asPerson(person), lang });
const ran = async (input: object, lang: 'zh' | 'en' = 'en') => {
  const answer = await run(input, lang);
  expect(answer).toMatchObject({ code: '0000' });
  return answer.data as CallData<typeof analysisCalls.run>;
};
const tablesIn = (exhibits: readonly unknown[]) =>
  (exhibits as readonly Exhibit[]).filter((one): one is Table => one.kind === 'table');
const tables = async (input: object) => tablesIn((await ran(input)).exhibits);
/** Each line's words and counts. */
const countsIn = (table: Table) => {
  const at = table.measures.findIndex(({ id }) => id === 'count');
  return Object.fromEntries(
    leafHeads(table.rows).flatMap(({ head }, line) =>
      head.role === 'base' ? [] : [[head.text, table.cells[line]!.map(({ values }) => values[at])]],
    ),
  );
};
const counts = async (input: object) => countsIn((await tables(input))[0]!);
const bySex = { rows: [{ variable: brands }], banner: [{ variable: sex }] };

describe('a run', () => {
  it('counts, and tells what it found in the reader’s language', async () => {
    expect(await counts(cross(bySex))).toEqual({ A: [3, 1, 2], B: [3, 0, 3], C: [2, 0, 1] });
    const [english, chinese] = [await ran(cross(bySex)), await ran(cross(bySex), 'zh')];
    expect(tablesIn(english.exhibits)[0]).toMatchObject({
      columns: [{ text: 'Total' }, {}],
      source: { base: { people: 5 } },
    });
    expect(tablesIn(chinese.exhibits)[0]).toMatchObject({ columns: [{ text: '总计' }, {}] });
    expect(english.asOf).toBeGreaterThan(Date.now() - 600_000);
  });

  it('puts the analysis’ filter upon all tables, and a table’s own upon that one', async () => {
    const old: Filter = { test: 'number', variable: age, compare: '>=', value: 40 };
    const female: Filter = { test: 'choice', variable: sex, is: 'any-of', codes: [2] };
    const rows = [{ variable: brands }, { variable: brands, filter: female }, { variable: sex }];
    const [all, some, people] = await tables(cross({ rows }, { filter: old }));
    expect([all, some, people].map(table => countsIn(table!))).toEqual([
      { A: [1], B: [2], C: [2] },
      { A: [1], B: [2], C: [1] },
      { Male: [1], Female: [2] },
    ]);
    expect(all!.source.filter).toContain('40');
    expect(some!.source.filter).toContain('Female');
  });

  it('derives what is asked for, and weighs by it', async () => {
    const box = {
      name: 'grown',
      label: 'Over 45',
      make: 'bands',
      variable: age,
      bands: [
        { code: 1, label: 'younger', to: 45 },
        { code: 2, label: 'older', from: 45 },
      ],
    };
    const twice = { name: 'twice', label: 'Twice', make: 'formula', text: '#1 * 2', variables: ['derived:grown00001'] };
    const derived = { grown00001: box, twice00001: twice };
    const weight = { by: 'variable', variable: 'derived:twice00001' };
    const rows = [{ variable: 'derived:grown00001' }];
    expect(await counts(cross({ rows }, { derived, weight }))).toEqual({ younger: [6], older: [12] });
  });

  it('keeps the nets of a set apart from what a person derives, whatever that is called', async () => {
    const rows = [{ variable: brands, nets: [{ name: 'A or B', codes: [1, 2] }] }];
    const derived = {
      cross1: {
        name: 'cross:1',
        label: 'Mine',
        make: 'top-box',
        variable: sex,
        codes: [1],
        labels: { counts: 'm', rest: 'f' },
      },
    };
    expect(await counts(cross({ rows }, { derived }))).toMatchObject({ 'A or B': [4], A: [3], B: [3], C: [2] });
  });
});

describe('which records count', () => {
  it('complete ones that nobody set aside, unless the filter says otherwise', async () => {
    const own = await importRecords(test, creator, [
      { name: 'Sex', levels: ['Male', 'Female'], values: ['Male', 'Female', 'Female', 'Male'] },
    ]);
    const asked = (filter?: Filter) => ({
      ...cross({ rows: [{ variable: sex }] }, filter && { filter }),
      scrollId: own.scrollId,
    });
    const [first, second] = ['import00000000000001', 'import00000000000002'];
    const aside = { scrollId: own.scrollId, answerRecordIds: [first], reason: 'Too fast' };
    expect((await test.call(recordCalls.markInvalid, aside as never, asPerson(creator))).code).toBe('0000');
    await test.platform.database.pool.query(
      `update answer_record set status = 1, changed = pg_current_xact_id() where scroll_id = $1 and answer_record_id = $2`,
      [own.scrollId, second],
    );
    expect(await counts(asked())).toEqual({ Male: [1], Female: [1] });
    const unfinished: Filter = { test: 'choice', variable: 'fact:status', is: 'any-of', codes: [1] };
    expect(await counts(asked(unfinished))).toEqual({ Male: [0], Female: [1] });
    const invalid: Filter = { test: 'answered', variable: 'fact:setAside', is: true };
    expect(await counts(asked(invalid))).toEqual({ Male: [1], Female: [0] });
    expect(await counts(asked({ any: [unfinished, invalid] }))).toEqual({ Male: [1], Female: [1] });
  });

  it('and weights are made of these: who was screened, set aside or left early pulls no target', async () => {
    const { scrollId } = await buildMixedSurvey(test, creator);
    const { tea, coffee, milk, unsure } = drinkCodes;
    const shares = [tea, coffee, milk, unsure].map(code => ({ code, share: 25 }));
    const weight = { by: 'rim', least: 0.1, most: 10, targets: [{ variable: drinkId, shares }] };
    const asked = { ...cross({ rows: [{ variable: drinkId }], measures: ['count'] }, { weight }), scrollId };
    const { weighting, exhibits } = await ran(asked);
    // Six are complete, and one of them did not say what they drink. Each of the four has a quarter of the five others.
    expect(weighting).toMatchObject({ people: 6, unplaced: 1, isConverged: true });
    const found = countsIn(tablesIn(exhibits)[0]!);
    for (const words of ['Tea', 'Coffee', 'Milk', 'Don’t know']) expect(found[words]![0]).toBeCloseTo(5 / 4, 4);
    // A filter of the analysis comes after the weights: of the two who drink coffee one is in the south alone.
    const filter: Filter = { test: 'among', variable: 'fact:channel', is: 'any-of', values: ['north'] };
    const north = await ran({ ...asked, filter });
    expect(north.weighting).toMatchObject({ people: 6, unplaced: 1 });
    expect(countsIn(tablesIn(north.exhibits)[0]!).Tea![0]).toBeCloseTo(5 / 4, 4);
    expect(countsIn(tablesIn(north.exhibits)[0]!).Coffee![0]).toBe(0);
  });

  it('a person who may see a part of them sees other numbers, weights and all', async () => {
    const threads = test.platform.threads.of({ lane: 'live', personId: creator.id });
    const range: Filter = { test: 'number', variable: 'fact:serial', compare: '<=', value: 3 };
    const dataSet = openDataSet(test.platform, { scrollId: survey.scrollId, range });
    const weight = {
      by: 'rim',
      least: 0.2,
      most: 5,
      targets: [{ variable: sex, shares: [1, 2].map(code => ({ code, share: 1 })) }],
    };
    const content = cross({ rows: [{ variable: sex }], measures: ['count'] }, { weight });
    const seen = async (signal = new AbortController().signal) =>
      runAnalysis(dataSet, threads, { content: content as never, language: 'en', signal });
    const { exhibits, weighting } = await seen();
    expect(countsIn(tablesIn(exhibits)[0]!)).toEqual({ Male: [1.5], Female: [1.5] });
    expect(weighting).toMatchObject({ people: 3, unplaced: 0, isConverged: true });
    expect((await ran(content)).weighting).toMatchObject({ people: 6, unplaced: 1 });
  });

  it('weighs the very records that it counts, also when one of them changes in between', async () => {
    const own = await importRecords(test, creator, [
      { name: 'Sex', levels: ['Male', 'Female'], values: ['Male', 'Male', 'Male', 'Female'] },
    ]);
    const { scrollId } = own;
    const weight = {
      by: 'rim',
      least: 0.2,
      most: 5,
      targets: [{ variable: sex, shares: [1, 2].map(code => ({ code, share: 1 })) }],
    };
    const content = cross({ rows: [{ variable: sex }], measures: ['count'] }, { weight });
    const dataSet = openDataSet(test.platform, { scrollId, range: undefined });
    let asked = 0;
    const askTogether: typeof dataSet.askTogether = async (...wanted) => {
      const answers = await dataSet.askTogether(...wanted);
      if (++asked > 1) return answers;
      await test.platform.database.pool.query(
        `update answer_record set answers = $2, changed = pg_current_xact_id() where scroll_id = $1 and serial = 1`,
        [scrollId, JSON.stringify({ [sex]: { item: optionId(sex, 1) } })],
      );
      // Somebody else lets the copy catch up.
      await dataSet.ask({ kind: 'count', by: [] });
      return answers;
    };
    const threads = test.platform.threads.of({ lane: 'live', personId: creator.id });
    const { signal } = new AbortController();
    const opened = { ...dataSet, askTogether };
    const { exhibits } = await runAnalysis(opened, threads, { content: content as never, language: 'en', signal });
    // Weights are whole millionths.
    const seen = Object.entries(countsIn(tablesIn(exhibits)[0]!)).map(([line, [people]]) => [line, people!.toFixed(4)]);
    expect(Object.fromEntries(seen)).toEqual({ Male: '2.0000', Female: '2.0000' });
    // The weights of before, the weights of now, and the table.
    expect(asked).toBe(3);
  });

  it('options that are gone from the questionnaire still have theirs', async () => {
    const own = await importRecords(test, creator, [
      { name: 'Drink', levels: ['Tea', 'Coffee', 'Milk'], values: ['Tea', 'Coffee', 'Milk', 'Milk'] },
    ]);
    const { scrollId } = own;
    const asked = { ...cross({ rows: [{ variable: sex }] }), scrollId };
    const setStatus = (status: 1 | 2) => test.call(publishCalls.changeStatus, { scrollId, status }, asPerson(creator));
    await setStatus(2);
    const gone = { scrollId, questionId: sex, itemIds: [optionId(sex, 2)] };
    expect((await test.call(itemCalls.deleteItems, gone, asPerson(creator))).code).toBe('0000');
    expect((await setStatus(1)).code).toBe('0000');
    expect(await counts(asked)).toEqual({ Tea: [1], Coffee: [1], Milk: [2] });
  });

  it('the rounds of a loop are questions of their own', async () => {
    const columns = [
      { name: 'Brands', items: ['A', 'B'], sets: [] },
      { name: 'Rating', levels: ['Good', 'Bad'], values: [] },
    ];
    const own = await importRecords(test, creator, columns, [{ questionId: columnId(1), fromQuestionId: columnId(0) }]);
    const [a, b] = [optionId(columnId(0), 0), optionId(columnId(0), 1)];
    const rated = (item: string, place: number) => ({
      [`${columnId(1)}@${item}`]: { item: optionId(columnId(1), place) },
    });
    await insertAnswers(test, own, [
      { [columnId(0)]: { items: [a, b] }, ...rated(a, 0), ...rated(b, 1) },
      { [columnId(0)]: { items: [a] }, ...rated(a, 0) },
      { [columnId(0)]: { items: [b] }, ...rated(b, 0) },
    ]);
    const variables = await openDataSet(test.platform, { scrollId: own.scrollId, range: undefined }).listVariables(
      'en',
    );
    const rounds = variables.filter(({ loop }) => loop).map(({ key }) => ({ variable: key }));
    expect(rounds).toHaveLength(2);
    const asked = { ...cross({ rows: rounds }), scrollId: own.scrollId };
    expect((await tables(asked)).map(countsIn)).toEqual([
      { Good: [2], Bad: [0] },
      { Good: [1], Bad: [1] },
    ]);
  });
});

describe('what cannot be run is told where it can be mended', () => {
  it.each([
    ['no row', cross0({ rows: [] }), 'rows', 'choose'],
    ['a question that is gone', cross0({ rows: [{ variable: 'gone000001' }] }), 'rows', 'gone'],
    ['a number in the banner', cross0({ ...rowsOf(), banner: [{ variable: columnId(2) }] }), 'banner', 'Age'],
    [
      'a filter on nothing',
      cross0(rowsOf(), { filter: { test: 'answered', variable: 'gone000001', is: true } }),
      'filter',
      'filter',
    ],
    [
      'a weight that is a set',
      cross0(rowsOf(), { weight: { by: 'variable', variable: columnId(1) } }),
      'weight',
      'weight',
    ],
    ['a weight that is a name', cross0(rowsOf(), { weight: '__proto__' }), 'weight', 'weight'],
    [
      'a recipe of nothing',
      cross0(rowsOf(), { derived: { bad0000001: { make: 'constructor' } } }),
      'derived',
      'derived',
    ],
    [
      'a target that nobody has',
      cross0(rowsOf(), {
        weight: {
          by: 'rim',
          least: 0.2,
          most: 5,
          targets: [{ variable: columnId(0), shares: [1, 2, 9].map(code => ({ code, share: 1 })) }],
        },
      }),
      'weight',
      'Nobody',
    ],
  ])('%s', async (_what, input, field, words) => {
    const answer = await run({ ...input, scrollId: survey.scrollId });
    expect(answer).toMatchObject({ code: '9622', status: 400, field });
    expect(answer.message).toContain(words);
    const chinese = await run({ ...input, scrollId: survey.scrollId }, 'zh');
    expect(chinese.message).toMatch(/\p{Script=Han}/u);
  });

  it('whoever may not look at the records runs nothing', async () => {
    const stranger = await buildPerson(test.platform);
    expect((await run(cross(bySex), 'en', stranger)).code).not.toBe('0000');
    await giveRights(test.platform, stranger, survey.scrollId, ['questionnaire.view']);
    expect((await run(cross(bySex), 'en', stranger)).data).toBeNull();
    await giveRights(test.platform, stranger, survey.scrollId, ['records.view']);
    expect((await run(cross(bySex), 'en', stranger)).code).toBe('0000');
  });

  it('whatever a stranger sends is answered or refused, and breaks nothing', async () => {
    const random = seededRandom(20261116);
    const whole = cross(
      {
        rows: [
          { variable: brands, nets: [{ name: 'n', codes: [1, 2] }], hidden: [3], sort: 'descending' },
          { variable: age },
        ],
        banner: [{ variable: sex, within: [{ variable: brands, nets: [{ name: 'm', codes: [1] }] }] }],
        statistics: ['mean', 'median'],
      },
      {
        filter: {
          any: [
            { test: 'answered', variable: sex, is: true },
            { not: { test: 'choice', variable: brands, is: 'any-of', codes: [1] } },
          ],
        },
        weight: {
          by: 'rim',
          least: 0.2,
          most: 5,
          targets: [
            {
              variable: sex,
              shares: [
                { code: 1, share: 1 },
                { code: 2, share: 3 },
              ],
            },
          ],
        },
        derived: {
          grown00001: { name: 'g', label: '', make: 'bands', variable: age, bands: [{ code: 1, label: 'x', to: 45 }] },
        },
      },
    );
    expect((await run(whole)).code).toBe('0000');
    const statuses: Record<number, number> = {};
    for (let n = 0; n < 150; n++) {
      const spoiled = { ...(spoil(random, whole) as object), scrollId: survey.scrollId };
      const { status, ...answer } = await run(spoiled);
      statuses[status] = (statuses[status] ?? 0) + 1;
      expect(status, JSON.stringify([spoiled, answer])).toBeLessThan(500);
    }
    expect(statuses[200]).toBeGreaterThan(5);
    expect(statuses[400]).toBeGreaterThan(20);
  }, 120_000);
});

describe('whoever hangs up', () => {
  it('ends the run, also while the records are being copied', async () => {
    const threads = test.platform.threads.of({ lane: 'live', personId: creator.id });
    const dataSet = openDataSet(test.platform, { scrollId: survey.scrollId, range: undefined });
    const cancel = new AbortController();
    const locker = await test.platform.database.pool.connect();
    try {
      // Nothing can be read while this lasts: without hanging up it would wait for ever.
      await dataSet.listVariables('en');
      const askTogether: typeof dataSet.askTogether = async (...asked) => {
        await locker.query('begin');
        await locker.query('lock table answer_record in access exclusive mode');
        setTimeout(() => cancel.abort(), 200);
        return dataSet.askTogether(...asked);
      };
      const running = runAnalysis({ ...dataSet, askTogether }, threads, {
        content: cross(bySex) as never,
        language: 'en',
        signal: cancel.signal,
      });
      await expect(running).rejects.toMatchObject({ errorName: 'analysisCancelled' });
    } finally {
      await locker.query('rollback');
      locker.release();
    }
    expect(await counts(cross(bySex))).toMatchObject({ A: [3, 1, 2] });
  });
});

function cross0(request: object, more: object = {}) {
  return { kind: 'cross', ...more, request: { ...defaultCrossRequest, ...request } };
}

function rowsOf() {
  return { rows: [{ variable: columnId(0) }] };
}
