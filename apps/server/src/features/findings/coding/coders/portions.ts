import { dealAnswers, drawAnswers } from '@wenshu/analysis';
import type { CallData, CallInput, codingPortionCalls } from '@wenshu/api-contract';
import { groupBy } from '@wenshu/survey-core';
import type { Actor } from '../../../../authorisation/actor.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { lockCoding } from '../code-answers.ts';
import { insertDeed } from '../coding.repository.ts';
import { type OpenCoding, openCoding } from '../open-coding.ts';
import { insertPortions, listPortion, listPortions, movePortion } from '../portion.repository.ts';
import { listAnswered } from './list-answered.ts';
import { listCoders } from './list-coders.ts';
import { requireCoders, seenBy } from './require-coders.ts';

type Calls = typeof codingPortionCalls;

/** Who codes how much of it, as far as the reader sees it. */
export async function showCoders(
  { database }: Platform,
  actor: Actor,
  coding: OpenCoding,
  signal: AbortSignal,
): Promise<CallData<Calls['coders']>> {
  const [people, answered, coded, portions] = await Promise.all([
    listCoders(database.pool, coding.scrollId),
    listAnswered(coding, 'all', signal),
    listAnswered(coding, 'coded', signal),
    listPortions(database.pool, coding.codingId),
  ]);
  const isCoded = new Set(coded);
  const free = answered.filter(id => !portions.has(id));
  const given = groupBy(answered, id => portions.get(id) ?? '');
  return {
    items: people.map(({ personId, nickName }) => {
      const own = given.get(personId) ?? [];
      const done = own.filter(id => isCoded.has(id)).length;
      return { personId, nickName, isSelf: personId === actor.personId, given: own.length, coded: done };
    }),
    answered: answered.length,
    free: free.length,
    freeUncoded: free.filter(id => !isCoded.has(id)).length,
  };
}

export async function handOut(
  platform: Platform,
  actor: Actor,
  sent: CallInput<Calls['handOut']>,
): Promise<CallData<Calls['handOut']>> {
  const { to, among, order, seed } = sent;
  const counts = to.map(({ count }) => count).filter(count => count !== undefined);
  if (counts.length > 0 && counts.length < to.length)
    throw new Refusal('roundNotPossible', { field: 'to', params: { word: 'counts-for-some' } });
  const coding = await openCoding(platform, actor, sent);
  const { scrollId, codingId } = coding;
  const ids = to.map(({ personId }) => personId);
  await requireCoders(platform, scrollId, ids, 'to');
  const at = platform.clock.now();
  const portions = await listPortions(platform.database.pool, codingId);
  const free = (await listAnswered(coding, among)).filter(id => !portions.has(id));
  const inTurn = order === 'oldest' ? free : drawAnswers(free, free.length, seed ?? at.getTime() % 2 ** 31);
  const receivers = [];
  for (const { personId, count = free.length } of to) {
    const seen = await seenBy(platform, personId, coding);
    receivers.push({ count: Math.max(1, count), may: (id: string) => seen(id) });
  }
  const dealt = dealAnswers(inTurn, receivers);
  if (dealt.every(part => part.length === 0))
    throw new Refusal('roundNotPossible', { field: 'among', params: { word: 'nothing-free' } });
  return platform.database.transaction(async db => {
    await lockCoding(db, coding);
    const given = dealt.flatMap((part, at) => part.map(id => ({ id, personId: ids[at]! })));
    const counts = await insertPortions(db, { scrollId, codingId, given, at });
    for (const aboutId of counts.keys())
      await insertDeed(db, { deedId: newId(), codingId, personId: actor.personId, at, aboutId, kind: 'hand-out' });
    return { given: ids.map(personId => ({ personId, count: counts.get(personId) ?? 0 })) };
  });
}

/** Of those that one may see oneself. */
export async function takeBack(
  platform: Platform,
  actor: Actor,
  sent: CallInput<Calls['takeBack']>,
): Promise<CallData<Calls['takeBack']>> {
  const { personId, to, among } = sent;
  if (to === personId) throw new Refusal('roundNotPossible', { field: 'to', params: { word: 'same-person' } });
  const coding = await openCoding(platform, actor, sent);
  const { scrollId, codingId } = coding;
  if (to !== undefined) await requireCoders(platform, scrollId, [to], 'to');
  const maySee = to === undefined ? () => true : await seenBy(platform, to, coding);
  const own = new Set(await listPortion(platform.database.pool, codingId, personId));
  const ids = (await listAnswered(coding, among)).filter(id => own.has(id) && maySee(id));
  return platform.database.transaction(async db => {
    await lockCoding(db, coding);
    const moved = await movePortion(db, { codingId, personId, ids }, to);
    const deed = { deedId: newId(), codingId, personId: actor.personId, at: platform.clock.now(), aboutId: personId };
    if (moved > 0) await insertDeed(db, { ...deed, kind: 'take-back' });
    if (moved > 0 && to !== undefined)
      await insertDeed(db, { ...deed, deedId: newId(), aboutId: to, kind: 'hand-out' });
    return { moved };
  });
}
