import { seededRandom } from '@wenshu/statistics';
import type { DataVariable, ModelName, ModelRequest, Row } from '../src/index.ts';
import { researchQuestions, simulateResearch } from './simulated-research.ts';

/** What every model is tried with: numbers that hang together in two groups of three, scales, groups, a yes or no, and a set. */
const source = seededRandom(20261116);
const random = () => source.next();
const normal = () => source.normal();

const scale = (value: number) => Math.min(5, Math.max(1, Math.round(3 + value)));
const labels = (...texts: string[]) => texts.map((label, at) => ({ code: at + 1, label }));
const fivePoints = labels('Very poor', 'Poor', 'Fair', 'Good', 'Very good');

const variable = (key: string, more: Partial<DataVariable>): DataVariable => ({
  key,
  name: key.toUpperCase(),
  label: `Question ${key}`,
  kept: 'number',
  measure: 'scale',
  questionId: key,
  ...more,
});
const scaled: Partial<DataVariable> = { kept: 'code', measure: 'ordinal', categories: fivePoints };

const variables: readonly DataVariable[] = [
  ...['n1', 'n2', 'n3', 'n4'].map(key => variable(key, {})),
  ...['s1', 's2', 's3', 's4', 's5', 's6'].map(key => variable(key, scaled)),
  variable('g', { kept: 'code', measure: 'nominal', categories: labels('North', 'South', 'West') }),
  variable('h', { kept: 'code', measure: 'nominal', categories: labels('Young', 'Middle', 'Old', 'Oldest') }),
  variable('y', { kept: 'code', measure: 'nominal', categories: labels('Yes', 'No') }),
  variable('m', { kept: 'codes', measure: 'nominal', categories: labels('Tea', 'Coffee', 'Juice', 'Water', 'Beer') }),
  variable('w', { questionId: 'w' }),
  variable('t', { kept: 'text', measure: 'nominal' }),
  ...['u1', 'u2', 'u3'].map(key => variable(key, { measures: { question: 'q', item: key, estimate: 'a' } })),
];

/** Of its own: what people write draws nothing from the others' numbers. */
const writing = seededRandom(20261119);
const sentences = [
  ...['the price is too high', '客服态度很好', 'slow delivery', '物流太慢了', 'nice packaging', '价格有点贵'],
  ...['great taste', '电话13800138000', 'call Mr Smith', '包装破了'],
];
/** The West speaks of prices; some write nothing, and some two things. */
function writtenBy(g: number): string | null {
  const draw = () => sentences[writing.below(sentences.length)]!;
  if (writing.next() < 0.1) return null;
  const first = g === 3 && writing.next() < 0.7 ? sentences[0]! : draw();
  return writing.next() < 0.4 ? `${first}, ${draw()}` : first;
}

const research = simulateResearch(240);
const rows: readonly Row[] = Array.from({ length: 240 }, (_, at) => {
  const [service, price] = [normal(), normal()];
  const g = 1 + Math.floor(random() * 3);
  const missing = random() < 0.03;
  const scores = [service, service, service, price, price, price].map(of => scale(of + 0.6 * normal()));
  const overall = 2 + 0.5 * scores[0]! + 0.3 * scores[3]! + (g === 2 ? 0.8 : 0) + 0.5 * normal();
  return {
    n1: overall,
    n2: 20 + 10 * random(),
    n3: service * 3 + normal(),
    n4: price - service + normal(),
    ...Object.fromEntries(scores.map((score, at) => [`s${at + 1}`, missing && at === 2 ? null : score])),
    g,
    h: 1 + Math.floor(random() * 4),
    y: overall + normal() > 5 ? 1 : 2,
    m: [1, 2, 3, 4, 5].filter(code => random() < 0.15 * code),
    w: 0.5 + random(),
    t: writtenBy(g),
    u1: service,
    u2: price,
    u3: missing ? null : service - price,
    ...research.rows[at],
  };
});

export const modelData = {
  rows,
  variables: [...variables, ...research.variables],
  questions: research.questions,
  weight: 'w',
};

const { kano, cbc, cpc, maxdiff, psm, bpto, region, cheapIntent, expensiveIntent } = researchQuestions;
const ofQuestion = ({ id }: { readonly id: string }) => ({ slots: { question: [id], group: [region.id] } });

const levelId = (attribute: string, at: number) => `${attribute}${String(at + 1).padStart(10 - attribute.length, '0')}`;
const levelsAt = (of: string, ...places: readonly number[]) =>
  places.map((at, attribute) => levelId(`${of}${['brand', 'size', 'price'][attribute]}`, at));
const ofSimulator = ({ id }: { readonly id: string }, plan?: ModelRequest['plan']): Partial<ModelRequest> => ({
  slots: { question: [id], worths: [], group: [region.id] },
  ...(plan && { plan }),
});

/** Of each model a request that shows all of it; options are those of its form where they are left out. */
export const modelExamples: Readonly<Record<ModelName, Partial<ModelRequest>>> = {
  kano: ofQuestion(kano),
  cbc: ofQuestion(cbc),
  cpc: ofQuestion(cpc),
  simulator: ofSimulator(cbc, {
    market: 1_000,
    costs: { [levelId('csize', 1)]: 20 },
    scenarios: [
      {
        id: 'now',
        name: 'Now',
        products: [
          { id: 'ours', name: 'Ours', levels: levelsAt('c', 0, 0, 1) },
          { id: 'theirs', name: 'Theirs', levels: levelsAt('c', 1, 1), price: 349 },
        ],
      },
      { id: 'empty', name: 'Nothing yet', products: [] },
    ],
  }),
  maxdiff: ofQuestion(maxdiff),
  psm: {
    slots: {
      question: [psm.id],
      group: [region.id],
      intentCheap: [cheapIntent.id],
      intentExpensive: [expensiveIntent.id],
    },
  },
  bpto: ofQuestion(bpto),
  factor: { slots: { variables: ['s1', 's2', 's3', 's4', 's5', 's6', 'n2'] } },
  kmeans: { slots: { variables: ['s1', 's2', 's4', 'n3'] } },
  hierarchical: { slots: { variables: ['s1', 's2', 's4', 'n3'] } },
  correspondence: { slots: { rows: ['g'], columns: ['h'] } },
  multipleCorrespondence: { slots: { variables: ['g', 'h', 'y'] } },
  entropy: { slots: { positive: ['n1', 's1', 's4'], negative: ['n2'] } },
  reliability: { slots: { items: ['s1', 's2', 's3'], reversed: ['s4'] } },
  correlation: { slots: { variables: ['n1', 'n2', 's1', 's2', 's4'] } },
  linearRegression: { slots: { dependent: ['n1'], predictors: ['s1', 's4', 'n2', 'g'] } },
  turf: { slots: { sets: ['m'], items: ['y'], always: [] } },
  logisticRegression: { slots: { dependent: ['y'], predictors: ['s1', 's4', 'n2', 'g'] } },
  multinomialRegression: { slots: { dependent: ['h'], predictors: ['s1', 'n2', 'g'] } },
  ordinalRegression: { slots: { dependent: ['s2'], predictors: ['s1', 'n2', 'g'] } },
  decisionTree: { slots: { dependent: ['y'], predictors: ['s1', 's4', 'n2', 'g'] } },
  compareMeans: { slots: { variables: ['n1', 's1', 's4'], group: ['g'] } },
  rankTests: { slots: { variables: ['n1', 's1', 's4'], group: ['g'] } },
  trend: { slots: { wave: ['g'], measures: ['n1', 's1', 'h'], sets: ['m'] } },
  keyDrivers: { slots: { dependent: ['n1'], drivers: ['s1', 's2', 's4', 's5'] } },
  importancePerformance: { slots: { performance: ['s1', 's2', 's4', 's5'], outcome: ['n1'], importance: [] } },
  words: {
    slots: { text: ['t'], banner: ['g', 'm'] },
    options: { together: true, themes: true, find: 'price | 价格', leftOut: 'taste', joined: 'parcel=delivery=物流' },
  },
};

/** Enough to see that they hold together. */
const fewDraws = { estimate: 'individual', draws: 100, burnIn: 100, chains: 2, seed: 3 };
const turfSize = { size: 3, top: 3, leastLiked: 1 };

/** Models that are another test with another request: those are tried too. */
export const furtherExamples: Readonly<Partial<Record<ModelName, readonly Partial<ModelRequest>[]>>> = {
  cbc: [
    {
      slots: { question: [cbc.id], group: [] },
      options: { coding: 'dummy', price: 3, priceAs: 'line' },
    },
    ...[
      { coding: 'effects', price: 3, priceAs: 'levels', falls: true, ordered: '2', holdOut: 'last' },
      { coding: 'dummy', price: 3, priceAs: 'line', falls: false, ordered: '', holdOut: 'random', chains: 1 },
    ].map(options => ({
      slots: { question: [cbc.id], group: [region.id] },
      options: { ...fewDraws, ...options },
    })),
  ],
  maxdiff: [
    {
      slots: { question: [maxdiff.id], group: [region.id], anchor: [], covariates: ['g'] },
      options: { model: 'sequential', holdOut: 'last', ...fewDraws },
    },
  ],
  turf: [
    {
      slots: { sets: [], items: [], always: [], utilities: ['u1', 'u2', 'u3'] },
      options: { ...turfSize, likedBy: 'first', firsts: 1, threshold: 0 },
    },
    {
      slots: { sets: [], items: ['y'], always: [], utilities: ['u1', 'u2', 'u3'] },
      options: { ...turfSize, likedBy: 'above', firsts: 1, threshold: 0.5 },
    },
  ],
  simulator: [
    {
      ...ofSimulator(cpc),
      options: { utilities: 'people', method: 'randomised', scale: 0.5, none: true, price: null },
    },
    { ...ofSimulator(cpc), options: { utilities: 'together', method: 'firstChoice', scale: 1, none: false, price: 0 } },
  ],
  correlation: ['kendall', 'partial'].map(method => ({
    slots: { variables: ['n1', 's1', 's4'] },
    options: { method, missing: 'listwise' },
  })),
  // Looked for, there is one group; and so many as are asked for.
  kmeans: [{ slots: { variables: ['s1', 's2', 's4', 'n3'] }, options: { clusters: 3, standardize: false } }],
  hierarchical: [
    {
      slots: { variables: ['s1', 's2', 's4', 'n3'] },
      options: { clusters: 4, method: 'average', standardize: true },
    },
  ],
  decisionTree: [
    {
      slots: { dependent: ['h'], predictors: ['s1', 'n2', 'g'] },
      options: { method: 'chaid', depth: 3, leastParent: 4, leastLeaf: 2, prune: false, complexity: null },
    },
  ],
  compareMeans: [
    { slots: { variables: ['n1', 's1'], group: ['y'] } },
    { slots: { variables: ['s1', 's2', 's4'], group: [] } },
    { slots: { variables: ['n1', 's1'], group: [] }, options: { postHoc: 'tukey', value: 3 } },
  ],
  rankTests: [
    { slots: { variables: ['n1', 's1'], group: ['y'] } },
    { slots: { variables: ['s1', 's2'], group: [] } },
    { slots: { variables: ['s1', 's2', 's4'], group: [] } },
  ],
  importancePerformance: [
    { slots: { performance: ['s1', 's2'], outcome: [], importance: ['s4', 's5'] } },
    {
      slots: { performance: ['s1', 's2', 's4'], outcome: ['n1'], importance: [] },
      options: { derivedBy: 'relativeWeights' },
    },
  ],
};
