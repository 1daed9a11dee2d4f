import { type CallData, type CallInput, codingDeeds, type codingLogCalls } from '@wenshu/api-contract';
import type { Actor } from '../../../../authorisation/actor.ts';
import { compileRange } from '../../../../authorisation/compile-range.repository.ts';
import { findSight } from '../../../../authorisation/record-range.repository.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { codingRight } from '../frame-access.ts';
import { openCoding } from '../open-coding.ts';
import { listDeeds, listDoers } from './deed.repository.ts';

type Calls = typeof codingLogCalls;

/** A page of it, the newest first. How many answers a deed was about is told of those that the reader may see. */
export async function showLog(
  platform: Platform,
  actor: Actor,
  sent: CallInput<Calls['list']>,
): Promise<CallData<Calls['list']>> {
  const { database } = platform;
  const { scrollId, codingId } = await openCoding(platform, actor, sent);
  const range = compileRange(await findSight(database.pool, actor, scrollId, codingRight), 'r');
  const { personId, after, count } = sent;
  const rows = await listDeeds(database, { codingId, personId, after, count: count + 1 }, range);
  const shown = rows.slice(0, count);
  const last = rows.length > count ? shown.at(-1) : undefined;
  return {
    items: shown.map(({ personId: doer, kind, nickName, doneAt, helpers, rules, place: _place, ...row }) => ({
      ...row,
      does: codingDeeds.find(one => one === kind) ?? 'code',
      time: doneAt.getTime(),
      nickName,
      isSelf: doer === actor.personId,
      by: rules ? 'rule' : helpers ? 'helper' : 'person',
    })),
    next: last?.place ?? null,
    people: await listDoers(database.pool, codingId),
  };
}
