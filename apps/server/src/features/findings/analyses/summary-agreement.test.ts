import {
  type DataQuestion,
  defaultSummaryRequest,
  type Exhibit,
  type Filter,
  leafHeads,
  MAX_TOGETHER,
  type Table,
} from '@wenshu/analysis';
import { analysisCalls, type CallData, dataSetCalls, itemCalls, publishCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, type TestSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { seededRandom } from '../../../testing/hostile.ts';
import { columnId, importRecords, insertAnswers, optionId } from '../../../testing/import-records.ts';
import { openDataSet } from '../data-set/index.ts';
import { runAnalysis } from './run-analysis.ts';

// Two people ask of a fresh copy each time: a busy machine takes its time.
vi.setConfig({ testTimeout: 180_000 });

/** A record as it was made: what the slow twin counts by. Places of options, from 0. */
interface Person {
  readonly sex: number | undefined;
  readonly drink: number | undefined;
  readonly brands: readonly number[] | undefined;
  /** By brand. */
  readonly rating: Readonly<Record<number, number>>;
  readonly weight: number | undefined;
  readonly isSeen: boolean;
}

const PEOPLE = 400;
const [sex, drink, brands, rating, weight] = [0, 1, 2, 3, 4].map(columnId) as [string, string, string, string, string];
const DRINKS = ['Tea', 'Coffee', 'Milk'];
const BRANDS = ['A', 'B', 'C'];

const random = seededRandom(20261116);
const oneOf = (count: number) => (random() < 0.12 ? undefined : Math.floor(random() * count));
const people = Array.from({ length: PEOPLE }, (): Person => {
  const own = random() < 0.1 ? undefined : BRANDS.flatMap((_, place) => (random() < 0.5 ? [place] : []));
  const rated = (own ?? []).flatMap(place => (random() < 0.8 ? [[place, Math.floor(random() * 2)] as const] : []));
  return {
    sex: oneOf(2),
    drink: oneOf(3),
    brands: own,
    rating: Object.fromEntries(rated),
    weight: random() < 0.1 ? undefined : [0.5, 1, 1, 2.25][Math.floor(random() * 4)]!,
    isSeen: random() < 0.4,
  };
});

let test: TestApp;
let creator: TestPerson;
let reader: TestPerson;
let survey: TestSurvey;
let questions: CallData<typeof dataSetCalls.listVariables>['questions'];

beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
  survey = await importRecords(
    test,
    creator,
    [
      { name: 'Sex', levels: ['Women', 'Men'], values: [] },
      { name: 'Drink', levels: DRINKS, values: [] },
      { name: 'Brands', items: BRANDS, sets: [] },
      { name: 'Rating', levels: ['Good', 'Bad'], values: [] },
      { name: 'Weight', numbers: [] },
    ],
    [{ questionId: rating, fromQuestionId: brands }],
  );
  await insertAnswers(test, survey, people.map(answersOf));
  // What a reader of one label may see.
  await test.platform.database.pool.query(
    `update answer_record set labels = '{seen}', changed = pg_current_xact_id() where scroll_id = $1 and serial = any($2)`,
    [survey.scrollId, people.flatMap(({ isSeen }, place) => (isSeen ? [place + 1] : []))],
  );
  reader = await buildPerson(test.platform);
  const range = { kind: 'label', labels: ['seen'] } as const;
  await giveRights(test.platform, reader, survey.scrollId, ['questionnaire.view', 'records.view'], range);
  await retireMilk();
  const listed = await test.call(dataSetCalls.listVariables, { scrollId: survey.scrollId }, asPerson(creator));
  questions = (listed.data as CallData<typeof dataSetCalls.listVariables>).questions;
}, 300_000);
afterAll(() => test.close());

function answersOf({ sex: own, drink: drunk, brands: chosen, rating: rated, weight: heavy }: Person): object {
  return {
    ...(own !== undefined && { [sex]: { item: optionId(sex, own) } }),
    ...(drunk !== undefined && { [drink]: { item: optionId(drink, drunk) } }),
    ...(chosen && { [brands]: { items: chosen.map(place => optionId(brands, place)) } }),
    ...Object.fromEntries(
      Object.entries(rated).map(([place, good]) => [
        `${rating}@${optionId(brands, Number(place))}`,
        { item: optionId(rating, good) },
      ]),
    ),
    ...(heavy !== undefined && { [weight]: String(heavy) }),
  };
}

/** An option that is gone from the questionnaire, and not from the answers. */
async function retireMilk(): Promise<void> {
  const { scrollId } = survey;
  const setStatus = (status: 1 | 2) => test.call(publishCalls.changeStatus, { scrollId, status }, asPerson(creator));
  await setStatus(2);
  const gone = { scrollId, questionId: drink, itemIds: [optionId(drink, 2)] };
  expect((await test.call(itemCalls.deleteItems, gone, asPerson(creator))).code).toBe('0000');
  expect((await setStatus(1)).code).toBe('0000');
}

interface Look {
  readonly filter?: Filter;
  readonly weight?: object;
  readonly groups?: readonly { readonly name: string; readonly filter: Filter }[];
}

async function tablesFor(person: TestPerson, look: Look): Promise<readonly Table[]> {
  const { groups = [], ...upon } = look;
  const asked = questions.filter(({ variables, summary }) => variables.length > 0 && summary.kind === 'options');
  const request = { ...defaultSummaryRequest, groups, questions: asked.map(({ key }) => ({ question: key })) };
  const answer = await test.call(
    analysisCalls.run,
    { scrollId: survey.scrollId, kind: 'summary', derived: {}, ...upon, request } as never,
    { ...asPerson(person), lang: 'en' },
  );
  expect(answer).toMatchObject({ code: '0000' });
  const exhibits = (answer.data as CallData<typeof analysisCalls.run>).exhibits as unknown as readonly Exhibit[];
  // Of every question there are some, and each says of which it is.
  expect(new Set(exhibits.map(({ about }) => about))).toEqual(new Set(asked.map(({ key }) => key)));
  return exhibits.filter((one): one is Table => one.kind === 'table' && one.id.startsWith('shares:'));
}

/** Base, then how much each option has, by column. */
type Counted = Readonly<Record<string, readonly number[]>>;

/** From the table: the first two numbers of each column are the count and the per cent. */
function shownIn(table: Table): { readonly counts: Counted; readonly percents: Counted } {
  const read = (place: number) =>
    Object.fromEntries(
      leafHeads(table.rows).map(({ head }, line) => [
        head.text,
        table.cells[line]!.filter((_, at) => at % 4 === place).map(({ values }) => values[0]!),
      ]),
    );
  return { counts: read(0), percents: read(1) };
}

interface Column {
  readonly holds: (person: Person) => boolean;
}

/** What each person chose of a question: places of its options, nothing where it was not answered. */
const chosenIn: Readonly<
  Record<string, { readonly options: readonly string[]; of(one: Person): readonly number[] | undefined }>
> = {
  Sex: { options: ['Women', 'Men'], of: one => (one.sex === undefined ? undefined : [one.sex]) },
  Drink: { options: DRINKS, of: one => (one.drink === undefined ? undefined : [one.drink]) },
  Brands: { options: BRANDS, of: one => one.brands },
  ...Object.fromEntries(
    BRANDS.map((brand, place) => [
      `Rating ${brand}`,
      {
        options: ['Good', 'Bad'],
        of: (one: Person) => (one.rating[place] === undefined ? undefined : [one.rating[place]]),
      },
    ]),
  ),
};

/** Counted one by one. */
function countedBy(
  among: readonly Person[],
  { of, options }: (typeof chosenIn)[string],
  columns: readonly Column[],
  weighs: (one: Person) => number,
): { readonly counts: Counted; readonly percents: Counted } {
  const within = columns.map(({ holds }) => among.filter(one => of(one) !== undefined && holds(one)));
  const sum = (some: readonly Person[]) => some.reduce((total, one) => total + weighs(one), 0);
  const having = (place: number) => within.map(some => sum(some.filter(one => of(one)!.includes(place))));
  return {
    counts: {
      Base: within.map(({ length }) => length),
      ...Object.fromEntries(options.map((option, at) => [option, having(at)])),
    },
    percents: Object.fromEntries(
      options.map((option, at) => [option, having(at).map((have, column) => (100 * have) / sum(within[column]!))]),
    ),
  };
}

const isWoman: Filter = { test: 'choice', variable: sex, is: 'any-of', codes: [1] };
const likesB: Filter = { test: 'choice', variable: brands, is: 'any-of', codes: [2] };
const old: Filter = { test: 'number', variable: weight, compare: '>=', value: 1 };
const everybody: Column = { holds: () => true };
const groups = [
  { name: 'Women', filter: isWoman },
  { name: 'B', filter: likesB },
];
const columnsOfGroups: readonly Column[] = [
  everybody,
  { holds: ({ sex: own }) => own === 0 },
  { holds: ({ brands: chosen }) => chosen?.includes(1) === true },
];

const weighted = { by: 'variable', variable: weight };
const bySelf = ({ weight: heavy }: Person) => heavy ?? 0;
const once = () => 1;

describe('statistics of a survey through /analysis/run equal records counted one by one (S2.9)', () => {
  it.each<[string, Look, readonly Column[], (one: Person) => boolean, (one: Person) => number]>([
    ['of everybody', {}, [everybody], () => true, once],
    ['filtered', { filter: isWoman }, [everybody], ({ sex: own }) => own === 0, once],
    // Who has no weight is in no base.
    ['weighted', { weight: weighted }, [everybody], ({ weight: heavy }) => heavy !== undefined, bySelf],
    ['of two groups that share people', { groups }, columnsOfGroups, () => true, once],
    [
      'of two groups, filtered and weighted',
      { groups, filter: old, weight: weighted },
      columnsOfGroups,
      ({ weight: heavy }) => heavy !== undefined && heavy >= 1,
      bySelf,
    ],
  ])('%s, for whoever sees all and for whoever sees a part', async (_what, look, columns, holds, weighs) => {
    for (const [person, sees] of [
      [creator, () => true],
      [reader, ({ isSeen }: Person) => isSeen],
    ] as const) {
      const tables = await tablesFor(person, look);
      expect(tables).toHaveLength(Object.keys(chosenIn).length);
      const among = people.filter(one => sees(one) && holds(one));
      expect(among.length).toBeGreaterThan(20);
      for (const [at, name] of Object.keys(chosenIn).entries()) {
        const expected = countedBy(among, chosenIn[name]!, columns, weighs);
        const shown = shownIn(tables[at]!);
        expect(Object.keys(shown.counts), name).toEqual(Object.keys(expected.counts));
        for (const [line, numbers] of Object.entries(expected.counts))
          for (const [column, number] of numbers.entries())
            expect(shown.counts[line]![column], `${name} ${line}`).toBeCloseTo(number, 6);
        for (const [line, numbers] of Object.entries(expected.percents))
          for (const [column, number] of numbers.entries())
            expect(shown.percents[line]![column], `${name} ${line}`).toBeCloseTo(number, 6);
      }
    }
  });

  it('a question that is gone, or is more than one run may ask, is refused at the questions', async () => {
    const asking = (keys: readonly string[]) => ({
      scrollId: survey.scrollId,
      kind: 'summary' as const,
      derived: {},
      request: { ...defaultSummaryRequest, questions: keys.map(question => ({ question })) } as never,
    });
    const answer = await test.call(analysisCalls.run, asking([sex, 'gone000001']) as never, asPerson(creator));
    expect(answer).toMatchObject({ code: '9622', field: 'questions' });

    const dataSet = openDataSet(test.platform, { scrollId: survey.scrollId, range: undefined });
    const parts = Array.from({ length: MAX_TOGETHER + 1 }, (_, at) => ({ key: `wide.${at}`, label: String(at) }));
    const wide: DataQuestion = {
      key: 'wide',
      questionId: 'wide',
      name: 'Q9',
      title: 'Wide',
      variables: parts,
      summary: { kind: 'options-by-row', chart: 'stacked-bar' },
    };
    const kept = { kept: 'code', measure: 'nominal', questionId: 'wide' } as const;
    const threads = test.platform.threads.of({ lane: 'live', personId: creator.id });
    const listed = {
      listQuestions: async () => [wide],
      listVariables: async () => parts.map(({ key, label }) => ({ ...kept, key, label, name: key })),
    };
    const run = runAnalysis({ ...dataSet, ...listed }, threads, {
      content: asking(['wide']) as never,
      language: 'en',
      signal: new AbortController().signal,
    });
    const refused = {
      errorName: 'analysisNotPossible',
      details: { field: 'questions', params: { word: 'too-large' } },
    };
    await expect(run).rejects.toMatchObject(refused);
  });
});
