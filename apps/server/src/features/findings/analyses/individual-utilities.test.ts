import { type Exhibit, emptyModelRequest, type ModelName, modelForms, type OptionValue } from '@wenshu/analysis';
import {
  analysisCalls,
  type Call,
  type CallData,
  dataSetCalls,
  recordGridCalls,
  savedVariableCalls,
} from '@wenshu/api-contract';
import { type SeededRandom, seededRandom } from '@wenshu/statistics';
import { type FlowQuestion, writeSettings } from '@wenshu/survey-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { figureIn } from '../../../../../../packages/analysis/test/case-data.ts';
import { cellsOf, notesOf } from '../../../../../../packages/analysis/test/model-truth.ts';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { buildResearch, callsOf } from '../../../testing/build-research.ts';
import { asPerson, type TestSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { compareCopy } from '../../../testing/compare-copy.ts';
import { exportedFile } from '../../../testing/exported-file.ts';
import { insertAnswers } from '../../../testing/import-records.ts';

vi.setConfig({ testTimeout: 120_000 });

const part = (name: string, at: number) => `${name}${String(at + 1).padStart(10 - name.length, '0')}`;
const question = (type: string, seqName: string, rest: Partial<FlowQuestion>): FlowQuestion => ({
  id: part(type.replace('-', ''), 0).slice(-10),
  type,
  groupId: '',
  seqName,
  title: { text: seqName },
  settings: {},
  items: [],
  itemGroups: [],
  rows: [],
  rowGroups: [],
  ...rest,
});
const parts = (name: string, texts: readonly string[], from = 0) =>
  texts.map((text, at) => ({
    id: part(name, at),
    title: { text },
    settings: writeSettings({ optionNumber: from + at + 1 }),
  }));
const designed = (levels: readonly (readonly string[])[], versions: unknown) =>
  writeSettings({ design: JSON.stringify({ levels, versions }) });
const list = <Part>(length: number, make: (at: number) => Part) => Array.from({ length }, (_, at) => make(at));
const numbered = <Value>(values: readonly Value[]) =>
  Object.fromEntries(values.map((one, at) => [String(at + 1), one]));

const random = seededRandom(2026);
const choose = (source: SeededRandom, utilities: readonly number[]): number => {
  const noisy = utilities.map(utility => utility - Math.log(-Math.log(source.next())));
  return noisy.indexOf(Math.max(...noisy));
};

const attributes = [
  parts('brand', ['Acme', 'Best', 'Cosy']),
  parts('size', ['Small', 'Large'], 10),
  parts('price', ['¥199', '¥299', '¥399'], 20),
];
const levelIds = attributes.map(own => own.map(({ id }) => id));
const versions = list(12, () => list(12, () => list(3, () => attributes.map(own => random.below(own.length)))));
const cbc = question('cbc', 'Q1', { items: attributes.flat(), settings: designed(levelIds, versions) });
const topics = ['Taste', 'Price', 'Health', 'Origin', 'Pack'];
const maxdiffVersions = list(6, () => list(8, () => random.sample(5, 3).map(item => [item])));
const topicItems = parts('topic', topics);
const maxdiff = question('maxdiff', 'Q2', {
  items: topicItems,
  settings: designed([topicItems.map(({ id }) => id)], maxdiffVersions),
});
const matters = question('multiple-choice', 'Q3', { items: parts('matter', topics) });

/** Two kinds of people: the first wants one brand, the second another and a low price; and everybody a little otherwise. */
const people = list(120, at => {
  const [isFirst, own] = [at % 2 === 0, (worth: number) => worth + 0.4 * random.normal()];
  const brand = (isFirst ? [3, 0, -3] : [-2.5, 0, 2.5]).map(own);
  const price = isFirst ? [0.3, 0, -0.3] : [2.2, 0, -2.2];
  const topicsOwn = (isFirst ? [2, 0.5, 0, -0.5, -2] : [-0.5, 2, 1, -1.5, -1]).map(own);
  return { isFirst, worths: [brand, [-0.4, 0.4].map(own), price], none: -1, topics: topicsOwn };
});
/** Some leave the choices out: whoever stands behind them in the data is not at their place among those who were estimated. */
const hasChosen = (at: number) => at % 9 !== 4;
const answers = people.map(({ worths, none, topics: own }, at) => {
  const [version, sets] = [at % versions.length, at % maxdiffVersions.length];
  return {
    [hasChosen(at) ? cbc.id : 'leftOut']: {
      version: version + 1,
      tasks: numbered(
        versions[version]!.map(concepts => {
          const utilities = concepts.map(levels => levels.reduce((sum, level, of) => sum + worths[of]![level]!, 0));
          const chosen = choose(random, [...utilities, none]);
          return chosen === concepts.length ? 0 : chosen + 1;
        }),
      ),
    },
    [maxdiff.id]: {
      version: sets + 1,
      tasks: numbered(
        maxdiffVersions[sets]!.map(shown => {
          const items = shown.map(([item]) => item!);
          const best =
            items[
              choose(
                random,
                items.map(item => own[item]!),
              )
            ]!;
          const left = items.filter(item => item !== best);
          const worst =
            left[
              choose(
                random,
                left.map(item => -own[item]!),
              )
            ]!;
          return { best: part('topic', best), worst: part('topic', worst) };
        }),
      ),
    },
    [matters.id]: {
      items: topics.flatMap((_, item) => (choose(random, [own[item]!, 0]) === 0 ? [part('matter', item)] : [])),
    },
  };
});

let test: TestApp;
let maker: TestPerson;
let survey: TestSurvey;
beforeAll(async () => {
  test = await buildTestApp();
  maker = await buildPerson(test.platform);
  survey = await buildResearch(callsOf(test, maker), [cbc, maxdiff, matters]);
  await insertAnswers(
    test,
    survey,
    answers.map(({ leftOut, ...given }: Record<string, object>) => given),
  );
  // A database may keep more of a moment than a date does.
  await sql(`update answer_record set started_at = date_trunc('second', started_at), submitted_at = date_trunc('second', submitted_at)
              where scroll_id = $1`);
}, 180_000);
afterAll(() => test.close());

const ask = <C extends Call>(call: C, sent: object) =>
  test.call(call, { scrollId: survey.scrollId, ...sent } as never, { ...asPerson(maker), lang: 'en' });
const got = async <C extends Call>(call: C, sent: object) => {
  const answer = await ask(call, sent);
  expect(answer).toMatchObject({ code: '0000' });
  return answer.data as CallData<C>;
};
const sql = async (text: string) => (await test.platform.database.pool.query(text, [survey.scrollId])).rows;
const few = { estimate: 'individual', draws: 400, burnIn: 300, seed: 7 };
const modelOf = (
  kind: ModelName,
  slots: Readonly<Record<string, readonly string[]>>,
  options: Readonly<Record<string, OptionValue>> = {},
) => {
  const empty = emptyModelRequest(modelForms[kind]);
  const request = { slots: { ...empty.slots, ...slots }, options: { ...empty.options, ...options } };
  return { kind, derived: {}, request: request as never };
};
const run = async (model: object) => (await got(analysisCalls.run, model)).exhibits as unknown as readonly Exhibit[];
const keep = async (model: object) => (await got(analysisCalls.save, { name: 'Model', ...model })).analysisId;
const save = async (analysisId: string) => (await got(savedVariableCalls.save, { analysisId })).items;
const measured = async () =>
  (await got(dataSetCalls.listVariables, {})).variables.flatMap(({ key, measures }) =>
    measures ? [{ key, ...measures }] : [],
  );
const valuesOf = async (keys: readonly string[], filter?: object) => {
  const sort = [{ variable: 'fact:serial' }];
  const { items } = await got(recordGridCalls.query, { columns: keys, count: 200, sort, filter });
  return items.map(({ values }) => values as (number | null)[]);
};

function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [ma, mb] = [mean(a), mean(b)];
  const sum = (of: (at: number) => number) => a.reduce((whole, _, at) => whole + of(at), 0);
  return (
    sum(at => (a[at]! - ma) * (b[at]! - mb)) / Math.sqrt(sum(at => (a[at]! - ma) ** 2) * sum(at => (b[at]! - mb) ** 2))
  );
}

describe('utilities of each person', () => {
  let analysisId: string;
  let variables: Awaited<ReturnType<typeof measured>>;

  it('are found again, tell a task kept back better than one set for all, and are saved with the data', async () => {
    const model = modelOf('cbc', { question: [cbc.id] }, { ...few, falls: true });
    const exhibits = await run(model);
    const [own, together] = ['choice:own', 'choice:together'].map(row => figureIn(exhibits, 'validity', row, 'value')!);
    expect(own!).toBeGreaterThan(together! + 8);
    expect(notesOf(exhibits, 'validity')[0]).toMatch(/own utilities guess .* one set of utilities/);
    expect(cellsOf(exhibits, 'convergence')).toHaveLength(2 + 1 + 2 + 1);
    expect(exhibits.map(({ id }) => id)).toContain('trace');
    analysisId = await keep(model);
    const saved = await save(analysisId);
    variables = await measured();
    expect(variables).toEqual(
      [...levelIds.flat(), 'none'].map((item, at) => ({
        key: saved[at]!.key,
        question: cbc.id,
        item,
        estimate: analysisId,
      })),
    );
    const all = await valuesOf(variables.map(({ key }) => key));
    // Nothing was estimated of who did not choose, and everybody else has what they want themselves.
    expect(all.map(row => row.every(value => value !== null))).toEqual(people.map((_, at) => hasChosen(at)));
    expect(all.filter(row => row.some(value => value === null)).flat()).toEqual(
      new Array(13 * variables.length).fill(null),
    );
    const values = all.filter((_, at) => hasChosen(at)) as number[][];
    const chose = people.filter((_, at) => hasChosen(at));
    const of = (at: number) => values.map(row => row[at]!);
    // Acme, and the lowest price: what the two kinds of people differ in. The correlation was 0.9 when this was written.
    const truth = (attribute: number, level: number) => chose.map(({ worths }) => worths[attribute]![level]!);
    expect(correlation(of(0), truth(0, 0))).toBeGreaterThan(0.8);
    expect(correlation(of(5), truth(2, 0))).toBeGreaterThan(0.8);
    // Nobody likes to pay more.
    for (const [low, middle, high] of values.map(row => row.slice(5, 8)))
      expect(low! >= middle! && middle! >= high!).toBe(true);
  });

  it('are numbers like any other: filtered, exported, and the same in the copy as in PostgreSQL', async () => {
    const acme = variables[0]!.key;
    const filter = { test: 'number', variable: acme, compare: '>', value: 1 };
    const all = await valuesOf([acme]);
    const above = all.filter(([value]) => value! > 1);
    expect(above.length).toBeGreaterThan(30);
    expect(await valuesOf([acme], filter)).toEqual(above);
    const { text } = await exportedFile(test, maker, { scrollId: survey.scrollId, format: 'csv' });
    expect(text.split('\n')[0]).toMatch(/Acme.*none/i);
    expect(await compareCopy(test.platform.columns, test.platform.database.pool, survey.scrollId)).toEqual([]);
  });

  it('part people into the segments that there are', async () => {
    const keys = [...variables.slice(0, 3), ...variables.slice(5, 8)].map(({ key }) => key);
    const [cluster] = await save(
      await keep(modelOf('kmeans', { variables: keys }, { clusters: 2, standardize: false })),
    );
    const found = (await valuesOf([cluster!.key])).map(([code]) => code);
    const chose = [...people.keys()].filter(hasChosen);
    const right = chose.filter(at => people[at]!.isFirst === (found[at] === found[0])).length;
    expect(right / chose.length).toBeGreaterThan(0.93);
    expect(found.filter(code => code === null)).toHaveLength(people.length - chose.length);
  });

  it('are nobody’s who answers later until they are saved again; who is removed takes theirs along', async () => {
    await sql(`insert into answer_record (scroll_id, answer_record_id, status, is_submit, is_counted, serial, version_time, language_id, link_code,
                 answers, started_at, submitted_at, active_ms)
               select scroll_id, 'later000000000000001', status, is_submit, is_counted, 1000, version_time, language_id, link_code, answers,
                 started_at, submitted_at, active_ms from answer_record where scroll_id = $1 and serial = 1`);
    await sql('delete from answer_record where scroll_id = $1 and serial = 2');
    const acme = variables[0]!.key;
    expect((await valuesOf([acme])).at(-1)).toEqual([null]);
    expect(await sql('select count(*)::int as n from recorded_values where scroll_id = $1')).toEqual([{ n: 106 }]);
    const again = await save(analysisId);
    expect(again.map(({ key }) => key)).toEqual(variables.map(({ key }) => key));
    expect((await valuesOf([acme])).at(-1)![0]).toBeGreaterThan(0);
    expect(await sql('select count(*)::int as n from recorded_values where scroll_id = $1')).toEqual([{ n: 107 }]);
    expect(await compareCopy(test.platform.columns, test.platform.database.pool, survey.scrollId)).toEqual([]);
  });

  it('of a MaxDiff have an anchor, and are what TURF takes', async () => {
    const exhibits = await run(modelOf('maxdiff', { question: [maxdiff.id], anchor: [matters.id] }, few));
    const above = (at: number) => figureIn(exhibits, 'scores', String(at + 1), 'above')!;
    const truth = (item: number) => (100 * people.filter(({ topics: own }) => own[item]! > 0).length) / people.length;
    for (const item of topics.keys()) expect(Math.abs(above(item) - truth(item))).toBeLessThan(20);
    const [own, together] = ['best:own', 'best:together'].map(row => figureIn(exhibits, 'validity', row, 'value')!);
    expect(own!).toBeGreaterThan(together!);
    const model = modelOf('maxdiff', { question: [maxdiff.id], anchor: [matters.id] }, few);
    const utilities = (await save(await keep(model))).map(({ key }) => key);
    expect(utilities).toHaveLength(topics.length);
    const turf = await run(modelOf('turf', { utilities }, { likedBy: 'first', firsts: 1, size: 2, top: 1 }));
    // What one kind of people wants most, and what the other does.
    expect(cellsOf(turf, 'combinations')[1]![0]).toMatch(/Taste.*Price/);
    expect(cellsOf(turf, 'combinations')[1]![2]).toBeGreaterThan(80);
    const other = modelOf('turf', { utilities: [...utilities, variables[0]!.key] });
    expect(await ask(analysisCalls.run, other)).toMatchObject({ code: '9622' });
  });

  it('go when they are removed, with the values', async () => {
    const { items } = await got(savedVariableCalls.list, {});
    await got(savedVariableCalls.remove, { variableIds: items.map(({ variableId }) => variableId) });
    expect(await measured()).toEqual([]);
    expect(await sql('select count(*)::int as n from recorded_values where scroll_id = $1')).toEqual([{ n: 0 }]);
    expect(await compareCopy(test.platform.columns, test.platform.database.pool, survey.scrollId)).toEqual([]);
  });
});

describe('what takes long', () => {
  it('says how far it is to whoever asked for it', async () => {
    const long = modelOf(
      'cbc',
      { question: [cbc.id] },
      { ...few, draws: 4_000, burnIn: 1_000, chains: 1, holdOut: 'none' },
    );
    const progressId = 'progress01';
    let isDone = false;
    const running = got(analysisCalls.run, { ...long, progressId }).finally(() => {
      isDone = true;
    });
    const told: number[] = [];
    while (!isDone) {
      const { share } = await got(analysisCalls.progress, { progressId });
      if (share !== null) told.push(share);
      await new Promise(resolve => setTimeout(resolve, 100));
    }
    await running;
    expect(new Set(told).size).toBeGreaterThan(1);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect((await got(analysisCalls.progress, { progressId })).share).toBeNull();
  });
});
