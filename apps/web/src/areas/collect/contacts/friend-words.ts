import { checkFriend, type FriendRow, friendCalls } from '@wenshu/api-contract';
import { contactTexts } from '@wenshu/texts/collect/contacts';
import { client } from '../../../app/client.ts';
import { language } from '../../../app/language/language.ts';
import type { PeopleImport } from '../respondents/import/people-import.ts';
import { nameOf, fieldName as peopleFieldName } from '../respondents/person-words.ts';

const t = contactTexts[language];

/** A friend goes by a nickname; everything else is called as in a name list. */
export const fieldName = (field: string): string => (field === 'name' ? t.nickname : peopleFieldName(field));

export const friendName = (friend: FriendRow): string => nameOf({ ...friend, name: friend.nickname });

/** Into one's own address book, read and mended as a name list is. */
export const friendImport: PeopleImport = {
  title: t.friends.importTitle,
  pasteHint: t.friends.pasteHint,
  fieldName,
  check: checkFriend,
  readTemplate: () => client.call(friendCalls.friendTemplate, {}),
  look: chosen => client.call(friendCalls.checkFriendFile, { ...chosen }),
  add: (chosen, { mended, badLines }) =>
    client.call(friendCalls.importFriends, { ...chosen, mended: JSON.stringify(mended), badLines }),
};
