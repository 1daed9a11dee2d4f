import type { Comment } from '@wenshu/api-contract';
import { commentTexts } from '@wenshu/texts/people/comments';
import { StatusTag } from '@wenshu/ui';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { askBox } from '../../../app/notices/notices.ts';
import { CommentForm } from './comment-form.tsx';
import classes from './comments.module.css';
import { splitMentions } from './mentions.ts';
import type { CommentActions, CommentedPart } from './use-comments.ts';

interface CommentItemProps {
  readonly part: CommentedPart;
  readonly comment: Comment;
  readonly actions: CommentActions;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

/** What somebody said, and when; its writer can change it and take it back. */
export function CommentItem({ part, comment, actions, children }: CommentItemProps) {
  const t = useTexts(commentTexts);
  const [isEdited, setEdited] = useState(false);
  const { commentId, author, words, isOwn, isRemoved, isUnread, createTime, editTime } = comment;
  const remove = async () => {
    const box = { title: t.removeTitle, text: t.removeText, confirm: t.remove, decline: t.keep };
    if (await askBox(box)) await actions.remove(commentId);
  };
  const name = isOwn ? t.you : (author?.nickName ?? t.gone);
  return (
    <div className={classes.comment} data-unread={isUnread}>
      <p className={classes.head}>
        <span className={classes.author}>{name}</span>
        <time className={classes.time} dateTime={new Date(createTime).toISOString()}>
          {momentText(createTime)}
        </time>
        {editTime !== null && !isRemoved && <span className={classes.time}>{t.edited}</span>}
        {isUnread && <StatusTag tone="waiting">{t.isNew}</StatusTag>}
      </p>
      {isEdited ? (
        <CommentForm
          part={part}
          label={t.edit}
          words={words}
          send={t.save}
          isFocused
          onSend={async (next, mentions) => {
            const isDone = await actions.edit(commentId, next, mentions);
            if (isDone) setEdited(false);
            return isDone;
          }}
          onCancel={() => setEdited(false)}
        />
      ) : (
        <p className={isRemoved ? classes.removed : classes.words}>
          {isRemoved ? t.removed : <Words comment={comment} />}
        </p>
      )}
      {!isEdited && (
        <p className={classes.tools}>
          {children}
          {isOwn && !isRemoved && (
            <>
              <button type="button" aria-label={t.editOf({ words })} onClick={() => setEdited(true)}>
                {t.edit}
              </button>
              <button type="button" aria-label={t.removeOf({ words })} onClick={() => void remove()}>
                {t.remove}
              </button>
            </>
          )}
        </p>
      )}
    </div>
  );
}

function Words({ comment: { words, mentions } }: { readonly comment: Comment }) {
  let at = 0;
  return splitMentions(words, mentions).map(({ text, isMention }) => {
    at += text.length;
    return isMention ? (
      <span key={at} className={classes.mention}>
        {text}
      </span>
    ) : (
      text
    );
  });
}
