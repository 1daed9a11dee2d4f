import { type CallInput, type commentCalls, MOST_COMMENTS } from '@wenshu/api-contract';
import type { CallContext } from '../../../http/call-context.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { listPersons } from '../account/index.ts';
import { type AttemptLimit, countAttempt } from '../attempts/index.ts';
import { sendMessage } from '../messages/index.ts';
import {
  changeWords,
  type FoundComment,
  findComment,
  insertComment,
  listSpeakers,
  type Part,
  removeComment,
  setResolved,
} from './comment.repository.ts';
import { type CommentWorld, listReaders, requirePart } from './comment-part.ts';

type Context = CallContext<'signed-in'>;
type Input<Name extends keyof typeof commentCalls> = CallInput<(typeof commentCalls)[Name]>;

/** Each may tell twenty people something. */
const writing: AttemptLimit = { name: 'comment:person', most: 300, windowSeconds: 3600 };
/** So much of the words stands in a message. */
const QUOTED = 120;
const LOCKED = { isLocked: true } as const;

export const objectOf = (scrollId: string) => ({ kind: 'questionnaire', id: scrollId }) as const;

export async function addComment(world: CommentWorld, input: Input<'add'>, context: Context): Promise<string> {
  const { database, actor, platform } = context;
  const part: Part = { object: objectOf(input.scrollId), kind: input.partKind, id: input.partId };
  await requirePart(world.parts, database, actor, part);
  await countAttempt(platform, writing, actor.personId);
  const { words, replyTo: threadId } = input;
  const mentions = await requireReaders(world, context, part, input.mentions);
  // Asked before the transaction, which holds one connection and must not wait for a second.
  const speakers = threadId === undefined ? [] : await listSpeakers(database.pool, threadId);
  const answered = await listReaders(world.parts, database, part, speakers);
  return database.transaction(async client => {
    const root = threadId === undefined ? undefined : await findComment(client, part.object, threadId, LOCKED);
    const isHere = root?.partKind === part.kind && root.partId === part.id && root.threadId === null;
    if (threadId !== undefined && !isHere) throw new Refusal('commentNotFound');
    const written = { part, personId: actor.personId, words, mentions, threadId };
    const commentId = await insertComment(client, written, MOST_COMMENTS);
    if (commentId === undefined) throw new Refusal('tooManyComments', { params: { most: MOST_COMMENTS } });
    const told = { world, client, actorId: actor.personId, part, words };
    await tell({ ...told, to: mentions, kind: 'comment-mention' });
    await tell({ ...told, to: answered.filter(id => !mentions.includes(id)), kind: 'comment-reply' });
    return commentId;
  });
}

export async function editComment(world: CommentWorld, input: Input<'edit'>, context: Context): Promise<null> {
  const { database, actor } = context;
  const { scrollId, commentId, words } = input;
  const found = await requireComment(world, context, scrollId, commentId);
  const mentions = await requireReaders(world, context, found.part, input.mentions);
  await countAttempt(context.platform, writing, actor.personId);
  await database.transaction(async client => {
    const comment = await requireOwn(client, context, scrollId, commentId);
    await changeWords(client, commentId, words, mentions);
    const to = mentions.filter(id => !comment.mentions.includes(id));
    await tell({ world, client, actorId: actor.personId, part: found.part, words, to, kind: 'comment-mention' });
  });
  return null;
}

export async function takeCommentBack(world: CommentWorld, input: Input<'remove'>, context: Context): Promise<null> {
  const { scrollId, commentId } = input;
  await requireComment(world, context, scrollId, commentId);
  await context.database.transaction(async client => {
    const { threadId } = await requireOwn(client, context, scrollId, commentId);
    await removeComment(client, commentId, threadId);
  });
  return null;
}

/** By whoever may see it: what was said is dealt with by who deals with it. Said twice, it is told once. */
export async function resolveComment(world: CommentWorld, input: Input<'resolve'>, context: Context): Promise<null> {
  const { scrollId, commentId, isResolved } = input;
  const { actor, database } = context;
  const { part, comment: before } = await requireComment(world, context, scrollId, commentId);
  const to = await listReaders(world.parts, database, part, before.personId === null ? [] : [before.personId]);
  await database.transaction(async client => {
    const comment = await findComment(client, part.object, commentId, LOCKED);
    if (!comment || comment.threadId !== null) throw new Refusal('commentNotFound');
    if (comment.isResolved === isResolved) return;
    await setResolved(client, commentId, isResolved ? actor.personId : null);
    const { words } = comment;
    if (isResolved) await tell({ world, client, actorId: actor.personId, part, words, to, kind: 'comment-resolved' });
  });
  return null;
}

/** One of this questionnaire, at a part that the person may see. */
async function requireComment(world: CommentWorld, context: Context, scrollId: string, commentId: string) {
  const { database, actor } = context;
  const object = objectOf(scrollId);
  const comment = await findComment(database.pool, object, commentId);
  if (!comment || comment.isRemoved) throw new Refusal('commentNotFound');
  const part: Part = { object, kind: comment.partKind, id: comment.partId };
  await requirePart(world.parts, database, actor, part);
  return { comment, part };
}

async function requireOwn(
  client: Queryable,
  { actor }: Context,
  scrollId: string,
  commentId: string,
): Promise<FoundComment> {
  const comment = await findComment(client, objectOf(scrollId), commentId, LOCKED);
  if (!comment || comment.isRemoved) throw new Refusal('commentNotFound');
  if (comment.personId !== actor.personId) throw new Refusal('noPermission');
  return comment;
}

/** Nobody is told of something that they may not see. */
async function requireReaders(
  { parts }: CommentWorld,
  { database }: Context,
  part: Part,
  mentions: readonly string[],
): Promise<string[]> {
  const wanted = [...new Set(mentions)];
  const readers = await listReaders(parts, database, part, wanted);
  if (readers.length < wanted.length) throw new Refusal('mentionNotAllowed', { field: 'mentions' });
  return readers;
}

interface ToldPerson {
  readonly world: CommentWorld;
  readonly client: Queryable;
  readonly actorId: string;
  readonly part: Part;
  readonly words: string;
  readonly to: readonly string[];
  readonly kind: 'comment-mention' | 'comment-reply' | 'comment-resolved';
}

async function tell({ world, client, actorId, part, words, to, kind }: ToldPerson): Promise<void> {
  if (to.every(id => id === actorId)) return;
  const [actor] = await listPersons(client, [actorId]);
  const scrollId = part.object.id;
  const quoted = words.length > QUOTED ? `${words.slice(0, QUOTED)}…` : words;
  await sendMessage(client, {
    to,
    by: actorId,
    kind,
    details: { by: actor?.nickName ?? '', survey: await world.nameOf(client, scrollId), words: quoted },
    link: { page: world.parts[part.kind].page, scrollId, part: part.id },
  });
}
