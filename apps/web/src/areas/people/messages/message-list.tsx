import type { Message } from '@wenshu/api-contract';
import { messageScreenTexts } from '@wenshu/texts/people/message-screen';
import type { UIEvent } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { type MessageActions, MessageItem } from './message-item.tsx';
import classes from './messages.module.css';

interface MessageListProps {
  /** Undefined until they came once. */
  readonly messages: readonly Message[] | undefined;
  readonly actions: MessageActions;
  /** The newest try to fetch them failed. */
  readonly hasFailed: boolean;
  /** All there are are shown, and they are many. */
  readonly isAll: boolean;
  onEnd(): void;
  retry(): Promise<void>;
}

/** How near its end a list counts as read to the end. */
const END_PX = 24;

/** Awaited, failed with a way to try again, empty (P2.97), or there; at its end it says so (P2.96). */
export function MessageList({ messages, actions, isAll, hasFailed, onEnd, retry }: MessageListProps) {
  const t = useTexts(messageScreenTexts);
  const scroll = ({ currentTarget: list }: UIEvent<HTMLUListElement>) => {
    if (list.scrollHeight - list.scrollTop - list.clientHeight < END_PX) onEnd();
  };
  if (!messages) {
    return (
      <p className={classes.note}>
        {hasFailed ? t.loadFailed : t.loading}
        {hasFailed && (
          <button type="button" className={classes.retry} onClick={() => void retry()}>
            {t.retry}
          </button>
        )}
      </p>
    );
  }
  if (messages.length === 0) return <p className={classes.note}>{t.empty}</p>;
  return (
    // A list that scrolls is reached by the keyboard, too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it nobody scrolls it by keys.
    <ul className={classes.list} onScroll={scroll} tabIndex={0}>
      {messages.map(message => (
        <MessageItem key={message.messageUserId} message={message} actions={actions} />
      ))}
      {isAll && <li className={classes.end}>{t.noMore}</li>}
    </ul>
  );
}
