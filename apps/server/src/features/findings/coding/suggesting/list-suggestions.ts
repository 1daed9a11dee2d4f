import type { CallData, CallInput, codingSuggestionCalls } from '@wenshu/api-contract';
import { seededRandom } from '@wenshu/statistics/blocks';
import type { Actor } from '../../../../authorisation/actor.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findActiveJobOf } from '../../../people/jobs/index.ts';
import { listBlind } from '../blind.repository.ts';
import { stands } from '../code-answers.ts';
import { countCodes } from '../count-codes.ts';
import { type OpenCoding, openCoding } from '../open-coding.ts';
import { listAnswered } from '../reading/list-answered.ts';
import { suggestCodesJob } from './suggest-codes-job.ts';
import { findLastRun, listWaiting, type WaitingRow } from './suggestion.repository.ts';

type Query = CallInput<typeof codingSuggestionCalls.list>;
type Sampled = CallInput<typeof codingSuggestionCalls.sample>;
type Page = CallData<typeof codingSuggestionCalls.list>;
type State = CallData<typeof codingSuggestionCalls.state>;
interface Chosen {
  readonly least?: number;
  readonly code?: number | undefined;
}

/** What waits on answers that count and that the reader may see, but for those that they code blind; the surest first. */
export async function seenWaiting(
  { database }: Platform,
  { personId }: Pick<Actor, 'personId'>,
  coding: OpenCoding,
  chosen: Chosen,
): Promise<readonly WaitingRow[]> {
  const { scrollId, codingId } = coding;
  const waiting = await listWaiting(database.pool, { ...chosen, scrollId, codingId });
  if (waiting.length === 0) return waiting;
  const ids = await listAnswered(coding, 'all');
  const blind = await listBlind(database.pool, { codingId, personId, ids });
  const seen = new Set(ids.filter(id => !blind.has(id)));
  return waiting.filter(({ answerRecordId }) => seen.has(answerRecordId));
}

export async function listSuggestions(platform: Platform, actor: Actor, query: Query): Promise<Page> {
  const coding = await openCoding(platform, actor, query);
  const waiting = await seenWaiting(platform, actor, coding, query);
  const inOrder = query.sort === 'surest' ? waiting : waiting.toReversed();
  return {
    total: waiting.length,
    items: await present(coding, inOrder.slice(query.from, query.from + query.count)),
  };
}

export async function sampleSuggestions(platform: Platform, actor: Actor, query: Sampled): Promise<Page> {
  const coding = await openCoding(platform, actor, query);
  // By what they are called, so that another order of the same is the same sample.
  const waiting = [...(await seenWaiting(platform, actor, coding, query))].sort((a, b) => a.markId - b.markId);
  const count = Math.min(query.count, waiting.length);
  const places = seededRandom(query.seed).sample(waiting.length, count);
  return {
    total: waiting.length,
    items: await present(
      coding,
      places.map(at => waiting[at]!),
    ),
  };
}

export async function stateOfSuggestions(
  platform: Platform,
  actor: Actor,
  asked: Parameters<typeof openCoding>[2],
  signal: AbortSignal,
): Promise<State> {
  const coding = await openCoding(platform, actor, asked);
  const { scrollId, codingId } = coding;
  const [{ answered, coded }, waiting, last, jobId] = await Promise.all([
    countCodes(coding, signal),
    seenWaiting(platform, actor, coding, {}),
    findLastRun(platform.database.pool, codingId, actor.personId),
    findActiveJobOf(platform.database.pool, actor.personId, suggestCodesJob.kind, { scrollId, codingId }),
  ]);
  const counts = new Map<number, number>();
  for (const { code } of waiting) counts.set(code, (counts.get(code) ?? 0) + 1);
  return {
    coded,
    uncoded: answered - coded,
    jobId,
    waiting: [...counts].map(([code, count]) => ({ code, count })),
    last: last
      ? {
          time: last.endedAt.getTime(),
          learntFrom: last.learntFrom,
          tried: last.tried,
          triedRight: last.triedRight,
          lookedAt: last.lookedAt,
          proposedFor: last.proposedFor,
        }
      : null,
  };
}

/** With what the answers say now; one that says something else than when it was read is left out. */
async function present({ dataSet, variable }: OpenCoding, waiting: readonly WaitingRow[]): Promise<Page['items']> {
  const rows = await dataSet.readRecords([...new Set(waiting.map(one => one.answerRecordId))]);
  return waiting.flatMap(mark => {
    const { markId, answerRecordId, code, sureness } = mark;
    const text = rows.get(answerRecordId)?.[variable];
    const isSo = typeof text === 'string' && stands({ ...mark, from: null, to: null }, text);
    return isSo ? [{ markId, answerRecordId, text, code, sureness }] : [];
  });
}
