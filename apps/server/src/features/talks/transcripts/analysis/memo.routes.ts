import { type CallInput, MOST_TALK_MEMOS, type TalkMemo, transcriptMemoCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../../http/call-context.ts';
import { registerCalls } from '../../../../http/register-calls.ts';
import { newId } from '../../../../platform/new-id.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { listBlindIn, listCodings } from '../../../findings/coding/index.ts';
import { findCodable } from '../find-transcript.ts';
import { deleteMemo, insertMemo, listMemos, type MemoRow, rewriteMemo } from '../memos/memo.repository.ts';
import { lockProject, touchProject } from '../project.repository.ts';
import { tellProject } from '../tell-project.ts';
import { findSeenMemos } from './seen-memos.ts';

type Context = CallContext<'signed-in'>;
type Saved = CallInput<typeof transcriptMemoCalls.saveMemo>;

export function registerTranscriptMemoCalls(app: FastifyInstance): void {
  registerCalls(app, transcriptMemoCalls, {
    memos: async ({ scrollId }, { database, actor }) => ({
      items: (await findSeenMemos(database, actor, scrollId)).map(row => presentMemo(row, actor.personId)),
    }),
    saveMemo: (input, context) => change(context, input.scrollId, () => saveMemo(input, context)),
    removeMemo: (input, context) =>
      change(context, input.scrollId, async () => {
        const { database, actor } = context;
        const seen = await findSeenMemos(database, actor, input.scrollId);
        const isThere = seen.some(({ memoId }) => memoId === input.memoId);
        if (!isThere || !(await deleteMemo(database.pool, { ...input, personId: actor.personId }))) throw noMemo();
        return null;
      }),
  });
}

const noMemo = () => new Refusal('transcriptNotPossible', { field: 'memoId', params: { word: 'memo-unknown' } });

/** Whoever has a transcript of the project open hears of it. */
async function change<Done>({ database }: Context, scrollId: string, work: () => Promise<Done>): Promise<Done> {
  const done = await work();
  await touchProject(database.pool, scrollId);
  await tellProject(database, scrollId);
  return done;
}

async function saveMemo(input: Saved, { database, actor, clock }: Context): Promise<TalkMemo> {
  const { scrollId, memoId, words } = input;
  const { personId } = actor;
  const seen = await findSeenMemos(database, actor, scrollId);
  if (memoId !== undefined) {
    const isThere = seen.some(one => one.memoId === memoId);
    if (!isThere || !(await rewriteMemo(database.pool, { scrollId, memoId, personId }, words, clock.now())))
      throw noMemo();
    return presentNow(memoId, { database, actor }, scrollId);
  }
  await requirePlace(input, { database, actor });
  const { transcriptId = null, turnId = null, codingId = null, code = null } = input;
  const made = { memoId: newId(), scrollId, transcriptId, turnId, codingId, code, words, personId };
  const isMade = await database.transaction(async db => {
    if (!(await lockProject(db, scrollId))) throw new Refusal('transcriptNotFound');
    return insertMemo(db, { ...made, madeAt: clock.now() }, MOST_TALK_MEMOS);
  });
  if (!isMade)
    throw new Refusal('transcriptNotPossible', { params: { word: 'too-many-memos', most: MOST_TALK_MEMOS } });
  return presentNow(made.memoId, { database, actor }, scrollId);
}

type Asked = Pick<Context, 'database' | 'actor'>;

/** A turn that is not in the transcript, or a code of another project, is refused like what the person may not see. */
async function requirePlace({ scrollId, transcriptId, turnId, codingId }: Saved, { database, actor }: Asked) {
  if (transcriptId !== undefined) {
    const documents = await findCodable(database, actor, scrollId);
    const found = documents.find(one => one.transcriptId === transcriptId);
    if (!found || (turnId !== undefined && !found.document.turns[turnId])) throw new Refusal('transcriptNotFound');
  }
  if (turnId !== undefined && (await listBlindIn(database.pool, scrollId, actor.personId)).has(turnId))
    throw new Refusal('answerIsBlind');
  if (codingId === undefined) return;
  const codings = await listCodings(database.pool, scrollId);
  if (!codings.some(one => one.codingId === codingId)) throw new Refusal('codingNotFound');
}

async function presentNow(memoId: string, { database, actor }: Asked, scrollId: string): Promise<TalkMemo> {
  const found = (await listMemos(database.pool, scrollId)).find(one => one.memoId === memoId);
  if (!found) throw noMemo();
  return presentMemo(found, actor.personId);
}

const presentMemo = (
  { personId, madeAt, changedAt, scrollId: _scrollId, ...memo }: MemoRow,
  reader: string,
): TalkMemo => ({
  ...memo,
  isOwn: personId === reader || personId === null,
  time: madeAt.getTime(),
  changeTime: changedAt.getTime(),
});
