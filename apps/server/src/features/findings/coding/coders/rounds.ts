import { drawAnswers } from '@wenshu/analysis';
import type { CallData, CallInput, codingRoundCalls } from '@wenshu/api-contract';
import { groupBy } from '@wenshu/survey-core';
import type { Actor } from '../../../../authorisation/actor.ts';
import { compileRange } from '../../../../authorisation/compile-range.repository.ts';
import { findSight } from '../../../../authorisation/record-range.repository.ts';
import { holdsRight } from '../../../../authorisation/right.repository.ts';
import type { Queryable } from '../../../../platform/database/database.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { lockCoding } from '../code-answers.ts';
import { insertDeed } from '../coding.repository.ts';
import { codingRight } from '../frame-access.ts';
import { type OpenCoding, openCoding } from '../open-coding.ts';
import { listAnswered } from './list-answered.ts';
import { requireCoders, seenBy } from './require-coders.ts';
import {
  deleteRound,
  findRound,
  insertRound,
  listInOpenRounds,
  listRoundCoders,
  listRounds,
  lockRound,
  type RoundCoder,
  type RoundRow,
  tallyRounds,
} from './round.repository.ts';

type Calls = typeof codingRoundCalls;

const MOST_ROUNDS = 50;

export async function showRounds(
  { database }: Platform,
  actor: Actor,
  { scrollId, codingId }: OpenCoding,
): Promise<CallData<Calls['list']>> {
  const { pool } = database;
  const range = compileRange(await findSight(pool, actor, scrollId, codingRight), 'r');
  const [rounds, tallies] = await Promise.all([listRounds(pool, codingId), tallyRounds(database, codingId, range)]);
  const coders = groupBy(
    await listRoundCoders(
      pool,
      rounds.map(({ roundId }) => roundId),
    ),
    ({ roundId }) => roundId,
  );
  const items: CallData<Calls['list']>['items'] = [];
  for (const round of rounds) {
    const { roundId, name, madeAt, closedAt, leader } = round;
    const tally = tallies.get(roundId);
    items.push({
      roundId,
      name,
      time: madeAt.getTime(),
      closeTime: closedAt?.getTime() ?? null,
      leader,
      mayLead: await mayLead(pool, actor, scrollId, round),
      answers: tally?.answers ?? 0,
      coders: (coders.get(roundId) ?? []).map((coder, place) => ({
        ...presentCoder(coder, actor),
        judged: tally?.judged[place] ?? 0,
      })),
      // Whether coders agree is not told while they code.
      differing: closedAt ? (tally?.differing ?? 0) : 0,
      decided: closedAt ? (tally?.decided ?? 0) : 0,
    });
  }
  return { items };
}

export const presentCoder = ({ personId, nickName }: RoundCoder, actor: Actor) => ({
  nickName,
  isSelf: personId === actor.personId,
});

export async function makeRound(
  platform: Platform,
  actor: Actor,
  sent: CallInput<Calls['make']>,
): Promise<CallData<Calls['make']>> {
  const { name, coders, count, among } = sent;
  const coding = await openCoding(platform, actor, sent);
  const { scrollId, codingId } = coding;
  await requireCoders(platform, scrollId, coders, 'coders');
  const at = platform.clock.now();
  const seed = sent.seed ?? (at.getTime() % (2 ** 31 - 1)) + 1;
  const taken = await listInOpenRounds(platform.database.pool, codingId);
  const free = (await listAnswered(coding, among)).filter(id => !taken.has(id));
  if (free.length < count)
    throw new Refusal('roundNotPossible', { field: 'count', params: { word: 'too-few-answers' } });
  const answers = drawAnswers(free, count, seed);
  for (const personId of coders) {
    const maySee = await seenBy(platform, personId, coding);
    if (!answers.every(maySee))
      throw new Refusal('roundNotPossible', { field: 'coders', params: { word: 'coder-sees-less' } });
  }
  const roundId = newId();
  const { personId } = actor;
  await platform.database.transaction(async db => {
    await lockCoding(db, coding);
    const fresh = { roundId, codingId, scrollId, name, leaderId: personId, seed, at, coders, answers };
    if (!(await insertRound(db, fresh, MOST_ROUNDS)))
      throw new Refusal('roundNotPossible', { params: { word: 'too-many-rounds' } });
    await insertDeed(db, { deedId: newId(), codingId, personId, at, kind: 'round', roundId });
  });
  return { roundId };
}

export async function removeRound(platform: Platform, actor: Actor, sent: CallInput<Calls['remove']>): Promise<null> {
  const coding = await openCoding(platform, actor, sent);
  const { codingId } = coding;
  await platform.database.transaction(async db => {
    await lockCoding(db, coding);
    const { roundId } = await lockLedRound(db, actor, coding, sent.roundId);
    await deleteRound(db, roundId);
    const deed = { deedId: newId(), codingId, personId: actor.personId, at: platform.clock.now() };
    await insertDeed(db, { ...deed, kind: 'remove-round' });
  });
  return null;
}

/** After the coding is locked: nobody codes in it, and whoever asks leads it. */
export async function lockLedRound(
  db: Queryable,
  actor: Actor,
  { scrollId, codingId }: OpenCoding,
  roundId: string,
): Promise<RoundRow> {
  const round = await lockRound(db, { codingId, roundId });
  if (!round) throw new Refusal('roundNotFound');
  if (!(await mayLead(db, actor, scrollId, round))) throw new Refusal('noPermission');
  return round;
}

/** Whoever made it. Where they have left, or may not code any more, whoever codes all records does it: a round would stay open for ever. */
async function mayLead(db: Queryable, actor: Actor, scrollId: string, { leaderId }: RoundRow): Promise<boolean> {
  if (leaderId === actor.personId) return true;
  const on = { kind: 'questionnaire', id: scrollId } as const;
  if (leaderId !== null && (await holdsRight(db, { personId: leaderId }, on, codingRight))) return false;
  return (await findSight(db, actor, scrollId, codingRight)).kind === 'all';
}

/** A round of this coding that is open or closed as it should be. */
export async function findRoundThat(
  db: Queryable,
  codingId: string,
  roundId: string,
  is: 'open' | 'closed',
): Promise<RoundRow> {
  const round = await findRound(db, { codingId, roundId });
  return requireRound(round, is);
}

export function requireRound(round: RoundRow | undefined, is: 'open' | 'closed'): RoundRow {
  if (!round) throw new Refusal('roundNotFound');
  const now = round.closedAt ? 'closed' : 'open';
  if (now !== is) throw new Refusal('roundMovedOn', { params: { word: now } });
  return round;
}
