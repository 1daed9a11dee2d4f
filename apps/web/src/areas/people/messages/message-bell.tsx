import { type Message, MOST_UNREAD } from '@wenshu/api-contract';
import { messageScreenTexts } from '@wenshu/texts/people/message-screen';
import { BellIcon, Disclosure, Tabs } from '@wenshu/ui';
import { useEffect, useRef, useState } from 'react';
import { askAgain } from '../../../app/actions/ask-again.ts';
import { useTexts } from '../../../app/language/language.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import type { MessageActions } from './message-item.tsx';
import { MessageList } from './message-list.tsx';
import { fetchRead, fetchUnread, markAllRead, markRead, removeMessage, useMessages } from './message-store.ts';
import classes from './messages.module.css';
import { FIRST_SHOWN, moreShown, saysNoMore } from './shown-part.ts';

export const MESSAGES_PATH = '/message-history';
/** The most that a sign on the bell says; the panel has them all. */
const MOST_COUNTED = 99;

/** In the header of every page of a signed-in person: how many are unread, and behind it the newest ones (P2.56). */
export function MessageBell() {
  const t = useTexts(messageScreenTexts);
  const unread = useMessages(state => state.unread);
  useEffect(() => askAgain(fetchUnread, 'everyMinute', { isAtOnce: true }), []);
  const count = countText(unread?.length ?? 0, t.many);
  return (
    <Disclosure
      align="end"
      isLazy
      buttonLabel={t.button({ count })}
      buttonClass={classes.bell}
      button={
        <>
          <BellIcon />
          {count !== '' && <span className={classes.count}>{count}</span>}
        </>
      }
    >
      <MessagePanel />
    </Disclosure>
  );
}

function countText(count: number, many: (of: { most: number }) => string): string {
  if (count === 0) return '';
  return count > Math.min(MOST_COUNTED, MOST_UNREAD) ? many({ most: MOST_COUNTED }) : String(count);
}

type TabName = 'unread' | 'read';

/** Two tabs, the unread ones first (P2.95), and the way to all of them (P2.26). */
function MessagePanel() {
  const t = useTexts(messageScreenTexts);
  const [tab, setTab] = useState<TabName>('unread');
  const hasUnread = useMessages(state => (state.unread?.length ?? 0) > 0);
  const panel = useRef<HTMLElement>(null);
  const choose = (next: TabName) => {
    setTab(next);
    if (next === 'read') void fetchRead('first');
  };
  // The button that was pressed goes; without a place in here the panel would close under a keyboard.
  const stay = () => panel.current?.focus();
  const actions = {
    markRead: (message: Message) => {
      stay();
      void markRead(message);
    },
    remove: (message: Message) => {
      stay();
      void removeMessage(message);
    },
  };
  return (
    <section ref={panel} className={classes.panel} aria-label={t.title} tabIndex={-1}>
      {hasUnread && tab === 'unread' && (
        <button
          type="button"
          className={classes.markAll}
          onClick={() => {
            stay();
            void markAllRead();
          }}
        >
          {t.markAll}
        </button>
      )}
      <Tabs
        label={t.title}
        tabs={[
          { key: 'unread', label: t.tabs.unread },
          { key: 'read', label: t.tabs.read },
        ]}
        selected={tab}
        onSelect={choose}
      >
        {tab === 'unread' ? <UnreadList actions={actions} /> : <ReadList actions={actions} />}
      </Tabs>
      <AppLink to={MESSAGES_PATH} className={classes.all}>
        {t.all}
      </AppLink>
    </section>
  );
}

/** Eight of them, four more whenever its end is reached (P9.5). */
function UnreadList({ actions }: { readonly actions: MessageActions }) {
  const unread = useMessages(state => state.unread);
  const hasFailed = useMessages(state => state.hasFailed);
  const [shown, setShown] = useState(FIRST_SHOWN);
  const total = unread?.length ?? 0;
  return (
    <MessageList
      messages={unread?.slice(0, shown)}
      actions={actions}
      isAll={saysNoMore({ shown, total })}
      onEnd={() => setShown(before => moreShown(before, total))}
      hasFailed={hasFailed}
      retry={fetchUnread}
    />
  );
}

/** A page of eight (P9.4), the next one whenever its end is reached. */
function ReadList({ actions }: { readonly actions: MessageActions }) {
  const read = useMessages(state => state.read);
  const total = useMessages(state => state.readTotal);
  const hasFailed = useMessages(state => state.hasFailed);
  const isUnderWay = useRef(false);
  const fetchNext = async () => {
    if (isUnderWay.current || (read?.length ?? 0) >= total) return;
    isUnderWay.current = true;
    await fetchRead('next');
    isUnderWay.current = false;
  };
  return (
    <MessageList
      messages={read}
      actions={actions}
      isAll={saysNoMore({ shown: read?.length ?? 0, total })}
      onEnd={() => void fetchNext()}
      hasFailed={hasFailed}
      retry={() => fetchRead('first')}
    />
  );
}
