import { type Exhibit, emptyModelRequest, type ModelName, modelForms, type OptionValue } from '@wenshu/analysis';
import { analysisCalls, type CallData, recordGridCalls, savedVariableCalls } from '@wenshu/api-contract';
import type {
  AnovaResult,
  CorrelationResult,
  CorrespondenceResult,
  DecisionTreeResult,
  FactorAnalysisResult,
  KmeansResult,
  LinearRegressionResult,
  RelativeImportanceResult,
  ReliabilityResult,
} from '@wenshu/statistics';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { figureIn } from '../../../../../../packages/analysis/test/case-data.ts';
import { cellsOf, expectNumbers } from '../../../../../../packages/analysis/test/model-truth.ts';
import { getReferenceCase } from '../../../../../../packages/statistics/test/reference-case.ts';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { type ImportedColumn, importRecords } from '../../../testing/import-records.ts';

vi.setConfig({ testTimeout: 180_000 });

let test: TestApp;
let creator: TestPerson;
beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
}, 60_000);
afterAll(() => test.close());

type Cells = readonly (number | string | null)[];

/** Words are the options of a choice, numbers are written. */
function columnsOf(
  data: Readonly<Record<string, Cells>>,
  levels: Readonly<Record<string, readonly string[]>> = {},
): readonly ImportedColumn[] {
  return Object.entries(data).map(([name, cells]) => {
    const words = [...new Set(cells.filter(cell => typeof cell === 'string'))];
    const known = levels[name] ?? words;
    return known.length === 0
      ? { name, numbers: cells as readonly (number | null)[] }
      : { name, levels: known, values: cells.map(cell => (cell === null ? null : String(cell))) };
  });
}

interface Asked {
  readonly kind: ModelName;
  /** By the columns' names. */
  readonly slots: Readonly<Record<string, readonly string[]>>;
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly weight?: unknown;
}

/** Imported as records, asked through the call. */
async function found(columns: readonly ImportedColumn[], { kind, slots, options, weight }: Asked) {
  const { scrollId, keyOf } = await importRecords(test, creator, columns);
  const empty = emptyModelRequest(modelForms[kind]);
  const named = Object.fromEntries(Object.entries(slots).map(([slot, names]) => [slot, names.map(keyOf)]));
  const request = { slots: { ...empty.slots, ...named }, options: { ...empty.options, ...options } };
  const analysis = {
    kind,
    request: request as never,
    derived: {},
    ...(typeof weight === 'string' && { weight: { by: 'variable', variable: keyOf(weight) } as never }),
  };
  const person = { ...asPerson(creator), lang: 'en' as const };
  const answer = await test.call(analysisCalls.run, { scrollId, ...analysis }, person);
  expect(answer).toMatchObject({ code: '0000' });
  const { exhibits } = answer.data as CallData<typeof analysisCalls.run>;
  return { scrollId, keyOf, analysis, exhibits: exhibits as unknown as readonly Exhibit[] };
}

function caseOf<Expected>(name: string) {
  const { input, expected } = getReferenceCase(name);
  return { input: input as Readonly<Record<string, never>>, expected: expected as Expected };
}

it('factor analysis, weighted, by principal axes', async () => {
  const { input, expected } = caseOf<FactorAnalysisResult>('fa_paf_attitude_weighted');
  const options = { extraction: 'paf', factors: 2, sort: false };
  const { exhibits } = await found(columnsOf(input.data!), {
    kind: 'factor',
    slots: { variables: input.variables! },
    options,
    weight: input.weights,
  });
  expectNumbers(cellsOf(exhibits, 'kmo').flat().slice(0, 2), [expected.kmo.overall, expected.bartlett.chiSquare]);
  expectNumbers(cellsOf(exhibits, 'loadings'), expected.rotatedLoadings);
});

it('k-means; and saved with the data, every record has the cluster that it was put into', async () => {
  const { input, expected } = caseOf<KmeansResult>('km_iris3');
  const asked: Asked = {
    kind: 'kmeans',
    slots: { variables: input.variables! },
    options: { clusters: 3, standardize: false },
  };
  const { scrollId, analysis, exhibits } = await found(columnsOf(input.data!), asked);
  expect(cellsOf(exhibits, 'clusters').map(([people]) => people)).toEqual(expected.sizes);
  const centers = cellsOf(exhibits, 'centers');
  expectNumbers(
    expected.sizes.map((_, cluster) => centers.map(row => row[cluster])),
    expected.centersOriginal,
  );
  const as = asPerson(creator);
  const kept = await test.call(analysisCalls.save, { scrollId, name: 'Clusters', ...analysis }, as);
  const { analysisId } = kept.data as CallData<typeof analysisCalls.save>;
  const saved = await test.call(savedVariableCalls.save, { scrollId, analysisId }, as);
  const { items } = saved.data as CallData<typeof savedVariableCalls.save>;
  const query = { columns: [items[0]!.key], sort: [{ variable: 'fact:serial' }], count: 100 };
  const pages = await Promise.all(
    [0, 100].map(async from => {
      const page = await test.call(recordGridCalls.query, { scrollId, ...query, from } as never, as);
      return (page.data as CallData<typeof recordGridCalls.query>).items.map(({ values }) => values[0]);
    }),
  );
  expect(pages.flat()).toEqual(expected.membership);
});

it('correspondence analysis', async () => {
  const { input, expected } = caseOf<CorrespondenceResult>('ca_smoke');
  const { table, rowLabels, columnLabels } = input as unknown as {
    readonly table: number[][];
    readonly rowLabels: string[];
    readonly columnLabels: string[];
  };
  const pairs = table.flatMap((counts, row) =>
    counts.flatMap((count, column) => Array.from({ length: count }, () => [rowLabels[row]!, columnLabels[column]!])),
  );
  const columns = [
    { name: 'staff', levels: rowLabels, values: pairs.map(([staff]) => staff!) },
    { name: 'smoking', levels: columnLabels, values: pairs.map(([, smoking]) => smoking!) },
  ];
  const { exhibits } = await found(columns, {
    kind: 'correspondence',
    slots: { rows: ['staff'], columns: ['smoking'] },
  });
  expect(cellsOf(exhibits, 'counts')).toEqual(table);
  expectNumbers(
    cellsOf(exhibits, 'inertia').slice(0, -1),
    expected.inertias.map((value, at) => [
      ...[expected.singularValues[at], value, expected.percentInertia[at], expected.cumulativePercent[at]],
    ]),
  );
});

it('linear regression, weighted, with questions of several options among its predictors', async () => {
  const { input, expected } = caseOf<LinearRegressionResult>('lm_survey_weighted');
  const { categorical } = input.settings as unknown as { readonly categorical: Record<string, { levels: string[] }> };
  const levels = Object.fromEntries(Object.entries(categorical).map(([name, { levels: words }]) => [name, words]));
  const slots = { dependent: [input.dependent!], predictors: input.independents! };
  const { exhibits, keyOf } = await found(columnsOf(input.data!, levels), {
    kind: 'linearRegression',
    slots,
    weight: input.weights,
  });
  expectNumbers(figureIn(exhibits, 'summary', 'model', 'rSquared'), expected.rSquared);
  for (const [at, { name, estimate }] of expected.coefficients.entries()) {
    const [, question, level] = /^(.*)\[(.*)\]$/.exec(name) ?? [];
    const ofOption = question && `${keyOf(question)}[${levels[question]!.indexOf(level!) + 1}]`;
    const row = at === 0 ? 'constant' : (ofOption ?? keyOf(name));
    expectNumbers(figureIn(exhibits, 'coefficients', row, 'estimate'), estimate, 1e-4);
    const { standardError } = expected.effective!.coefficients[at]!;
    expectNumbers(figureIn(exhibits, 'coefficients', row, 'standardError'), standardError, 1e-4);
  }
});

it.each(['pearson', 'spearman', 'kendall'] as const)('correlations, %s', async method => {
  const { input, expected } = caseOf<CorrelationResult>('cor_attitude');
  const slots = { variables: input.variables! };
  const { exhibits } = await found(columnsOf(input.data!), { kind: 'correlation', slots, options: { method } });
  const map = exhibits.find(({ id }) => id === 'map');
  expectNumbers(map?.kind === 'heat' && map.values, expected[method]!.coefficient);
});

it('a decision tree', async () => {
  const { input, expected } = caseOf<DecisionTreeResult>('tree_iris');
  const { maxDepth, minSplit, minBucket, prune } = input.settings as unknown as Record<string, number>;
  const { exhibits } = await found(columnsOf(input.data!, { [input.dependent!]: expected.classes }), {
    kind: 'decisionTree',
    slots: { dependent: [input.dependent!], predictors: input.independents! },
    options: { depth: maxDepth!, leastParent: minSplit!, leastLeaf: minBucket!, prune: Boolean(prune) },
  });
  const leaves = expected.nodes.filter(({ leaf }) => leaf).map(({ n }) => n);
  const sizes = cellsOf(exhibits, 'leaves').map(row => Number(row[1]));
  expect(sizes.toSorted((a, b) => a - b)).toEqual(leaves.toSorted((a, b) => a - b));
  expectNumbers(figureIn(exhibits, 'classification', 'total', 'correct')! / 100, expected.accuracy);
});

it('the reliability of a scale, weighted', async () => {
  const { input, expected } = caseOf<ReliabilityResult>('rel_attitude_weighted');
  const { exhibits } = await found(columnsOf(input.data!), {
    kind: 'reliability',
    slots: { items: input.variables! },
    weight: input.weights,
  });
  expectNumbers(cellsOf(exhibits, 'alpha').flat().slice(0, 2), [expected.alpha, expected.standardizedAlpha]);
});

it('the halves of a scale, a reversed question in its place whichever slot it stands in', async () => {
  const { input, expected } = caseOf<ReliabilityResult>('rel_bfi_agree');
  const [first, ...others] = ['A1', 'A2', 'A3', 'A4', 'A5'] as const;
  const { exhibits } = await found(columnsOf(input.data!), {
    kind: 'reliability',
    slots: { items: others.toReversed(), reversed: [first] },
  });
  const { correlation, spearmanBrown } = expected.splitHalf;
  expectNumbers(cellsOf(exhibits, 'splitHalf').flat().slice(2, 4), [correlation, spearmanBrown]);
});

it('means of several groups: ANOVA, with Tukey’s comparisons', async () => {
  const { input, expected } = caseOf<AnovaResult>('anova_plantgrowth');
  const columns = columnsOf({ score: input.values!, group: input.groups! }, { group: input.levels! });
  const { exhibits, keyOf } = await found(columns, {
    kind: 'compareMeans',
    slots: { variables: ['score'], group: ['group'] },
    options: { postHoc: 'tukey' },
  });
  expectNumbers(figureIn(exhibits, 'anova', `${keyOf('score')}:between`, 'f'), expected.anova.f);
  expectNumbers(
    cellsOf(exhibits, 'postHoc').map(([difference, , p]) => [difference, p]),
    expected.postHoc.tukey!.map(({ difference, pValue }) => [difference, pValue]),
  );
});

it('key drivers', async () => {
  const { input, expected } = caseOf<RelativeImportanceResult>('ri_attitude');
  const slots = { dependent: [input.dependent!], drivers: input.independents! };
  const { exhibits, keyOf } = await found(columnsOf(input.data!), { kind: 'keyDrivers', slots });
  for (const method of ['shapley', 'relativeWeights'] as const)
    for (const { name, percent } of expected[method]!)
      expectNumbers(figureIn(exhibits, 'drivers', keyOf(name), method), percent);
});
