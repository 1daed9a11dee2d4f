import { type Language, languages } from '@wenshu/texts';
import { describeAnalysisProblem } from '@wenshu/texts/findings/analysis-problems';
import { describe, expect, it } from 'vitest';
import {
  type AnalysisKind,
  type DataQuestion,
  type DataVariable,
  type Exhibit,
  emptyModelRequest,
  type Kind,
  KindRefusal,
  kinds,
  leafHeads,
  type ModelForm,
  type ModelName,
  modelForms,
  type Row,
  tableHtml,
  tableOf,
  tableTsv,
} from '../src/index.ts';
import { exampleRequest, exampleRows, exampleVariables } from '../src/kinds/cross/examples.ts';
import * as summary from '../src/kinds/summary/examples.ts';
import * as open from '../src/kinds/summary/open-examples.ts';
import { furtherExamples, modelData, modelExamples } from './model-examples.ts';
import { presenterOf, type SlowData } from './run-kind.ts';

interface Example {
  readonly request: unknown;
  readonly rows: readonly Row[];
  readonly variables: readonly DataVariable[];
  readonly questions?: readonly DataQuestion[];
  /** A number of the variables. */
  readonly weight: string;
}

/** What every kind is tried with: a request that shows all of it. */
const examples: Readonly<Record<AnalysisKind, readonly [Example, ...Example[]]>> = {
  cross: [
    {
      request: {
        ...exampleRequest,
        banner: [
          { variable: 'q3', nets: [{ name: 'All', codes: [1, 2] }], within: [{ variable: 'q2' }] },
          { variable: 'q2' },
        ],
        measures: ['columnPercent', 'rowPercent', 'totalPercent', 'count', 'unweightedCount', 'index'],
        statistics: ['mean', 'deviation', 'standardError', 'median'],
        look: { isTransposed: false, heat: true, charts: true },
      },
      rows: exampleRows,
      variables: exampleVariables,
      weight: 'w',
    },
  ],
  summary: [summary, open].map(one => ({
    request: one.exampleRequest,
    rows: one.exampleRows,
    weight: 'w',
    variables: one.exampleVariables,
    questions: one.exampleQuestions,
  })) as [Example, Example],
  ...(Object.fromEntries(
    (Object.keys(modelExamples) as ModelName[]).map(name => [
      name,
      [modelExamples[name], ...(furtherExamples[name] ?? [])].map(request => ({
        ...modelData,
        request: { ...emptyModelRequest(modelForms[name]), ...request },
      })),
    ]),
  ) as unknown as Record<ModelName, [Example, ...Example[]]>),
};

const answered = (row: Row, value: (key: string) => Row[string]): Row =>
  Object.fromEntries(Object.keys(row).map(key => [key, value(key)]));

/** Enough people for every model to be fitted; what is wrong with them is wrong with each. */
const some = ({ rows }: Example) => rows.slice(0, 120);

/** Data that nobody hopes for. */
const hardships: Readonly<Record<string, (example: Example) => readonly Row[]>> = {
  'as it should be': ({ rows }) => rows,
  'nobody at all': () => [],
  'one person': ({ rows }) => rows.slice(0, 1),
  'three people': ({ rows }) => rows.slice(0, 3),
  'one value only': example => some(example).map((_, __, [first]) => first!),
  'all missing': example => some(example).map(row => answered(row, () => null)),
  'sets without a choice': example =>
    some(example).map(row => answered(row, key => (Array.isArray(row[key]) ? [] : row[key]!))),
  'an option that was retired or never known': example =>
    some(example).map(row =>
      answered(row, key => (typeof row[key] === 'number' ? 77 : Array.isArray(row[key]) ? [77] : row[key]!)),
    ),
  'weights of 0': example => some(example).map(row => ({ ...row, [example.weight]: 0 })),
  'weights that are missing': example => some(example).map(row => ({ ...row, [example.weight]: null })),
  'one person who weighs everything': example =>
    some(example).map((row, place) => ({ ...row, [example.weight]: place === 0 ? 5 : 0 })),
};

const isOfWeights = (hardship: string) => hardship.includes('weigh');

/** Numbers that are none, wherever they are in it. */
function oddNumbers(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path}: ${value}`];
  if (typeof value === 'string') return /NaN|Infinity|undefined/.test(value) ? [`${path}: ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => oddNumbers(part, `${path}.${key}`));
}

const presenters = new Map<Example, Map<string | undefined, ReturnType<typeof presenterOf>>>();

/** Of data as they should be it is worked out once, whatever is looked at. */
function presenterFor(kind: Kind<unknown, unknown>, example: Example, data: SlowData): ReturnType<typeof presenterOf> {
  if (data.rows !== example.rows) return presenterOf(kind, example.request, data);
  const known = presenters.get(example) ?? new Map<string | undefined, ReturnType<typeof presenterOf>>();
  const present = known.get(data.weight) ?? presenterOf(kind, example.request, data);
  presenters.set(example, known.set(data.weight, present));
  return present;
}

/** A model may say that the data do not answer it, in words; never where they are as they should be. */
function presentOrTell(
  kind: Kind<unknown, unknown>,
  example: Example,
  data: SlowData,
): readonly (readonly [Language, readonly Exhibit[]])[] {
  try {
    const present = presenterFor(kind, example, data);
    return languages.map(language => [language, present(language)]);
  } catch (error) {
    if (!(error instanceof KindRefusal) || data.rows === example.rows) throw error;
    expect(oddNumbers(languages.map(language => describeAnalysisProblem(error.problem, language)))).toEqual([]);
    return [];
  }
}

const tried = (Object.keys(kinds) as AnalysisKind[]).flatMap(name =>
  examples[name].map((example, at) => ({ name, at, example })),
);

it.each(Object.entries<ModelForm>(modelForms))(
  '%s says in its form whether what it finds can be kept with the data',
  (name, form) => {
    expect(form.saves === true).toBe(kinds[name as ModelName].saved !== undefined);
  },
);

/** Ways of working for which no weighted one is known that is agreed upon: asked with a weight they refuse, and the screen says so beside the filter. */
const WITHOUT_WEIGHT: readonly AnalysisKind[] = ['hierarchical', 'entropy', 'rankTests'];

describe.each(Object.keys(kinds) as AnalysisKind[])('weights in %s', name => {
  const kind: Kind<unknown, unknown> = kinds[name];
  const [example] = examples[name];
  const { rows, variables, questions = [], weight } = example;
  /** Its figures without where they come from. */
  const figures = (by?: string) => {
    const data = { rows, variables, questions, ...(by !== undefined && { weight: by }) };
    const exhibits = presenterFor(kind, example, data)('en');
    return JSON.stringify(exhibits.map(({ source: _source, ...shown }) => shown));
  };

  it('are used, or it says that it cannot', () => {
    expect(kind.takesWeight).toBe(!WITHOUT_WEIGHT.includes(name));
    if (kind.takesWeight) expect(figures(weight)).not.toBe(figures());
  });
});

describe.each(tried)('$name, example $at', ({ name, example }) => {
  const kind = kinds[name];

  it('goes by its name and takes its example', () => {
    expect(kind.name).toBe(name);
    const variables = new Map(example.variables.map(one => [one.key, one]));
    const questions = new Map(example.questions?.map(one => [one.key, one]));
    expect(kind.check(example.request, variables, questions)).toBeUndefined();
  });

  it('refuses what is no request', () => {
    for (const odd of [undefined, null, 1, 'x', [], {}, Object.create(example.request as object)])
      expect(kind.check(odd, new Map(), new Map())).toBeDefined();
  });

  const borne = Object.keys(hardships).filter(hardship => kind.takesWeight || !isOfWeights(hardship));
  describe.each(borne)('with %s', hardship => {
    const rows = hardships[hardship]!(example);
    const weights = [...(isOfWeights(hardship) ? [] : [undefined]), ...(kind.takesWeight ? [example.weight] : [])];
    it.each(weights)('shows no number that is none, weight: %s', weight => {
      const { variables, questions = [] } = example;
      const data = { rows, variables, questions, ...(weight !== undefined && { weight }) };
      for (const [language, exhibits] of presentOrTell(kind, example, data)) {
        expect(oddNumbers(exhibits)).toEqual([]);
        // What is stored and sent is JSON, and comes back as it was.
        expect(JSON.parse(JSON.stringify(exhibits))).toEqual(exhibits);
        expect(new Set(exhibits.map(({ id }) => id)).size).toBe(exhibits.length);
        for (const exhibit of exhibits) {
          expect(exhibit.source.asOf).not.toBe('');
          // Statistics count what was written and sent by records: these are not weighted, and are not said to be.
          const countsRecords = name === 'summary' && exhibit.source.base.weighted === undefined;
          expect(exhibit.source.weight).toBe(countsRecords ? undefined : weight);
          const isChart = 'format' in exhibit && exhibit.kind !== 'figure';
          const table = exhibit.kind === 'table' ? exhibit : isChart ? tableOf(exhibit, language) : undefined;
          if (!table) continue;
          expect(oddNumbers([tableHtml(table, language), tableTsv(table, language)])).toEqual([]);
          // A cell for each row and column, none too many.
          const columns = leafHeads(table.columns).length;
          expect(table.cells.map(({ length }) => length)).toEqual(leafHeads(table.rows).map(() => columns));
        }
      }
    });
  });
});
