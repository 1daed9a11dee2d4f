import { type SeededRandom, seededRandom } from '@wenshu/statistics';
import {
  buildCodebook,
  type Flow,
  type FlowItem,
  type FlowQuestion,
  type Json,
  writeSettings,
} from '@wenshu/survey-core';
import { buildFlow } from '@wenshu/survey-core/testing';
import { questionTypes } from '../../question-types/src/core.ts';
import { dataSetOf } from '../src/index.ts';
import { type Minds, type SimulatedType, simulateAnswer, simulatedRecord } from '../src/simulated/index.ts';

/**
 * People who answer research as somebody whose mind is known would: what an analysis finds of their answers can be held against that.
 * The answers are those of the page, so that they can be sent as well as read.
 */
export const truth = {
  /** The kind that most people take each feature for. */
  kano: { search: 'M', speed: 'O', themes: 'A', badge: 'I' },
  /** Utilities by level, summing to 0 by attribute; of choosing none. */
  cbc: { brand: [0.8, 0, -0.8], size: [-0.4, 0.4], price: [0.6, 0, -0.6], none: -0.7 },
  /** Points of intent by level, and on average. */
  cpc: { brand: [1, 0, -1], size: [-0.6, 0.6], price: [0.9, 0, -0.9], mean: 5.5 },
  maxdiff: [1, 0.6, 0.2, -0.2, -0.6, -1],
  /** Of the price that somebody thinks right, whose median is 100, the four that they name. */
  psm: { median: 100, tooCheap: 0.5, cheap: 0.75, expensive: 1.1, tooExpensive: 1.5 },
  /** Of brands beside the first; by unit of price; of none. */
  bpto: { brands: [0, -0.5, -1], price: -0.25, none: -5 },
} as const;

/** What the prices of CBC and CPC are. */
export const PRICES = [199, 299, 399];

const id = (name: string, at: number) => `${name}${String(at + 1).padStart(10 - name.length, '0')}`;
const parts = (name: string, texts: readonly string[], more: (at: number) => object = () => ({})): FlowItem[] =>
  texts.map((text, at) => ({
    id: id(name, at),
    title: { text },
    settings: writeSettings({ optionNumber: at + 1 }),
    ...more(at),
  }));

const attributes = [
  { name: 'brand', title: 'Brand', levels: ['Acme', 'Best', 'Cosy'] },
  { name: 'size', title: 'Size', levels: ['Small', 'Large'] },
  { name: 'price', title: 'Price', levels: PRICES.map(price => `¥${price}`) },
] as const;
const design = (levels: readonly (readonly string[])[], versions: unknown) =>
  writeSettings({ design: JSON.stringify({ levels, versions }) });

/** The attributes as options of a question: an id is one question's alone. */
const conjoint = (of: string, versions: unknown) => ({
  items: attributes.flatMap(({ name, levels: texts }, at) =>
    parts(of + name, texts, () => ({ groupId: id(`${of}group`, at) })).map((item, place) => ({
      ...item,
      // Numbers are those of the question, whatever the attribute.
      settings: writeSettings({ optionNumber: at * 10 + place + 1 }),
    })),
  ),
  itemGroups: attributes.map(({ title }, at) => ({ id: id(`${of}group`, at), title: { text: title } })),
  settings: design(
    attributes.map(({ name, levels: texts }) => texts.map((_, at) => id(of + name, at))),
    versions,
  ),
});

const dealt = seededRandom(77);
const concept = () => attributes.map(({ levels: { length } }) => dealt.below(length));
const list = <Part>(length: number, make: (at: number) => Part) => Array.from({ length }, (_, at) => make(at));
export const cbcVersions = list(6, () => list(8, () => list(3, concept)));
const cpcVersions = list(3, () => list(9, () => [concept()]));
const maxdiffVersions = list(4, () => list(6, () => dealt.sample(6, 4).map(item => [item])));

const question = (type: string, seqName: string, title: string, rest: Partial<FlowQuestion>): FlowQuestion => ({
  id: id(type, 0),
  type,
  groupId: 'group1',
  seqName,
  title: { text: title },
  settings: {},
  items: [],
  itemGroups: [],
  rows: [],
  rowGroups: [],
  ...rest,
});

const features = ['search', 'speed', 'themes', 'badge'] as const;
const answers = ['Like', 'Must be', 'Neutral', 'Live with', 'Dislike'];
const topics = ['Taste', 'Price', 'Health', 'Origin', 'Pack', 'Advert'];
const brandPrices = { lowestPrice: 8, priceStep: 2, priceCount: 6 };
const region = id('region', 0);

/** One question of each, a region to compare by, and how likely people would buy at the cheap and at the expensive price. */
export const researchQuestions = {
  region: question('single-choice', 'Q1', 'Where do you live?', {
    id: region,
    items: parts('place', ['North', 'South']),
  }),
  kano: question('kano', 'Q2', 'How do you feel?', {
    items: parts('feel', answers),
    rows: features.map((text, at) => ({
      id: id('feature', at),
      title: { text },
      settings: writeSettings({ optionNumber: at + 1 }),
    })),
  }),
  cbc: question('cbc', 'Q3', 'Which would you buy?', {
    ...conjoint('c', cbcVersions),
  }),
  cpc: question('cpc', 'Q4', 'Would you buy it?', {
    ...conjoint('p', cpcVersions),
  }),
  maxdiff: question('maxdiff', 'Q5', 'What matters?', {
    items: parts('topic', topics),
    settings: design([topics.map((_, at) => id('topic', at))], maxdiffVersions),
  }),
  psm: question('psm', 'Q6', 'At which price?', {
    settings: writeSettings({ lowestPrice: 10, priceStep: 2, priceCount: 100, priceUnit: '¥' }),
  }),
  bpto: question('bpto', 'Q7', 'Which would you take?', {
    settings: writeSettings({ priceUnit: '¥' }),
    items: parts('maker', ['Acme', 'Best', 'Cosy']).map(item => ({
      ...item,
      settings: { ...item.settings, ...writeSettings(brandPrices) },
    })),
  }),
  cheapIntent: question('single-choice', 'Q8', 'And at the cheap price?', {
    id: id('intentA', 0),
    items: parts('cheapx', ['1', '2', '3', '4', '5']),
  }),
  expensiveIntent: question('single-choice', 'Q9', 'And at the expensive one?', {
    id: id('intentB', 0),
    items: parts('dearxx', ['1', '2', '3', '4', '5']),
  }),
} as const;
export type Research = keyof typeof researchQuestions;

/** The truth as the minds of those who answer. */
export const usualMinds: Minds = {
  kano: { kinds: Object.values(truth.kano), clear: 0.6 },
  cbc: { worths: [truth.cbc.brand, truth.cbc.size, truth.cbc.price], none: truth.cbc.none },
  cpc: { worths: [truth.cpc.brand, truth.cpc.size, truth.cpc.price], mean: truth.cpc.mean, spread: 1 },
  maxdiff: { worths: truth.maxdiff },
  psm: { ...truth.psm, spread: 0.25 },
  bpto: truth.bpto,
};
/** People who choose by chance, rate by chance, and take features for any kind. */
export const mindless: Minds = {
  ...usualMinds,
  kano: { ...usualMinds.kano, clear: 0 },
  cbc: {
    worths: [
      [0, 0, 0],
      [0, 0],
      [0, 0, 0],
    ],
    none: 0,
  },
  cpc: {
    ...usualMinds.cpc,
    worths: [
      [0, 0, 0],
      [0, 0],
      [0, 0, 0],
    ],
    spread: 2,
  },
  maxdiff: { worths: [0, 0, 0, 0, 0, 0] },
  bpto: { brands: [0, 0, 0], price: 0, none: -3 },
};
/** In this order: who is asked otherwise answers otherwise. */
const asked = ['kano', 'cbc', 'cpc', 'maxdiff', 'bpto'] as const;

/** One person's answers, by question. */
export function simulatePerson(random: SeededRandom, minds: Minds = usualMinds): Readonly<Record<string, Json>> {
  const answer = (type: SimulatedType) =>
    [researchQuestions[type].id, simulateAnswer(type, researchQuestions[type], minds[type], random)] as const;
  const said = asked.map(answer);
  const cheap = 2 + random.below(4);
  return {
    ...Object.fromEntries(said),
    [region]: { item: id('place', random.below(2)) },
    ...Object.fromEntries([answer('psm')]),
    [researchQuestions.cheapIntent.id]: { item: id('cheapx', cheap - 1) },
    [researchQuestions.expensiveIntent.id]: { item: id('dearxx', Math.max(0, cheap - 2 - random.below(2))) },
  };
}

export const flowOf = (questions: readonly FlowQuestion[], versionTime: number): Flow =>
  buildFlow({ scrollId: 'survey', versionTime, questions });

/** So many people’s answers as data. */
export function simulateResearch(people: number, seed = 20261117, minds: Minds = usualMinds) {
  const random = seededRandom(seed);
  const flow = flowOf(Object.values(researchQuestions), 2);
  const { variables, questions, rowOf } = dataSetOf(buildCodebook([flow], questionTypes), { language: 'en' });
  const rows = list(people, () => rowOf(simulatedRecord(simulatePerson(random, minds), 2)));
  return { rows, variables, questions };
}
