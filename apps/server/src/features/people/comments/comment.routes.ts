import { type Comment, type CommentThread, commentCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../authorisation/actor.ts';
import { requireRight } from '../../../authorisation/authorise.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { listPersons } from '../account/index.ts';
import { type CommentRow, keepSeen, listComments, type Part, summariseComments } from './comment.repository.ts';
import { type CommentWorld, listReaders, requirePart } from './comment-part.ts';
import { addComment, editComment, objectOf, resolveComment, takeCommentBack } from './write-comment.ts';

export function registerCommentCalls(app: FastifyInstance, world: CommentWorld): void {
  const { parts } = world;
  registerCalls(app, commentCalls, {
    list: async (input, { database, actor }) => {
      const part = partOf(input);
      await requirePart(parts, database, actor, part);
      return presentThreads(await listComments(database.pool, part, actor.personId), actor);
    },
    summary: async ({ scrollId, partKind }, { database, actor }) => {
      const object = objectOf(scrollId);
      const { right, listVisible } = parts[partKind];
      await requireRight(database.pool, actor, right, object);
      const all = await summariseComments(database.pool, object, partKind, actor.personId);
      if (all.length === 0) return [];
      const ids = all.map(({ partId }) => partId);
      const visible = new Set(await listVisible(database, actor, scrollId, ids));
      return all.filter(({ partId }) => visible.has(partId));
    },
    people: async (input, { database, actor }) => {
      const part = partOf(input);
      await requirePart(parts, database, actor, part);
      const persons = await listPersons(database.pool, await listReaders(parts, database, part));
      return persons.map(({ id, nickName, picture }) => ({ userId: id, nickName, picture }));
    },
    add: async (input, context) => ({ commentId: await addComment(world, input, context) }),
    edit: (input, context) => editComment(world, input, context),
    remove: (input, context) => takeCommentBack(world, input, context),
    resolve: (input, context) => resolveComment(world, input, context),
    markSeen: async (input, { database, actor }) => {
      const part = partOf(input);
      await requirePart(parts, database, actor, part);
      await keepSeen(database.pool, part, actor.personId);
      return null;
    },
  });
}

interface NamedPart {
  readonly scrollId: string;
  readonly partKind: Part['kind'];
  readonly partId: string;
}

const partOf = ({ scrollId, partKind, partId }: NamedPart): Part => ({
  object: objectOf(scrollId),
  kind: partKind,
  id: partId,
});

/** Answers below what they answer, each in the order in which they were written. */
function presentThreads(rows: readonly CommentRow[], actor: Actor): CommentThread[] {
  return rows
    .filter(row => row.threadId === null)
    .map(root => ({
      ...presentComment(root, actor),
      replies: rows.filter(row => row.threadId === root.commentId).map(row => presentComment(row, actor)),
      resolved: root.resolvedAt && { nickName: root.resolvedBy, time: root.resolvedAt.getTime() },
    }));
}

function presentComment(row: CommentRow, actor: Actor): Comment {
  const { commentId, personId, nickName, picture, words, isRemoved, mentions, isUnread } = row;
  return {
    commentId,
    words,
    isRemoved,
    isUnread,
    mentions: [...mentions],
    author: personId === null || nickName === null ? null : { userId: personId, nickName, picture },
    isOwn: personId === actor.personId,
    createTime: row.createdAt.getTime(),
    editTime: row.editedAt?.getTime() ?? null,
  };
}
