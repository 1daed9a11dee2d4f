import { CommentOutlined } from '@ant-design/icons';
import { commentTexts } from '@wenshu/texts/people/comments';
import { useTexts } from '../../../app/language/language.ts';
import { useOpenComments } from './comment-drawer.tsx';
import classes from './comments.module.css';
import { type CommentedPart, useCommentSummary } from './use-comments.ts';

interface CommentSignProps {
  readonly part: CommentedPart;
  readonly name: string;
  /** Also where nobody has said anything yet. */
  readonly isAlways?: boolean;
}

/** How many comments are open, marked when some of them are new; pressed, it shows them. */
export function CommentSign({ part, name, isAlways = false }: CommentSignProps) {
  const t = useTexts(commentTexts);
  const summary = useCommentSummary(part);
  const { open } = useOpenComments();
  const { open: count = 0, unread = 0 } = summary ?? {};
  if (!summary && !isAlways) return null;
  return (
    <button
      type="button"
      className={classes.sign}
      data-unread={unread > 0 || undefined}
      aria-label={t.signOf({ name, open: count, unread })}
      title={t.tool}
      onClick={() => open(part.partId)}
    >
      <CommentOutlined aria-hidden />
      {count > 0 && count}
    </button>
  );
}
