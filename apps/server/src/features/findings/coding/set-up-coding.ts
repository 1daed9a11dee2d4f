import { type DataVariable, derivedKey } from '@wenshu/analysis';
import type { CallData, CallInput, codingCalls } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import { codingTexts } from '@wenshu/texts/findings/coding';
import type { Actor } from '../../../authorisation/actor.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { keepSurveys } from '../../design/live-settings/index.ts';
import { openOwnDataSet } from '../data-set/index.ts';
import { type CodingRow, insertCoding, listCodings } from './coding.repository.ts';
import { findFrame, keepFrame } from './frame.repository.ts';
import { codingRight, findSeenFrame } from './frame-access.ts';
import { presentFrame } from './present-frame.ts';

type SetUp = CallInput<typeof codingCalls.setUp>;
type Presented = CallData<typeof codingCalls.setUp>;

const MOST_CODINGS = 50;
const LONGEST_NAME = 50;
const LONGEST_LABEL = 500;

export async function setUpCoding(
  platform: Platform,
  actor: Actor,
  { scrollId, variable, frameId, label }: SetUp,
  language: Language,
): Promise<Presented> {
  const { database, clock } = platform;
  const dataSet = await openOwnDataSet(platform, actor, { scrollId, right: codingRight });
  const text = (await dataSet.listVariables(language)).find(({ key }) => key === variable);
  if (!text || !isCodable(text))
    throw new Refusal('frameNotPossible', { field: 'variable', params: { word: 'no-text' } });
  await findSeenFrame(database.pool, actor, frameId);
  const coding: CodingRow = {
    codingId: newId(),
    scrollId,
    variable,
    frameId,
    name: `${text.name.slice(0, LONGEST_NAME)}_coded`,
    label: label ?? codingTexts[language].label({ text: text.label }).slice(0, LONGEST_LABEL),
  };
  await database.transaction(async db => {
    await keepSurveys(db, [scrollId]);
    if (!(await keepFrame(db, frameId))) throw new Refusal('codingNotFound');
    const made = { ...coding, personId: actor.personId, at: clock.now() };
    const why = await insertCoding(db, made, MOST_CODINGS);
    if (why === 'there-already') throw new Refusal('codedAlready');
    if (why) throw new Refusal('frameNotPossible', { params: { word: 'too-many-codings' } });
  });
  return presentCoding(database.pool, actor, coding);
}

/** What people wrote: neither what a program wrote of them nor what stands for something else. */
const isCodable = ({ kept, content, key }: DataVariable) =>
  kept === 'text' && content === undefined && !key.startsWith('fact:');

export async function presentCodings(db: Queryable, actor: Actor, scrollId: string): Promise<Presented[]> {
  const codings: Presented[] = [];
  for (const coding of await listCodings(db, scrollId)) codings.push(await presentCoding(db, actor, coding));
  return codings;
}

async function presentCoding(db: Queryable, actor: Actor, coding: CodingRow): Promise<Presented> {
  const { codingId, variable, frameId, name, label } = coding;
  const frame = (await findFrame(db, frameId))!;
  return {
    codingId,
    variable,
    key: derivedKey(codingId),
    name,
    label,
    frame: await presentFrame(db, actor, frame),
  };
}
