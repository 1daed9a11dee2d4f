import { itemCalls, publishCalls } from '@wenshu/api-contract';
import { type FlowQuestion, writeSettings } from '@wenshu/survey-core';
import type { TestPerson } from './build-person.ts';
import { buildResearch, callsOf } from './build-research.ts';
import type { TestSurvey } from './build-survey.ts';
import type { TestApp } from './build-test-app.ts';
import { type GivenRecord, insertRecords } from './insert-records.ts';

export const drinkId = 'drink00001';
export const placesId = 'places0001';
export const weightId = 'weight0001';
export const whyId = 'why0000001';
export const receiptId = 'receipt001';

const items = (...texts: readonly (readonly [id: string, text: string])[]) =>
  texts.map(([id, text]) => ({ id, title: { text }, settings: {} }));
const question = (id: string, type: string, seqName: string, more: Partial<FlowQuestion>): FlowQuestion => ({
  id,
  type,
  groupId: '',
  seqName,
  title: { text: seqName },
  settings: {},
  items: [],
  itemGroups: [],
  rows: [],
  rowGroups: [],
  ...more,
});

const DECIMAL = 3;
const questions: readonly FlowQuestion[] = [
  question(drinkId, 'single-choice', 'Drink', {
    // Milk is given up, so that the codes of the others are not their places: tea is the first, and has the 2.
    items: items(['milk000001', 'Milk'], ['tea0000001', 'Tea'], ['coffee0001', 'Coffee'], ['unsure0001', 'Don’t know']),
  }),
  question(placesId, 'multiple-choice', 'Places', {
    items: items(['market0001', 'At the market'], ['shop000001', 'In a shop'], ['nowhere001', 'Nowhere']),
  }),
  question(weightId, 'fill-in', 'Weight', { settings: writeSettings({ inputFormat: DECIMAL }) }),
  question(whyId, 'fill-in', 'Why', {}),
  question(receiptId, 'file-upload', 'Receipt', {}),
];

/** Codes as the data have them. */
export const drinkCodes = { milk: 1, tea: 2, coffee: 3, unsure: 4 } as const;
const drinks = { milk: 'milk000001', tea: 'tea0000001', coffee: 'coffee0001', unsure: 'unsure0001' } as const;
const places = { market: 'market0001', shop: 'shop000001' } as const;

interface Said {
  readonly drink?: keyof typeof drinks;
  readonly places?: readonly (keyof typeof places)[];
  readonly weight?: number;
  readonly why?: string;
}

const answersOf = ({ drink, places: bought, weight, why }: Said) => ({
  ...(drink && { [drinkId]: { item: drinks[drink] } }),
  ...(bought && { [placesId]: { items: bought.map(place => places[place]) } }),
  ...(weight !== undefined && { [weightId]: String(weight) }),
  ...(why !== undefined && { [whyId]: why }),
});

const DAY = '2026-03-01T10:00:00+08:00';
const [UNFINISHED, COMPLETE, SCREENED, DECLINED] = [1, 2, 3, 6];

type Mixed = Said & Pick<GivenRecord, 'status' | 'setAside' | 'channel'>;

/**
 * One of each that a finding must tell from the others. Whatever is left out, counted twice or taken for something else changes a number:
 * no two of the kinds are as many, and none is empty.
 */
const records = {
  north: { channel: 'north', drink: 'tea', places: ['shop', 'market'], weight: 2, why: 'It is calm' },
  south: { channel: 'south', drink: 'coffee', places: ['market'], weight: 0.5, why: 'To wake up' },
  southToo: { channel: 'south', drink: 'coffee', places: ['shop'], weight: 1.5 },
  unsaid: { channel: 'north', weight: 1, why: 'No drink at all' },
  retired: { channel: 'north', drink: 'milk', places: ['shop'], weight: 0 },
  unsure: { channel: 'south', drink: 'unsure', places: ['market'] },
  invalid: { channel: 'north', drink: 'coffee', places: ['shop'], weight: 4, setAside: 'invalid' },
  deleted: { channel: 'north', drink: 'coffee', places: ['market'], weight: 8, setAside: 'deleted' },
  screened: { channel: 'south', drink: 'tea', weight: 16, status: SCREENED },
  unfinished: { channel: 'south', drink: 'tea', weight: 32, status: UNFINISHED },
  unfinishedInvalid: { channel: 'north', drink: 'tea', weight: 64, status: UNFINISHED, setAside: 'invalid' },
  unfinishedDeleted: { channel: 'south', drink: 'milk', weight: 128, status: UNFINISHED, setAside: 'deleted' },
  // Went on to a page, came back and declined the agreement.
  declined: { channel: 'north', drink: 'tea', weight: 512, status: DECLINED },
  declinedToo: { channel: 'south', weight: 1024, status: DECLINED },
} as const satisfies Readonly<Record<string, Mixed>>;

export type MixedName = keyof typeof records;
export const mixedRecords: Readonly<Record<MixedName, Mixed>> = records;

export interface MixedSurvey extends TestSurvey {
  /** The ids of its records. */
  readonly ids: Readonly<Record<MixedName, string>>;
  /** Which record it is. */
  nameOf(id: string): MixedName | undefined;
  /** A record of another survey with the same questions. */
  readonly foreignId: string;
}

/**
 * For tests of findings: answers that are missing, invalid, deleted, unfinished, of another survey, of a channel that somebody may not
 * see, of an option that is given up; "don't know"; weights that are 0 and that are missing.
 */
export async function buildMixedSurvey(test: TestApp, creator: TestPerson): Promise<MixedSurvey> {
  const call = callsOf(test, creator);
  const foreign = await buildResearch(call, questions);
  const first = await buildResearch(call, questions);
  const { scrollId } = first;
  const [foreignId] = await insertRecords(test, foreign, [
    { submittedAt: DAY, channel: 'north', answers: answersOf({ drink: 'tea', places: ['shop'], weight: 256 }) },
  ]);
  await call(publishCalls.changeStatus, { scrollId, status: 2 });
  // Tests send what they like; the call itself checks it.
  await call(itemCalls.deleteItems, { scrollId, questionId: drinkId, itemIds: [drinks.milk] } as never);
  const { versionTime } = await call(publishCalls.changeStatus, { scrollId, status: 1 });
  const survey = { ...first, versionTime: versionTime! };
  const names = Object.keys(records) as MixedName[];
  const made = await insertRecords(
    test,
    survey,
    Object.values(mixedRecords).map(({ status = COMPLETE, setAside, channel, ...said }) => ({
      status,
      channel: channel!,
      answers: answersOf(said),
      startedAt: DAY,
      ...(setAside && { setAside }),
      ...(![UNFINISHED, DECLINED].includes(status) && { submittedAt: DAY }),
    })),
  );
  const ids = Object.fromEntries(names.map((name, at) => [name, made[at]!])) as MixedSurvey['ids'];
  return { ...survey, ids, nameOf: id => names.find(name => ids[name] === id), foreignId: foreignId! };
}
