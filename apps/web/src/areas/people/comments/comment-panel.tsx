import type { CommentThread } from '@wenshu/api-contract';
import { commentTexts } from '@wenshu/texts/people/comments';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import classes from './comments.module.css';
import { type CommentActions, type CommentedPart, useCommentActions, useComments } from './use-comments.ts';

/** All that is said about a part, and a field to say more. What is dealt with is folded away. */
export function CommentPanel({ part }: { readonly part: CommentedPart }) {
  const t = useTexts(commentTexts);
  const comments = useComments(part);
  const actions = useCommentActions(part);
  const [hasResolved, setHasResolved] = useState(false);
  return (
    <div className={classes.panel}>
      <Loaded of={comments} words={t}>
        {threads => {
          const resolved = threads.filter(thread => thread.resolved);
          const shown = hasResolved ? threads : threads.filter(thread => !thread.resolved);
          return (
            <>
              {threads.length === 0 && <p className={classes.empty}>{t.emptyText}</p>}
              <ul className={classes.threads} aria-label={t.title}>
                {shown.map(thread => (
                  <Thread key={thread.commentId} part={part} thread={thread} actions={actions} />
                ))}
              </ul>
              {resolved.length > 0 && (
                <button
                  type="button"
                  className={classes.fold}
                  aria-expanded={hasResolved}
                  onClick={() => setHasResolved(!hasResolved)}
                >
                  {hasResolved ? t.hideResolved : t.showResolved({ count: resolved.length })}
                </button>
              )}
            </>
          );
        }}
      </Loaded>
      <CommentForm part={part} label={t.placeholder} send={t.send} onSend={actions.add} />
    </div>
  );
}

interface ThreadProps {
  readonly part: CommentedPart;
  readonly thread: CommentThread;
  readonly actions: CommentActions;
}

function Thread({ part, thread, actions }: ThreadProps) {
  const t = useTexts(commentTexts);
  const [isAnswered, setAnswered] = useState(false);
  const { commentId, author, replies, resolved } = thread;
  return (
    <li className={classes.thread} data-resolved={resolved !== null}>
      <CommentItem part={part} comment={thread} actions={actions}>
        <button
          type="button"
          aria-label={t.replyTo({ name: author?.nickName ?? t.gone })}
          onClick={() => setAnswered(true)}
        >
          {t.reply}
        </button>
        <button type="button" onClick={() => void actions.resolve(commentId, resolved === null)}>
          {resolved ? t.reopen : t.resolve}
        </button>
      </CommentItem>
      {replies.length > 0 && (
        <ul className={classes.replies}>
          {replies.map(reply => (
            <li key={reply.commentId}>
              <CommentItem part={part} comment={reply} actions={actions} />
            </li>
          ))}
        </ul>
      )}
      {resolved && (
        <p className={classes.note}>
          {t.resolvedBy({ name: resolved.nickName ?? t.gone, time: momentText(resolved.time) })}
        </p>
      )}
      {isAnswered && (
        <CommentForm
          part={part}
          label={t.replyPlaceholder}
          send={t.reply}
          isFocused
          onSend={async (words, mentions) => {
            const isDone = await actions.add(words, mentions, commentId);
            if (isDone) setAnswered(false);
            return isDone;
          }}
          onCancel={() => setAnswered(false)}
        />
      )}
    </li>
  );
}
