import { type CallData, type CallInput, type codingSuggestionCalls, MOST_ACCEPTED } from '@wenshu/api-contract';
import type { Actor } from '../../../../authorisation/actor.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { touchRecords } from '../../../collect/answering/index.ts';
import { listBlind } from '../blind.repository.ts';
import { lockCoding, stands } from '../code-answers.ts';
import { insertDeed } from '../coding.repository.ts';
import { endMarks } from '../mark.repository.ts';
import { type OpenCoding, openCoding } from '../open-coding.ts';
import { seenWaiting } from './list-suggestions.ts';
import { judgeMarks, type WaitingRow } from './suggestion.repository.ts';

type Sent = CallInput<typeof codingSuggestionCalls.judge>;
type Done = CallData<typeof codingSuggestionCalls.judge>;
type Chosen = CallInput<typeof codingSuggestionCalls.acceptAll>;

interface Verdicts {
  readonly accept: readonly WaitingRow[];
  readonly reject: readonly WaitingRow[];
}

/** Suggestions that wait for nobody any more, or that the person may not see, are passed over: what was asked for is so, or not theirs to say. */
export async function judgeSuggestions(platform: Platform, actor: Actor, sent: Sent): Promise<Done> {
  const coding = await openCoding(platform, actor, sent);
  const waiting = await seenWaiting(platform, actor, coding, {});
  const of = (ids: readonly number[]) => {
    const wanted = new Set(ids);
    return waiting.filter(({ markId }) => wanted.has(markId));
  };
  return settle(platform, actor, coding, { accept: of(sent.accept), reject: of(sent.reject) });
}

export async function acceptAllSuggestions(
  platform: Platform,
  actor: Actor,
  chosen: Chosen,
): Promise<Done & { left: number }> {
  const coding = await openCoding(platform, actor, chosen);
  const waiting = await seenWaiting(platform, actor, coding, chosen);
  const accept = waiting.slice(0, MOST_ACCEPTED);
  const done = await settle(platform, actor, coding, { accept, reject: [] });
  return { ...done, left: waiting.length - accept.length };
}

const READ_AT_ONCE = 2_000;

/** One deed. What an answer does not say any more ends unjudged. */
async function settle(
  platform: Platform,
  actor: Actor,
  coding: OpenCoding,
  { accept, reject }: Verdicts,
): Promise<Done> {
  const { scrollId, codingId, dataSet, variable } = coding;
  const { personId } = actor;
  const deed = { deedId: newId(), codingId, personId, at: platform.clock.now() };
  const standing = new Set<WaitingRow>();
  const both = [...accept, ...reject];
  for (let from = 0; from < both.length; from += READ_AT_ONCE) {
    const some = both.slice(from, from + READ_AT_ONCE);
    const rows = await dataSet.readRecords(some.map(({ answerRecordId }) => answerRecordId));
    for (const mark of some)
      if (stands({ ...mark, from: null, to: null }, rows.get(mark.answerRecordId)?.[variable])) standing.add(mark);
  }
  return platform.database.transaction(async db => {
    const { codes } = await lockCoding(db, coding);
    const retired = new Set(codes.flatMap(({ code, isRetired }) => (isRetired ? [code] : [])));
    if (accept.some(({ code }) => retired.has(code)))
      throw new Refusal('frameNotPossible', { field: 'accept', params: { word: 'code-retired' } });
    const ids = await touchRecords(db, scrollId, [...new Set(both.map(one => one.answerRecordId))]);
    // A round of blind coding may have begun meanwhile.
    const blind = await listBlind(db, { codingId, personId, ids });
    const there = new Set(ids.filter(id => !blind.has(id)));
    await insertDeed(db, deed);
    const isJudged = (mark: WaitingRow) => there.has(mark.answerRecordId) && standing.has(mark);
    const over = both.filter(mark => there.has(mark.answerRecordId) && !standing.has(mark));
    await endMarks(db, scrollId, over, deed);
    return {
      deedId: deed.deedId,
      accepted: await judgeMarks(db, coding, accept.filter(isJudged), 'accepted', deed),
      rejected: await judgeMarks(db, coding, reject.filter(isJudged), 'rejected', deed),
    };
  });
}
