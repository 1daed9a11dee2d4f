import { friendCalls } from '@wenshu/api-contract';
import { contactTexts } from '@wenshu/texts/collect/contacts';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { checkPeopleFile, importedPeople, writeRespondentTemplate } from '../respondents/index.ts';
import { findUnwilling } from '../wishes/index.ts';
import {
  addFriends,
  editFriend,
  friends,
  inviteFriends,
  labelFriends,
  removeFriendsOf,
  takeFriendsBack,
} from './change-friends.ts';
import { findFriendPage, renameGroup, summariseFriends, writeGroup } from './friend.repository.ts';

/** Everything here is the person's own: an id of somebody else's friend is nobody's. */
export function registerFriendCalls(app: FastifyInstance): void {
  registerCalls(app, friendCalls, {
    addFriends: (input, { platform, actor }) => addFriends(platform, actor.personId, input.friends),
    importFriends: async (wishes, { platform, actor, receivedFiles }) => {
      const { people, leftOut } = await importedPeople({ platform, actor }, receivedFiles, wishes, friends);
      return { ...(await addFriends(platform, actor.personId, people)), leftOut };
    },
    checkFriendFile: ({ source }, { platform, actor, receivedFiles }) =>
      checkPeopleFile({ platform, actor }, receivedFiles, source, friends),
    friendTemplate: async (_input, { database, actor, language }) => {
      const { fields } = await summariseFriends(database.pool, actor.personId);
      return writeRespondentTemplate(language, fields, contactTexts[language].nickname);
    },
    editFriend: async ({ friendId, friend }, { platform, actor }) => {
      await editFriend(platform, actor.personId, friendId, friend);
      return null;
    },
    removeFriends: ({ friendIds }, { platform, actor }) => removeFriendsOf(platform, actor.personId, friendIds),
    takeFriendsBack: ({ friendIds }, { platform, actor }) => takeFriendsBack(platform, actor.personId, friendIds),
    groupFriends: async ({ friendIds, group }, { database, actor }) => ({
      changed: await writeGroup(database.pool, actor.personId, friendIds, group),
    }),
    renameGroup: async ({ group, name }, { database, actor }) => ({
      changed: await renameGroup(database.pool, actor.personId, group, name),
    }),
    labelFriends: async (change, { platform, actor }) => ({
      changed: await labelFriends(platform, actor.personId, change),
    }),
    findFriends: async (search, { platform, actor }) => {
      const { total, items } = await findFriendPage(platform.database.pool, actor.personId, search);
      const isUnwilling = await findUnwilling(platform, actor.personId, items);
      return { total, items: items.map((friend, index) => ({ ...friend, isNotToAsk: isUnwilling[index] ?? false })) };
    },
    friendSummary: (_input, { database, actor }) => summariseFriends(database.pool, actor.personId),
    inviteFriends: (input, { platform, actor }) => inviteFriends(platform, actor.personId, input),
  });
}
