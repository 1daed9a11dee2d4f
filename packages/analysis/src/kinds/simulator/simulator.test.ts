import { expect, it } from 'vitest';
import { figureIn, toldBy } from '../../../test/case-data.ts';
import { modelRequest, presentModel } from '../../../test/model-truth.ts';
import { runSlowly } from '../../../test/run-kind.ts';
import { researchQuestions, simulateResearch, truth } from '../../../test/simulated-research.ts';
import { type DataVariable, kinds, type ModelRequest, type Row, type SimulationPlan } from '../../index.ts';
import { ruleOf, simulateScenario } from '../../simulation.ts';
import type { ProductSimulation } from '../model/simulation.ts';
import { searchBest } from './search.ts';
import { tellBest } from './tell-best.ts';

const { cbc, cpc, region, maxdiff } = researchQuestions;
const data = simulateResearch(400);
const id = (attribute: string, at: number) => `c${attribute}${String(at + 1).padStart(9 - attribute.length, '0')}`;
const plan: SimulationPlan = {
  scenarios: [
    {
      id: 'now',
      name: 'Now',
      products: [
        { id: 'ours', name: 'Ours', levels: [id('brand', 0), id('size', 1), id('price', 1)] },
        { id: 'theirs', name: 'Theirs', levels: [id('brand', 2), id('size', 1)], price: 249 },
      ],
    },
  ],
};
const asked = (more: Partial<ModelRequest> = {}): Partial<ModelRequest> => ({
  slots: { question: [cbc.id], worths: [], group: [] },
  plan,
  ...more,
});

/** By the minds that answered: 0.8 + 0.4 + 0, −0.8 + 0.4 + 0.3 (half way from 0.6 to 0), and none. */
function trueShares(): readonly number[] {
  const { brand, size, price, none } = truth.cbc;
  const worths = [brand[0] + size[1] + price[1], brand[2] + size[1] + (price[0] + price[1]) / 2, none];
  const powers = worths.map(Math.exp);
  return powers.map(power => (100 * power) / powers.reduce((sum, one) => sum + one, 0));
}

it('finds the shares that simulated people would give, a price between two levels on the line between them', () => {
  const exhibits = presentModel('simulator', asked(), data);
  for (const [at, share] of trueShares().entries())
    expect(
      Math.abs(figureIn(exhibits, 'scenarios', `now:${['ours', 'theirs', 'none'][at]}`, 'share')! - share),
    ).toBeLessThan(4);
  expect(figureIn(exhibits, 'scenarios', 'now:theirs', 'price')).toBe(249);
  const share = figureIn(exhibits, 'scenarios', 'now:ours', 'share')!;
  expect(figureIn(exhibits, 'scenarios', 'now:ours', 'revenue')).toBeCloseTo(share * 299, 6);
  // Without people's own utilities nothing says how sure that is, and it is said so.
  expect(toldBy(exhibits, 'shares', 'meaning')).toEqual([expect.stringMatching(/“Ours” has the highest.*not tested/)]);
  expect(toldBy(exhibits, 'shares', 'warning')).toEqual([expect.stringContaining('all people together')]);
  // What it has is what it would have with the level that it has.
  expect(figureIn(exhibits, 'sensitivity', id('brand', 0), 'ours')).toBeCloseTo(share, 6);
  expect(figureIn(exhibits, 'sensitivity', id('brand', 2), 'ours')!).toBeLessThan(share);
});

it('subtracts what levels cost from what they bring in, in a market of a size', () => {
  const costly = { ...plan, market: 2_000, costs: { [id('brand', 0)]: 100, [id('size', 1)]: 49 } };
  const exhibits = presentModel('simulator', asked({ plan: costly }), data);
  const share = figureIn(exhibits, 'scenarios', 'now:ours', 'share')! / 100;
  expect(figureIn(exhibits, 'scenarios', 'now:ours', 'profit')).toBeCloseTo(2_000 * share * (299 - 149), 6);
});

/** Two halves of people: who wants Acme at any price, and who wants it cheap. */
function withOwnWorths(): { readonly variables: readonly DataVariable[]; readonly rows: readonly Row[] } {
  const items = [
    ...[0, 1, 2].map(at => id('brand', at)),
    ...[0, 1].map(at => id('size', at)),
    ...[0, 1, 2].map(at => id('price', at)),
    'none',
  ];
  const minds = [
    [3, 0, -3, 0, 0, 0.2, 0, -0.2, -9],
    [-0.2, 0, 0.2, 0, 0, 3, 0, -3, -9],
  ];
  const variables = items.map(
    (item, at): DataVariable => ({
      key: `own${at}`,
      name: `own${at}`,
      label: item,
      kept: 'number',
      measure: 'scale',
      measures: { question: cbc.id, item, estimate: 'hb' },
    }),
  );
  const rows = data.rows.map((row, at) => ({
    ...row,
    // The last forty came later: nobody has estimated them.
    ...Object.fromEntries(items.map((_, place) => [`own${place}`, at < 360 ? minds[at % 2]![place]! : null])),
  }));
  return { variables: [...data.variables, ...variables], rows };
}

const own = { ...data, ...withOwnWorths() };
const ofPeople = (method: string, more: Partial<ModelRequest> = {}): Partial<ModelRequest> =>
  asked({
    slots: { question: [cbc.id], worths: Array.from({ length: 9 }, (_, at) => `own${at}`), group: [] },
    options: { utilities: 'people', method },
    ...more,
  });

it('goes by what was saved of each person, and says of how many there was nothing', () => {
  const exhibits = presentModel('simulator', ofPeople('firstChoice'), own);
  expect(figureIn(exhibits, 'scenarios', 'now:ours', 'share')).toBe(50);
  expect(figureIn(exhibits, 'scenarios', 'now:theirs', 'share')).toBe(50);
  // 1.96 × √(0.25/359)
  expect(figureIn(exhibits, 'scenarios', 'now:ours', 'low')).toBeCloseTo(44.83, 1);
  expect(toldBy(exhibits, 'shares', 'footnote').join()).toContain('40 records have no utilities');
  const randomised = presentModel('simulator', ofPeople('randomised'), own);
  expect(Math.abs(figureIn(randomised, 'scenarios', 'now:ours', 'share')! - 50)).toBeLessThan(6);
});

it('compares groups, and the screen works out the very same numbers', () => {
  const request = modelRequest(
    'simulator',
    ofPeople('logit', { slots: { ...ofPeople('logit').slots, group: [region.id] } }),
  );
  const kind = kinds.simulator;
  const result = runSlowly(kind, request as never, own);
  const simulation = kind.simulation!(result, request as never) as ProductSimulation;
  const sent = JSON.parse(JSON.stringify(simulation)) as ProductSimulation;
  expect(JSON.stringify(sent)).not.toMatch(/record|phone/i);
  const exhibits = presentModel('simulator', request, own);
  const rule = ruleOf(sent, request.options);
  for (const [column, group] of [
    ['all', undefined],
    ['1', 1],
    ['2', 2],
  ] as const)
    for (const { id: product, share } of simulateScenario(sent, plan, plan.scenarios[0]!, rule, group)!)
      expect(figureIn(exhibits, 'segments', `now:${product}`, column)).toBe(share);
});

it('weighs the people of a group as it weighs everybody', () => {
  // In each region whoever wants Acme at any price weighs three times as much as the others, and one in ten weighs nothing.
  const weighed = {
    ...own,
    weight: 'w',
    variables: [
      ...own.variables,
      { key: 'w', name: 'w', label: 'w', kept: 'number', measure: 'scale' } as DataVariable,
    ],
    rows: own.rows.map((row, at): Row => ({ ...row, w: at % 10 === 9 ? 0 : at % 2 === 0 ? 3 : 1 })),
  };
  const slots = { ...ofPeople('firstChoice').slots, group: [region.id] };
  const exhibits = presentModel('simulator', ofPeople('firstChoice', { slots }), weighed);
  for (const [column, code] of [
    ['all', undefined],
    ['1', 1],
    ['2', 2],
  ] as const) {
    const people = weighed.rows.filter((row, at) => at < 360 && (code === undefined || row[region.id] === code));
    const weightOf = (rows: readonly Row[]) => rows.reduce((sum, { w }) => sum + (w as number), 0);
    const share = (100 * weightOf(people.filter(row => row.own0 === 3))) / weightOf(people);
    expect(share).toBeGreaterThan(60);
    expect(figureIn(exhibits, 'segments', 'now:ours', column)).toBeCloseTo(share, 6);
  }
});

it('finds the product that those would take who care for the price alone, if they were alone', () => {
  const request = modelRequest('simulator', ofPeople('logit'));
  const simulation = kinds.simulator.simulation!(
    runSlowly(kinds.simulator, request as never, own),
    request as never,
  ) as ProductSimulation;
  const walk = searchBest(simulation, {}, plan.scenarios[0]!, ruleOf(simulation, request.options), {
    goal: 'share',
    place: 0,
    fixed: [0],
    forbidden: [],
  });
  let step = walk.next();
  while (!step.done) step = walk.next();
  const [best] = step.value.best;
  expect(step.value.isExhaustive).toBe(true);
  expect(best!.product).toMatchObject({ levels: expect.arrayContaining([id('brand', 0)]), price: 199 });
});

/** People of whom each likes one level by so much, and the others not at all. */
const likers = (first: number, second: number, isOfPeople = true): ProductSimulation => ({
  of: 'products',
  attributes: [{ name: 'Colour', levels: ['a', 'b', 'c'].map(level => ({ id: level, name: level })) }],
  values: [
    ...Array.from({ length: first }, () => [2, 0, -2]),
    ...Array.from({ length: second }, () => [0, 2, -2]),
  ].flat(),
  isOfPeople,
});

it.each([
  ['clearly ahead', likers(60, 20), /clearly ahead/],
  ['as good as the next', likers(41, 40), /does not make the first the best one/],
  ['of too few people', likers(20, 5), /does not make the first the best one/],
  ['of utilities of all together', likers(60, 20, false), /does not make the first the best one/],
])('a search says of the first product whether it is the best: %s', (_what, simulation, said) => {
  const products = [
    { id: 'ours', name: 'Ours', levels: ['c'] },
    { id: 'theirs', name: 'Theirs', levels: ['c'] },
  ];
  const walk = searchBest(
    simulation,
    {},
    { products },
    ruleOf(simulation, modelRequest('simulator', asked()).options),
    {
      goal: 'share',
      place: 0,
      fixed: [],
      forbidden: [],
    },
  );
  let step = walk.next();
  while (!step.done) step = walk.next();
  expect(step.value.best[0]!.product.levels).toEqual(['a']);
  expect(tellBest(step.value, 'en')).toMatch(said);
});

it('refuses utilities of another question, products without end and levels that nobody knows', () => {
  const known = [
    new Map(own.variables.map(one => [one.key, one])),
    new Map(data.questions.map(one => [one.key, one])),
  ] as const;
  const problem = (request: Partial<ModelRequest>) =>
    kinds.simulator.check(modelRequest('simulator', request), ...known);
  const [scenario] = plan.scenarios;
  const [product] = scenario!.products;
  const planned = (change: object) => problem(asked({ plan: { ...plan, ...change } as SimulationPlan }));
  const withProduct = (change: object) =>
    planned({ scenarios: [{ ...scenario, products: [{ ...product, ...change }] }] });
  expect(problem({ slots: { question: [cpc.id], worths: ['own0'], group: [] } })).toMatchObject({
    word: 'variable-not-supported',
  });
  expect(problem({ slots: { question: [maxdiff.id], worths: [], group: [] } })).toMatchObject({
    word: 'question-unknown',
  });
  expect(planned({ scenarios: Array.from({ length: 11 }, (_, at) => ({ ...scenario, id: `s${at}` })) })).toMatchObject({
    word: 'too-many',
    most: 10,
  });
  expect(planned({ scenarios: [{ ...scenario, products: Array.from({ length: 11 }, () => product) }] })).toMatchObject({
    word: 'too-many',
  });
  expect(withProduct({ levels: ['nobody'] })).toMatchObject({ word: 'codes-unknown' });
  expect(planned({ costs: { nobody: 1 } })).toMatchObject({ word: 'codes-unknown' });
  for (const odd of [
    { price: Number.NaN },
    { price: -1 },
    { price: '5' },
    { id: '' },
    { name: ' ' },
    { name: 'x'.repeat(61) },
    { levels: [id('brand', 0), id('brand', 1)] },
    { levels: null },
  ])
    expect(withProduct(odd)).toMatchObject({ word: 'not-readable' });
  for (const odd of [
    { market: 0 },
    { market: Number.POSITIVE_INFINITY },
    { costs: [] },
    { scenarios: {} },
    { scenarios: [null] },
  ])
    expect(planned(odd)).toMatchObject({ word: 'not-readable' });
  expect(() => presentModel('simulator', asked({ options: { utilities: 'people' } }), data)).toThrow(/no-own-worths/);
});
