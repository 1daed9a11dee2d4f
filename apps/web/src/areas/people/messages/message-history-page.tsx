import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallRequest, type Message, messageCalls } from '@wenshu/api-contract';
import { messageScreenTexts } from '@wenshu/texts/people/message-screen';
import { ActionButton, EmptyState, PageTitle } from '@wenshu/ui';
import { Select } from 'antd';
import { useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { PagedList } from '../../../app/lists/paged-list.tsx';
import { MailSettingDialog } from './mail-setting-dialog.tsx';
import { MessageItem } from './message-item.tsx';
import { markAllRead, markRead, removeMessage, useMessages } from './message-store.ts';
import classes from './messages.module.css';

const SIZE = 20;
const KEY = ['messages'];

type FilterName = keyof typeof messageScreenTexts.zh.filters;
type Wanted = Pick<CallRequest<typeof messageCalls.messageHistoryList>, '$filter.name' | '$filter.params'>;

const states: Partial<Record<FilterName, string>> = { unread: '0', read: '1' };

function wantedBy(filter: FilterName): Wanted {
  if (filter === 'all') return {};
  const state = states[filter];
  if (state !== undefined) return { '$filter.name': 'readState', '$filter.params': state };
  return { '$filter.name': 'kind', '$filter.params': filter };
}

/** /message-history: every message that is kept, a page at a time, filtered by state or kind (P2.26, P2.87). */
export default function MessageHistoryPage() {
  const t = useTexts(messageScreenTexts);
  const [filter, setFilter] = useState<FilterName>('all');
  const [page, setPage] = useState(1);
  const [isAboutMail, setIsAboutMail] = useState(false);
  const queries = useQueryClient();
  const hasUnread = useMessages(state => (state.unread?.length ?? 0) > 0);
  const history = useQuery({
    queryKey: [...KEY, filter, page],
    queryFn: () =>
      client.call(
        messageCalls.messageHistoryList,
        { ...wantedBy(filter), $orderBy: 'create_time desc', '$paging.page': page, '$paging.size': SIZE },
        { quiet: true },
      ),
    placeholderData: keepPreviousData,
  });
  const then = (done: Promise<void>) => void done.then(() => queries.invalidateQueries({ queryKey: KEY }));
  const actions = {
    markRead: (message: Message) => then(markRead(message)),
    remove: (message: Message) => then(removeMessage(message)),
  };
  const choose = (next: FilterName) => {
    setFilter(next);
    setPage(1);
  };
  const empty =
    filter === 'all' ? (
      <EmptyState title={t.empty} text={t.page.emptyText} />
    ) : (
      <EmptyState title={t.page.emptyFiltered} text={t.page.emptyFilteredText} />
    );
  return (
    <div className={classes.page}>
      <PageTitle title={t.title} lead={t.page.lead} />
      <div className={classes.bar}>
        <Select<FilterName>
          className={classes.filter!}
          aria-label={t.page.filter}
          value={filter}
          onChange={choose}
          options={Object.entries(t.filters).map(([value, label]) => ({ value: value as FilterName, label }))}
        />
        <span className={classes.buttons}>
          {hasUnread && (
            <ActionButton kind="quiet" onClick={() => then(markAllRead())}>
              {t.markAll}
            </ActionButton>
          )}
          <ActionButton kind="quiet" onClick={() => setIsAboutMail(true)}>
            {t.mail.open}
          </ActionButton>
        </span>
        {isAboutMail && <MailSettingDialog onClose={() => setIsAboutMail(false)} />}
      </div>
      <PagedList
        of={history}
        words={t}
        empty={empty}
        page={page}
        size={SIZE}
        className={classes.pages}
        onPage={setPage}
      >
        {({ items }) => (
          <ul className={classes.rows} aria-label={t.page.list}>
            {items.map(message => (
              <MessageItem key={message.messageUserId} message={message} actions={actions} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}
