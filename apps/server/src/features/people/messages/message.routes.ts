import { type CallInput, type Message, MOST_UNREAD, messageCalls } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type IsMailStopped, readMailSetting, saveMailSetting } from './mail-setting.ts';
import {
  deleteMessage,
  listMessages,
  listUnread,
  type MessagePage,
  type MessageRow,
  markRead,
} from './message-list.repository.ts';
import { sayMessage } from './say-message.ts';

export function registerMessageCalls(app: FastifyInstance, isStopped: IsMailStopped): void {
  registerCalls(app, messageCalls, {
    messageReadList: async (_input, { actor, database, language }) => {
      const unread = await listUnread(database.pool, actor.personId, MOST_UNREAD);
      return unread.map(row => presentMessage(row, language));
    },
    messageHistoryList: async (input, { actor, database, language }) => {
      const { total, items } = await listMessages(database.pool, actor.personId, pageOf(input));
      return { total, items: items.map(row => presentMessage(row, language)) };
    },
    deleteMessage: async ({ messageUserId }, { actor, database }) => {
      if (!(await deleteMessage(database.pool, actor.personId, messageUserId))) throw new Refusal('messageNotFound');
      return null;
    },
    setRead: async ({ messageUserId }, { actor, database }) => {
      if ((await markRead(database.pool, actor.personId, [messageUserId])) === 0) throw new Refusal('messageNotFound');
      return null;
    },
    // Of many, one may have been removed in another window meanwhile: the others were read all the same.
    setReadList: async ({ messageUserIds }, { actor, database }) => {
      await markRead(database.pool, actor.personId, messageUserIds);
      return null;
    },
    mailSetting: (_input, { platform, actor }) => readMailSetting(platform, actor.personId),
    saveMailSetting: async (input, { platform, actor, language }) => ({
      isSaved: await saveMailSetting(platform, input, { personId: actor.personId, language }, isStopped),
    }),
  });
}

type HistoryInput = CallInput<typeof messageCalls.messageHistoryList>;

function pageOf(input: HistoryInput): MessagePage {
  const { '$filter.name': name, '$filter.params': wanted = '' } = input;
  if (name === 'readState' && wanted !== '0' && wanted !== '1') {
    throw new Refusal('inputInvalid', { field: '$filter.params', problem: { word: 'invalid' } });
  }
  return {
    page: input['$paging.page'],
    size: input['$paging.size'],
    isRead: name === 'readState' ? wanted === '1' : undefined,
    kind: name === 'kind' ? wanted : undefined,
    isOldestFirst: input.$orderBy === 'create_time asc',
  };
}

function presentMessage(row: MessageRow, language: Language): Message {
  const { id, messageUserId, kind, isRead, createdAt, link } = row;
  return {
    id,
    messageUserId,
    kind,
    link,
    ...sayMessage(row, language),
    createTime: createdAt.getTime(),
    readState: isRead ? 1 : 0,
  };
}
