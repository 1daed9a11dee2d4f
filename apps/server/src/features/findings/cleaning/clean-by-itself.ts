import { areRules, type CleaningTally, tallyHits } from '@wenshu/analysis';
import { dayIn } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import type { Actor } from '../../../authorisation/actor.ts';
import { requireRight } from '../../../authorisation/authorise.ts';
import { jobKind } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findQuestionnaire } from '../../design/questionnaire-design/index.ts';
import { findPerson } from '../../people/account/index.ts';
import { sendMessage } from '../../people/messages/index.ts';
import { type OpenDataSet, openOwnDataSet } from '../data-set/index.ts';
import { type Chosen, growBatch, listBatchesById, openBatch, runBatch } from '../record-batches/index.ts';
import { chooseFound, reasonOf } from './choose-found.ts';
import { cleaningRight } from './cleaning-right.ts';
import { findHits, type Hits, ruleDataOf } from './find-hits.ts';
import {
  claim,
  endClaim,
  findLastSerial,
  findRuleBook,
  listDue,
  type RuleBookRow,
  stopRunning,
  writeSeen,
} from './rule-book.repository.ts';
import { findNewestByItself, insertRun, type RunRow, writeTally } from './run.repository.ts';

const cleaningJob = jobKind<Record<string, never>>('records.clean');
const EVERY_MINUTE = '* * * * *';
/** Far longer than the records of a minute take. */
const CLAIM_MS = 10 * 60_000;

/** Every process may do it: a questionnaire is handed out by a claim. */
export async function scheduleCleaning(platform: Platform): Promise<void> {
  await platform.jobs.work(cleaningJob, () => cleanWhatCame(platform));
  await platform.jobs.every(cleaningJob, EVERY_MINUTE, {});
}

/** Looks at what has come since the last time, wherever rules run by themselves. One that fails keeps none of the others back. */
export async function cleanWhatCame(platform: Platform): Promise<void> {
  const { database, clock } = platform;
  const failures: unknown[] = [];
  for (const scrollId of await listDue(database.pool, clock.now())) {
    const now = clock.now();
    if (!(await claim(database.pool, scrollId, now, new Date(now.getTime() + CLAIM_MS)))) continue;
    await cleanOne(platform, scrollId).catch(error => failures.push(error));
    await endClaim(database.pool, scrollId);
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some questionnaires could not be cleaned');
}

async function cleanOne(platform: Platform, scrollId: string): Promise<void> {
  const { database } = platform;
  const ruleBook = await findRuleBook(database.pool, scrollId);
  if (!ruleBook) return;
  const actor = await actorOf(platform, ruleBook);
  if (!actor) return stop(platform, ruleBook, 'rights-lost');
  const dataSet = await openOwnDataSet(platform, actor, { scrollId, right: 'records.view' });
  if (!areRules(ruleBook.rules, await ruleDataOf(dataSet))) return stop(platform, ruleBook, 'rules-broken');
  const batchId = await noteFound(platform, actor, ruleBook, dataSet);
  if (batchId) await runBatch({ platform, actor, scrollId, batchId });
}

/** Told to whoever switched it on: they may have forgotten that it hangs on them. */
async function stop(
  { database }: Platform,
  { scrollId, runsFor }: RuleBookRow,
  why: 'rights-lost' | 'rules-broken',
): Promise<void> {
  await database.transaction(async db => {
    if (!(await stopRunning(db, scrollId, why)) || runsFor === null) return;
    const survey = (await findQuestionnaire(db, scrollId))?.name ?? '';
    await sendMessage(db, { to: [runsFor], kind: 'cleaning-stopped', details: { survey } });
  });
}

/** Whoever switched it on, as long as they may still do by hand what it does in their name. */
async function actorOf({ database }: Platform, { scrollId, runsFor }: RuleBookRow): Promise<Actor | undefined> {
  if (runsFor === null) return undefined;
  const actor = { personId: runsFor, sessionId: '' };
  const object = { kind: 'questionnaire', id: scrollId } as const;
  try {
    await requireRight(database.pool, actor, cleaningRight, object);
    await requireRight(database.pool, actor, 'records.view', object);
    return actor;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/**
 * Notes what was found in the day's run, and up to where was looked, in one transaction: a process that dies before leaves nothing, one that
 * dies after leaves parts that the next one does. The batch that has something to do, if there is one.
 */
async function noteFound(
  platform: Platform,
  actor: Actor,
  { scrollId, rules: all, seenSerial }: RuleBookRow,
  dataSet: OpenDataSet,
): Promise<string | undefined> {
  const { database, clock } = platform;
  const rules = all.filter(({ isOn }) => isOn);
  // Before the look: what comes during it is looked at the next time.
  const last = await findLastSerial(database.pool, scrollId);
  const hits = upTo(last, await findHits(platform, dataSet, { scrollId, rules, after: seenSerial }));
  const tally = tallyHits(hits.masks, rules.length);
  const newest = await findNewestByItself(database.pool, scrollId);
  if (tally.total === 0) {
    await writeSeen(database.pool, scrollId, last);
    return newest && (await isOpen(platform, newest)) ? newest.batchId : undefined;
  }
  const language = await languageOf(platform, actor);
  const chosen: Chosen[] = [];
  for await (const one of chooseFound(database.pool, scrollId, rules, hits, language)) chosen.push(one);
  const day = dayIn(clock.now(), dataSet.timeZone);
  const isSame = newest?.day === day && JSON.stringify(newest.rules) === JSON.stringify(rules);
  const today = isSame && (await isOpen(platform, newest)) ? newest : undefined;
  return database.transaction(async db => {
    const at = clock.now();
    const batchId =
      today?.batchId ??
      (await openBatch(db, actor, { scrollId, said: reasonOf(rules, language), needs: cleaningRight, at }));
    if (today) await writeTally(db, today.runId, addTallies(today.tally, tally));
    else await insertRun(db, { scrollId, batchId, personId: actor.personId, rules, tally, day, at });
    await growBatch(db, batchId, chosen);
    await writeSeen(db, scrollId, last);
    return batchId;
  });
}

function upTo(last: number, hits: Hits): Hits {
  const masks = hits.masks.map((mask, at) => (hits.serials[at]! <= last ? mask : 0));
  return { ...hits, masks };
}

/** Nobody has taken it back. */
async function isOpen({ database }: Platform, { batchId }: RunRow): Promise<boolean> {
  const [batch] = await listBatchesById(database.pool, [batchId]);
  return batch !== undefined && !batch.isStopped;
}

async function languageOf({ database }: Platform, { personId }: Actor): Promise<Language> {
  return (await findPerson(database.pool, personId))?.language === 2 ? 'en' : 'zh';
}

function addTallies(a: CleaningTally, b: CleaningTally): CleaningTally {
  const add = (left: readonly number[], right: readonly number[]) => left.map((count, at) => count + (right[at] ?? 0));
  return {
    total: a.total + b.total,
    hits: add(a.hits, b.hits),
    alone: add(a.alone, b.alone),
    overlap: a.overlap.map((line, at) => add(line, b.overlap[at] ?? [])),
  };
}
