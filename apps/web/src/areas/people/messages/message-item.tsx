import { type Message, messagePath } from '@wenshu/api-contract';
import { messageScreenTexts } from '@wenshu/texts/people/message-screen';
import { CheckIcon, CloseIcon } from '@wenshu/ui';
import { language, useTexts } from '../../../app/language/language.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { messageTime } from './message-time.ts';
import classes from './messages.module.css';

export interface MessageActions {
  markRead(message: Message): void;
  remove(message: Message): void;
}

/** One message: opened it is read (P4.27), and leads to what it is about. */
export function MessageItem({ message, actions }: { readonly message: Message; readonly actions: MessageActions }) {
  const t = useTexts(messageScreenTexts);
  const { title, content, createTime, readState, link } = message;
  const isUnread = readState === 0;
  const read = () => isUnread && actions.markRead(message);
  const words = (
    <>
      <span className={classes.head}>
        <span className={classes.name}>{title}</span>
        <time className={classes.time} dateTime={new Date(createTime).toISOString()}>
          {messageTime(createTime, Date.now(), language)}
        </time>
      </span>
      <span className={classes.content}>{content}</span>
    </>
  );
  return (
    <li className={classes.item} data-unread={isUnread}>
      {link ? (
        <AppLink to={messagePath(link)} className={classes.words} onClick={read}>
          {words}
        </AppLink>
      ) : (
        <div className={classes.words}>{words}</div>
      )}
      <span className={classes.tools}>
        {isUnread && (
          <button
            type="button"
            className={classes.tool}
            aria-label={t.markOneOf({ title })}
            title={t.markOne}
            onClick={read}
          >
            <CheckIcon />
          </button>
        )}
        <button
          type="button"
          className={classes.tool}
          aria-label={t.removeOf({ title })}
          title={t.remove}
          onClick={() => actions.remove(message)}
        >
          <CloseIcon />
        </button>
      </span>
    </li>
  );
}
