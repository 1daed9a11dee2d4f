import { type CallData, type Message, messageCalls } from '@wenshu/api-contract';
import { create } from 'zustand';
import { client } from '../../../app/client.ts';
import { READ_PAGE_SIZE } from './shown-part.ts';

interface MessageState {
  /** Undefined until they were fetched once. */
  readonly unread: readonly Message[] | undefined;
  readonly read: readonly Message[] | undefined;
  readonly readTotal: number;
  readonly hasFailed: boolean;
}

const NOTHING: MessageState = { unread: undefined, read: undefined, readTotal: 0, hasFailed: false };

/** The lists behind the bell (P3.25). Not in the query cache: the public pages have a bell and no cache. */
export const useMessages = create<MessageState>(() => NOTHING);

type ReadPage = CallData<typeof messageCalls.messageHistoryList>;

export async function fetchUnread(): Promise<void> {
  const asked = client.call(messageCalls.messageReadList, { type: '2', t: String(Date.now()) }, { quiet: true });
  await asked.then(
    unread => useMessages.setState({ unread, hasFailed: false }),
    () => useMessages.setState({ hasFailed: true }),
  );
}

/** The first page anew, or the next one behind those that are there. */
export async function fetchRead(from: 'first' | 'next'): Promise<void> {
  const before = from === 'first' ? [] : (useMessages.getState().read ?? []);
  const page = Math.floor(before.length / READ_PAGE_SIZE) + 1;
  const asked: Promise<ReadPage> = client.call(
    messageCalls.messageHistoryList,
    {
      '$filter.name': 'readState',
      '$filter.params': '1',
      $orderBy: 'create_time desc',
      '$paging.page': page,
      '$paging.size': READ_PAGE_SIZE,
    },
    { quiet: true },
  );
  await asked.then(
    ({ items, total }) => {
      // One that was read meanwhile has moved the pages on: nothing is shown twice.
      const known = new Set(before.map(one => one.messageUserId));
      const read = [...before, ...items.filter(one => !known.has(one.messageUserId))];
      useMessages.setState({ read, readTotal: total, hasFailed: false });
    },
    () => useMessages.setState({ hasFailed: true }),
  );
}

/** P4.27. Gone from the unread ones at once: who has opened it does not wait for the server to agree. */
export async function markRead({ messageUserId }: Message): Promise<void> {
  forget([messageUserId]);
  await client.call(messageCalls.setRead, { messageUserId }, { quiet: true }).catch(() => {});
  await fetchUnread();
}

/** P4.28. All that are there, also those that did not fit into one list. */
export async function markAllRead(): Promise<void> {
  for (;;) {
    const ids = useMessages.getState().unread?.map(one => one.messageUserId) ?? [];
    if (ids.length === 0) return;
    const isDone = await client.call(messageCalls.setReadList, { messageUserIds: ids }).then(
      () => true,
      () => false,
    );
    await fetchUnread();
    // What failed was told; asked again and again it would be told again and again.
    if (!isDone || useMessages.getState().hasFailed) return;
  }
}

export async function removeMessage({ messageUserId }: Message): Promise<void> {
  await client.call(messageCalls.deleteMessage, { messageUserId }).catch(() => {});
  forget([messageUserId]);
}

function forget(ids: readonly string[]): void {
  const without = (list: readonly Message[] | undefined) => list?.filter(one => !ids.includes(one.messageUserId));
  useMessages.setState(({ unread, read }) => ({ unread: without(unread), read: without(read) }));
}
