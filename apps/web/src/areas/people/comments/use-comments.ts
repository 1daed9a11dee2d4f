import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallData, type CommentPartKind, commentCalls } from '@wenshu/api-contract';
import { useCallback, useEffect } from 'react';
import { client } from '../../../app/client.ts';

export interface CommentedPart {
  readonly scrollId: string;
  readonly partKind: CommentPartKind;
  readonly partId: string;
}

type Summary = CallData<typeof commentCalls.summary>[number];

const summaryKey = ({ scrollId, partKind }: Omit<CommentedPart, 'partId'>) => ['comment-summary', scrollId, partKind];
const listKey = ({ scrollId, partKind, partId }: CommentedPart) => ['comments', scrollId, partKind, partId];

/** How much is said about a part; undefined when nothing is. Asked for once by the page, however many parts it has. */
export function useCommentSummary(part: CommentedPart): Summary | undefined {
  const { scrollId, partKind, partId } = part;
  const { data } = useQuery({
    queryKey: summaryKey(part),
    queryFn: () => client.call(commentCalls.summary, { scrollId, partKind }, { quiet: true }),
    select: useCallback((all: readonly Summary[]) => all.find(one => one.partId === partId) ?? null, [partId]),
    refetchOnWindowFocus: true,
    retry: false,
  });
  return data ?? undefined;
}

export function useComments(part: CommentedPart) {
  const query = useQuery({
    queryKey: listKey(part),
    queryFn: () => client.call(commentCalls.list, part, { quiet: true }),
    refetchOnWindowFocus: true,
  });
  const { scrollId, partKind, partId } = part;
  const queries = useQueryClient();
  const hasUnread = query.data?.some(one => one.isUnread || one.replies.some(reply => reply.isUnread)) === true;
  // Seen by being shown. The marks stay until the list is fetched again: what is new is still found.
  useEffect(() => {
    if (!hasUnread) return;
    const told = client.call(commentCalls.markSeen, { scrollId, partKind, partId }, { quiet: true });
    const refresh = () => queries.invalidateQueries({ queryKey: summaryKey({ scrollId, partKind }) });
    void told.then(refresh, () => {});
  }, [hasUnread, scrollId, partKind, partId, queries]);
  return query;
}

/** Everybody who can be mentioned; asked for when somebody begins to write. */
export function useMentionable(part: CommentedPart, isWanted: boolean) {
  return useQuery({
    queryKey: ['comment-people', ...listKey(part)],
    queryFn: () => client.call(commentCalls.people, part, { quiet: true }),
    enabled: isWanted,
  });
}

export interface CommentActions {
  add(words: string, mentions: readonly string[], replyTo?: string): Promise<boolean>;
  edit(commentId: string, words: string, mentions: readonly string[]): Promise<boolean>;
  remove(commentId: string): Promise<boolean>;
  resolve(commentId: string, isResolved: boolean): Promise<boolean>;
}

/** Each says whether it was done; what failed was told by the client. The list is fetched again after each. */
export function useCommentActions(part: CommentedPart): CommentActions {
  const queries = useQueryClient();
  const { scrollId } = part;
  const then = async (work: Promise<unknown>): Promise<boolean> => {
    const isDone = await work.then(
      () => true,
      () => false,
    );
    await queries.invalidateQueries({ queryKey: listKey(part) });
    void queries.invalidateQueries({ queryKey: summaryKey(part) });
    return isDone;
  };
  return {
    add: (words, mentions, replyTo) =>
      then(client.call(commentCalls.add, { ...part, words, mentions: [...mentions], ...(replyTo && { replyTo }) })),
    edit: (commentId, words, mentions) =>
      then(client.call(commentCalls.edit, { scrollId, commentId, words, mentions: [...mentions] })),
    remove: commentId => then(client.call(commentCalls.remove, { scrollId, commentId })),
    resolve: (commentId, isResolved) => then(client.call(commentCalls.resolve, { scrollId, commentId, isResolved })),
  };
}
