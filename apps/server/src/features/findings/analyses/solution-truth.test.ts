import { type Exhibit, emptyModelRequest, type ModelName, modelForms, type OptionValue } from '@wenshu/analysis';
import { analysisCalls, type CallData, publishCalls, settingCalls } from '@wenshu/api-contract';
import type {
  BptoInput,
  BptoResult,
  ConjointChoiceInput,
  ConjointChoiceResult,
  ConjointRatingInput,
  ConjointRatingResult,
  KanoInput,
  KanoResult,
  MaxDiffInput,
  MaxDiffResult,
  PsmInput,
  PsmResult,
} from '@wenshu/statistics';
import { seededRandom } from '@wenshu/statistics';
import { type Answers, type FlowQuestion, groupBy, type Json, writeSettings } from '@wenshu/survey-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { figureIn } from '../../../../../../packages/analysis/test/case-data.ts';
import { cellsOf, expectNumbers } from '../../../../../../packages/analysis/test/model-truth.ts';
import {
  cbcVersions,
  researchQuestions,
  simulatePerson,
  truth,
} from '../../../../../../packages/analysis/test/simulated-research.ts';
import { getReferenceCase } from '../../../../../../packages/statistics/test/reference-case.ts';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { buildResearch, callsOf, submitResearch } from '../../../testing/build-research.ts';
import { asPerson, type TestSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { insertAnswers } from '../../../testing/import-records.ts';

vi.setConfig({ testTimeout: 180_000 });

let test: TestApp;
let creator: TestPerson;
beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
}, 180_000);
afterAll(() => test.close());

interface Asked {
  readonly slots: Readonly<Record<string, readonly string[]>>;
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly isWeighted?: boolean;
}

async function found(scrollId: string, kind: ModelName, { slots, options, isWeighted }: Asked) {
  const empty = emptyModelRequest(modelForms[kind]);
  const request = { slots: { ...empty.slots, ...slots }, options: { ...empty.options, ...options } };
  const weight = { by: 'variable', variable: weightId };
  const answer = await test.call(
    analysisCalls.run,
    { scrollId, kind, request: request as never, derived: {}, ...(isWeighted && { weight: weight as never }) },
    { ...asPerson(creator), lang: 'en' },
  );
  expect(answer).toMatchObject({ code: '0000' });
  return (answer.data as CallData<typeof analysisCalls.run>).exhibits as unknown as readonly Exhibit[];
}

const weightId = 'weighs0001';
const DECIMAL = 3;
const part = (name: string, at: number) => `${name}${String(at + 1).padStart(10 - name.length, '0')}`;
const parts = (name: string, texts: readonly string[]) =>
  texts.map((text, at) => ({
    id: part(name, at),
    title: { text },
    settings: writeSettings({ optionNumber: at + 1 }),
  }));
const question = (type: string, rest: Partial<FlowQuestion>): FlowQuestion => ({
  id: part(type, 0),
  type,
  groupId: '',
  seqName: 'Q1',
  title: { text: type },
  settings: {},
  items: [],
  itemGroups: [],
  rows: [],
  rowGroups: [],
  ...rest,
});
const weighs = question('fill-in', { id: weightId, seqName: 'W', settings: writeSettings({ inputFormat: DECIMAL }) });

function caseOf<Input, Expected>(name: string) {
  const { input, expected } = getReferenceCase(name);
  return { input: input as unknown as Input, expected: expected as Expected };
}

/** The case's people as stored records of such a questionnaire. */
async function stored(own: readonly FlowQuestion[], answers: readonly Readonly<Record<string, unknown>>[]) {
  const survey = await buildResearch(callsOf(test, creator), own);
  await insertAnswers(test, survey, answers);
  return survey.scrollId;
}

const byRespondent = <Task extends { readonly respondent: number | string }>(tasks: readonly Task[]) => [
  ...groupBy(tasks, ({ respondent }) => respondent).values(),
];
const numbered = <Value>(values: readonly Value[]) =>
  Object.fromEntries(values.map((one, at) => [String(at + 1), one]));
const designed = (levels: readonly (readonly string[])[], versions: unknown) =>
  writeSettings({ design: JSON.stringify({ levels, versions }) });

it.each(['kano_sim150', 'kano_sim150_weighted', 'kano_sim60_missing'])('Kano: %s', async name => {
  const { input, expected } = caseOf<KanoInput, KanoResult>(name);
  const kano = question('kano', {
    items: parts('feel', ['Like', 'Must be', 'Neutral', 'Live with', 'Dislike']),
    rows: parts('feature', input.features),
  });
  const said = (list: ArrayLike<ArrayLike<number | null>>, feature: number, row: number) => list[feature]![row];
  const answers = Array.from({ length: input.functional[0]!.length }, (_, row) => ({
    ...(input.weights && { [weightId]: String(input.weights[row]) }),
    [kano.id]: Object.fromEntries(
      input.features.map((_feature, at) => {
        const [functional, dysfunctional] = [input.functional, input.dysfunctional].map(side =>
          said(side as never, at, row),
        );
        const importance = input.importance && said(input.importance as never, at, row);
        return [
          part('feature', at),
          {
            ...(functional && { functional: part('feel', functional - 1) }),
            ...(dysfunctional && { dysfunctional: part('feel', dysfunctional - 1) }),
            ...(importance && { importance }),
          },
        ];
      }),
    ),
  }));
  const scrollId = await stored([kano, weighs], answers);
  const exhibits = await found(scrollId, 'kano', { slots: { question: [kano.id] }, isWeighted: !!input.weights });
  for (const [at, feature] of expected.features.entries()) {
    const row = `${kano.id}.${part('feature', at)}#functional`;
    // A row of the table is known by what was said with the feature.
    const of = (column: string) => figureIn(exhibits, 'categories', row, column);
    expectNumbers([of('better'), of('worse')], [100 * feature.better!, 100 * feature.worse!]);
    expectNumbers(
      (['A', 'O', 'M', 'I', 'R', 'Q'] as const).map(of),
      (['A', 'O', 'M', 'I', 'R', 'Q'] as const).map(one => feature.percent[one]),
    );
    if (feature.meanImportance !== undefined) expectNumbers(of('importance'), feature.meanImportance);
  }
});

it.each([
  'psm_sim200',
  'psm_sim200_nonstrict',
  'psm_sim150_weighted',
  'psm_nms_sim260',
  'psm_boot_sim220',
  'psm_nms_boot_weighted',
])('PSM: %s', async name => {
  const { input, expected } = caseOf<PsmInput, PsmResult>(name);
  const psm = question('psm', { settings: writeSettings({ lowestPrice: 1, priceStep: 0.5, priceCount: 100 }) });
  const intent = (id: string, of: string) =>
    question('single-choice', { id, seqName: of, items: parts(`${of}x`, ['1', '2', '3', '4', '5']) });
  const intents = [intent('intentA001', 'A'), intent('intentB001', 'B')];
  const at = (list: ArrayLike<unknown> | undefined, row: number) => list?.[row] as number | null | undefined;
  const answers = Array.from({ length: input.cheap.length }, (_, row) => {
    const prices = (['tooCheap', 'cheap', 'expensive', 'tooExpensive'] as const).map(
      one => [one, at(input[one], row)] as const,
    );
    const told = [at(input.intentCheap, row), at(input.intentExpensive, row)];
    return {
      ...(input.weights && { [weightId]: String(input.weights[row]) }),
      [psm.id]: Object.fromEntries(prices.filter(([, price]) => price !== null)),
      ...Object.fromEntries(
        told.flatMap((code, place) =>
          code ? [[intents[place]!.id, { item: part(`${'AB'[place]}x`, code - 1) }]] : [],
        ),
      ),
    };
  });
  const scrollId = await stored([psm, weighs, ...intents], answers);
  const hasIntents = input.intentCheap !== undefined;
  const exhibits = await found(scrollId, 'psm', {
    slots: {
      question: [psm.id],
      ...(hasIntents && { intentCheap: ['intentA001'], intentExpensive: ['intentB001'] }),
    },
    options: { ordering: input.settings.ordering },
    isWeighted: input.weights !== undefined,
  });
  for (const point of ['opp', 'idp', 'pmc', 'pme'] as const) {
    expectNumbers(figureIn(exhibits, 'points', point, 'price'), expected[point]!.price);
    expectNumbers(figureIn(exhibits, 'points', point, 'percent'), expected[point]!.percent);
    // Draws are other ones than R's: the interval is as wide, not the same.
    const interval = expected.intervals?.[point];
    const width = interval ? interval.upper! - interval.lower! : 0;
    if (interval)
      expect(Math.abs(figureIn(exhibits, 'points', point, 'low')! - interval.lower!)).toBeLessThan(0.25 * width);
  }
  // Intents are weighed as Newton, Miller and Smith do: what another calibration makes of them is held below the calls.
  if (!expected.nms || input.settings.calibration?.['5'] !== 0.7) return;
  const { optimalTrial, optimalRevenue } = expected.nms;
  expectNumbers(
    cellsOf(exhibits, 'optimum').map(([price]) => price),
    [optimalTrial.price, optimalRevenue.price],
  );
  expectNumbers(figureIn(exhibits, 'optimum', 'trial', 'trial'), optimalTrial.trial);
  expectNumbers(figureIn(exhibits, 'optimum', 'revenue', 'revenue'), optimalRevenue.revenue);
});

it.each(['md_simulated8', 'md_simulated8_weighted', 'md_customersat9'])('MaxDiff: %s', async name => {
  const { input, expected } = caseOf<MaxDiffInput, MaxDiffResult>(name);
  const people = byRespondent(input.tasks.map((task, at) => ({ ...task, weight: input.weights?.[at] })));
  const items = parts('item', input.items);
  const versions = people.map(tasks => tasks.map(task => Array.from(task.items, item => [item])));
  const maxdiff = question('maxdiff', { items, settings: designed([items.map(({ id }) => id)], versions) });
  const answers = people.map((tasks, version) => ({
    ...(input.weights && { [weightId]: String(tasks[0]!.weight) }),
    [maxdiff.id]: {
      version: version + 1,
      tasks: numbered(tasks.map(({ best, worst }) => ({ best: part('item', best), worst: part('item', worst) }))),
    },
  }));
  const scrollId = await stored([maxdiff, weighs], answers);
  for (const model of ['independent', 'sequential'] as const) {
    const exhibits = await found(scrollId, 'maxdiff', {
      slots: { question: [maxdiff.id] },
      options: { model },
      isWeighted: input.weights !== undefined,
    });
    const of = (column: string) => input.items.map((_, at) => figureIn(exhibits, 'scores', String(at + 1), column));
    const wanted = expected.mnl[model]!;
    expectNumbers([of('utility'), of('error'), of('share')], [wanted.utilities, wanted.standardErrors, wanted.share]);
    expectNumbers([of('score'), of('best'), of('shown')], [expected.score, expected.bestPercent, expected.shown]);
  }
});

it.each(['cbc_camera_dummy', 'cbc_camera_effects', 'cbc_camera_weighted'])(
  'CBC, the price as a line: %s',
  async name => {
    const { input, expected } = caseOf<ConjointChoiceInput, ConjointChoiceResult>(name);
    const people = byRespondent(input.tasks.map((task, at) => ({ ...task, weight: input.weights?.[at] })));
    const price = input.attributes.findIndex(({ type }) => type === 'linear');
    const shown = input.tasks.flatMap(task => Array.from(task.alternatives).filter(one => one !== null));
    const prices = [...new Set(shown.map(one => one[price]!))].sort((a, b) => a - b);
    const levels = input.attributes.map((one, at) =>
      parts(`level${'abcdefgh'[at]}`, one.type === 'linear' ? prices.map(value => `$${value}`) : one.levels),
    );
    const shownTo = people.map(tasks =>
      tasks.map(({ alternatives }) =>
        Array.from(alternatives)
          .filter(one => one !== null)
          .map(one => Array.from(one, (value, at) => (at === price ? prices.indexOf(value) : value))),
      ),
    );
    // Several people saw the same.
    const versions = [...new Set(shownTo.map(one => JSON.stringify(one)))];
    const items = levels.flatMap((own, at) =>
      own.map((item, place) => ({ ...item, settings: writeSettings({ optionNumber: at * 10 + place + 1 }) })),
    );
    const cbc = question('cbc', {
      items,
      settings: designed(
        levels.map(own => own.map(({ id }) => id)),
        versions.map(one => JSON.parse(one)),
      ),
    });
    const answers = people.map((tasks, person) => ({
      ...(input.weights && { [weightId]: String(tasks[0]!.weight) }),
      [cbc.id]: {
        version: versions.indexOf(JSON.stringify(shownTo[person])) + 1,
        tasks: numbered(tasks.map(({ alternatives, chosen }) => (alternatives[chosen] === null ? 0 : chosen + 1))),
      },
    }));
    const scrollId = await stored([cbc, weighs], answers);
    const exhibits = await found(scrollId, 'cbc', {
      slots: { question: [cbc.id] },
      options: { coding: input.settings.coding, priceAs: 'line' },
      isWeighted: input.weights !== undefined,
    });
    expectNumbers(
      ['logLikelihood', 'chiSquare', 'mcFadden', 'aic', 'bic', 'none'].map(row =>
        figureIn(exhibits, 'fit', row, 'value'),
      ),
      [
        expected.logLikelihood,
        expected.chiSquare,
        expected.mcFadden,
        expected.aic,
        expected.bic,
        expected.noneUtility!,
      ],
    );
    for (const [at, worth] of expected.partWorths.entries()) {
      const of = (place: number, column: string) =>
        figureIn(exhibits, 'worths', `${at + 1}:${levels[at]![place]!.id}`, column);
      expectNumbers(of(0, 'importance'), expected.importance[at]!.percent);
      if (worth.type === 'categorical')
        for (const [place, { utility, standardError }] of worth.levels.entries())
          expectNumbers([of(place, 'utility'), of(place, 'error')], [utility, standardError]);
      else expectNumbers(of(1, 'utility')! - of(0, 'utility')!, worth.slope * (prices[1]! - prices[0]!));
    }
  },
);

it.each(['cpc_simulated16', 'cpc_simulated18_flat'])('CPC: %s', async name => {
  const { input, expected } = caseOf<ConjointRatingInput, ConjointRatingResult>(name);
  const levels = input.attributes.map((one, at) => parts(`level${'abcdefgh'[at]}`, one.levels));
  const items = levels.flatMap((own, at) =>
    own.map((item, place) => ({ ...item, settings: writeSettings({ optionNumber: at * 10 + place + 1 }) })),
  );
  const versions = [Array.from(input.profiles, profile => [Array.from(profile)])];
  const cpc = question('cpc', {
    items,
    settings: designed(
      levels.map(own => own.map(({ id }) => id)),
      versions,
    ),
  });
  const answers = Array.from(input.ratings, row => ({ [cpc.id]: { version: 1, tasks: numbered(Array.from(row)) } }));
  const scrollId = await stored([cpc], answers);
  const exhibits = await found(scrollId, 'cpc', { slots: { question: [cpc.id] } });
  expectNumbers(
    ['mean', 'rSquared', 'adjRSquared', 'f', 'pearson', 'kendall'].map(row => figureIn(exhibits, 'fit', row, 'value')),
    [
      expected.intercept.estimate,
      expected.rSquared!,
      expected.adjRSquared!,
      expected.f!,
      expected.pearsonR!,
      expected.kendallTau!,
    ],
  );
  for (const [at, worth] of expected.partWorths.entries())
    for (const [place, { utility, standardError }] of worth.levels.entries()) {
      const row = `${at + 1}:${levels[at]![place]!.id}`;
      expectNumbers(
        ['utility', 'error', 'importance'].map(column => figureIn(exhibits, 'worths', row, column)),
        [utility, standardError!, expected.importance[at]!.aggregate!],
      );
    }
});

it('BPTO: bpto_sim4', async () => {
  const { input, expected } = caseOf<BptoInput, BptoResult>('bpto_sim4');
  const items = parts(
    'brand',
    input.brands.map(({ name }) => name),
  ).map((item, at) => ({
    ...item,
    settings: {
      ...item.settings,
      ...writeSettings({
        lowestPrice: input.brands[at]!.prices[0]!,
        priceStep: 1,
        priceCount: input.brands[at]!.prices.length,
      }),
    },
  }));
  const bpto = question('bpto', { items });
  const answers = byRespondent(input.tasks).map(tasks => ({
    [bpto.id]: { choices: tasks.map(({ chosen }) => (chosen === null ? null : part('brand', chosen))) },
  }));
  const scrollId = await stored([bpto], answers);
  const exhibits = await found(scrollId, 'bpto', { slots: { question: [bpto.id] }, options: { at: 'middle' } });
  expectNumbers(
    cellsOf(exhibits, 'brands'),
    expected.brands.map(({ nChoosers, meanMaxPrice, optimalPrice }, at) => [
      ...[expected.firstTaskShare[at], expected.choiceShare[at], nChoosers, meanMaxPrice, optimalPrice],
    ]),
  );
  expectNumbers(
    cellsOf(exhibits, 'prices'),
    expected.brands.flatMap(({ points }) =>
      points.map(({ shown, chosen, share, demand, revenueIndex }) => [shown, chosen, share, demand, revenueIndex]),
    ),
  );
  expectNumbers(
    cellsOf(exhibits, 'coefficients').map(([estimate, error]) => [estimate, error]),
    expected.mnl!.coefficients.map(({ estimate, standardError }) => [estimate, standardError]),
  );
  const elasticities = cellsOf(exhibits, 'elasticities');
  expectNumbers(
    elasticities.map(([, share]) => share),
    expected.scenario!.shares,
  );
  expectNumbers(
    elasticities.map((row, at) => row[2 + at]),
    expected.scenario!.ownElasticity,
  );
});

/** People of known minds answer through the page's calls; half of them once the design of the choices has been turned round. */
it('finds known values again in answers that were sent, whichever version they were given to', async () => {
  const random = seededRandom(31);
  const call = callsOf(test, creator);
  const questions = Object.values(researchQuestions);
  const survey = await buildResearch(call, questions);
  const { cbc, cpc, kano, maxdiff, psm, bpto, region } = researchQuestions;
  const person = (at: number) => ({
    recordId: `simulated${String(at).padStart(11, '0')}`,
    answers: simulatePerson(random) as Answers,
  });
  await submitResearch(
    call,
    survey,
    questions,
    Array.from({ length: 120 }, (_, at) => person(at)),
  );
  const turned = cbcVersions.map(tasks => tasks.map(concepts => concepts.toReversed()));
  const { levels } = JSON.parse(Object.values(cbc.settings)[0] as string) as { levels: string[][] };
  const settings = designed(levels, turned);
  const as = asPerson(creator);
  const { scrollId } = survey;
  await call(publishCalls.changeStatus, { scrollId, status: 2 });
  expect(
    await test.call(settingCalls.updateSettings, { scrollId, questionId: cbc.id, settings } as never, as),
  ).toMatchObject({ code: '0000' });
  const again = await test.call(publishCalls.changeStatus, { scrollId, status: 1 }, as);
  expect(again).toMatchObject({ code: '0000' });
  // For some seconds a server remembers what stood behind a link.
  test.clock.advanceSeconds(60);
  const renewed: TestSurvey = { ...survey, versionTime: (again.data as { versionTime: number }).versionTime };
  expect(renewed.versionTime).toBeGreaterThan(survey.versionTime);
  const asked = questions.map(one => (one.id === cbc.id ? { ...one, settings } : one));
  const later = Array.from({ length: 120 }, (_, at) => person(500 + at)).map(({ recordId, answers }) => {
    const { version, tasks } = answers[cbc.id] as unknown as { version: number; tasks: Record<string, number> };
    const places = Object.entries(tasks).map(([task, place]) => [task, place === 0 ? 0 : 4 - place]);
    return { recordId, answers: { ...answers, [cbc.id]: { version, tasks: Object.fromEntries(places) } as Json } };
  });
  await submitResearch(call, renewed, asked, later);
  const of = (kind: ModelName, id: string, options = {}) =>
    found(scrollId, kind, { slots: { question: [id], group: [region.id] }, options });

  for (const [kind, id, known, most] of [
    ['cbc', cbc.id, truth.cbc, 0.12],
    ['cpc', cpc.id, truth.cpc, 0.08],
  ] as const) {
    const rows = cellsOf(await of(kind, id), 'worths') as number[][];
    for (const [at, worth] of [...known.brand, ...known.size, ...known.price].entries()) {
      expect(rows[at]![1]).toBeLessThan(most);
      expect(Math.abs(rows[at]![0]! - worth), `${kind} ${at}`).toBeLessThan(3.5 * rows[at]![1]!);
    }
  }
  const scores = await of('maxdiff', maxdiff.id, { model: 'sequential' });
  for (const [at, worth] of truth.maxdiff.entries()) {
    const [utility, error] = ['utility', 'error'].map(column => figureIn(scores, 'scores', String(at + 1), column)!);
    expect(Math.abs(utility! - worth)).toBeLessThan(3.5 * error!);
  }
  expect(cellsOf(await of('kano', kano.id), 'categories').map(([category]) => category)).toEqual([
    ...['Must-be', 'One-dimensional', 'Attractive', 'Indifferent'],
  ]);
  const points = await of('psm', psm.id);
  // The median times the root of 0.5 and 1.5; prices go by steps of 2.
  expect(Math.abs(figureIn(points, 'points', 'opp', 'price')! - 86.6)).toBeLessThan(5);
  const rows = cellsOf(await of('bpto', bpto.id), 'coefficients') as number[][];
  for (const [at, worth] of [...truth.bpto.brands.slice(1), truth.bpto.none, truth.bpto.price].entries())
    expect(Math.abs(rows[at]![0]! - worth)).toBeLessThan(3.5 * rows[at]![1]!);
});
