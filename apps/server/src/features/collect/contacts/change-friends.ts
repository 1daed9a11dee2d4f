import { areLabelsTooLong, checkFriend, MOST_FRIENDS, type NewRespondent } from '@wenshu/api-contract';
import { languages } from '@wenshu/texts';
import { contactTexts } from '@wenshu/texts/collect/contacts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { addRespondents, listContacts } from '../respondents/index.ts';
import { contactsOf } from '../wishes/index.ts';
import {
  insertFriends,
  listFriends,
  lockBook,
  removeFriends,
  type StoredFriend,
  takeBackFriends,
  writeFriends,
} from './friend.repository.ts';

/** How an import reads friends: by nickname, in whichever language the sheet is. */
export const friends = { check: checkFriend, nicknames: languages.map(language => contactTexts[language].nickname) };

export async function addFriends({ database }: Platform, personId: string, added: readonly NewRespondent[]) {
  for (const [index, one] of added.entries()) requireShort(one, `friends.${index}.labels`);
  const isAdded =
    added.length <= MOST_FRIENDS &&
    (await insertFriends(
      database.pool,
      personId,
      added.map(one => ({ ...one, friendId: newId() })),
    ));
  if (!isAdded) throw new Refusal('tooManyFriends');
  return { added: added.length };
}

export async function editFriend(
  { database }: Platform,
  personId: string,
  friendId: string,
  friend: NewRespondent,
): Promise<void> {
  requireShort(friend, 'friend.labels');
  const written = await writeFriends(database.pool, personId, [{ ...friend, friendId }]);
  if (written === 0) throw new Refusal('friendNotFound', { field: 'friendId' });
}

/** On all of them or on nobody: half of it could not be told apart afterwards. */
export async function labelFriends(
  { database }: Platform,
  personId: string,
  { friendIds, add, remove }: Record<'friendIds' | 'add' | 'remove', readonly string[]>,
): Promise<number> {
  return database.transaction(async db => {
    await lockBook(db, personId);
    const labelled = (await listFriends(db, personId, friendIds)).map(friend => {
      const left = friend.labels.filter(label => !remove.includes(label));
      return { ...personOf(friend), friendId: friend.friendId, labels: [...new Set([...left, ...add])] };
    });
    for (const friend of labelled) requireShort(friend, 'add');
    return writeFriends(db, personId, labelled);
  });
}

export async function removeFriendsOf({ database, clock }: Platform, personId: string, ids: readonly string[]) {
  return database.transaction(async db => {
    await lockBook(db, personId);
    return { removed: await removeFriends(db, personId, ids, clock.now()) };
  });
}

export async function takeFriendsBack({ database }: Platform, personId: string, ids: readonly string[]) {
  const takenBack = await database.transaction(async db => {
    await lockBook(db, personId);
    return takeBackFriends(db, personId, ids);
  });
  if (takenBack === undefined) throw new Refusal('tooManyFriends');
  return { takenBack };
}

/** Into the name list of a survey, but for those who stand there by number or e-mail. */
export async function inviteFriends(
  platform: Platform,
  personId: string,
  { scrollId, friendIds }: { readonly scrollId: string; readonly friendIds: readonly string[] },
) {
  const { pool } = platform.database;
  const chosen = await listFriends(pool, personId, friendIds);
  if (chosen.length === 0) throw new Refusal('friendNotFound', { field: 'friendIds' });
  const listed = new Set((await listContacts(pool, scrollId)).flatMap(contactsOf));
  const missing = chosen.filter(friend => !contactsOf(friend).some(one => listed.has(one)));
  const done = await addRespondents(platform, scrollId, missing.map(personOf));
  return { ...done, already: chosen.length - missing.length };
}

/** As a name list has them. */
function personOf({ nickname, mobile, email, group, custom, labels }: StoredFriend): NewRespondent {
  return { name: nickname, mobile, email, group, custom, labels };
}

function requireShort({ labels }: Pick<NewRespondent, 'labels'>, field: string): void {
  if (areLabelsTooLong(labels)) throw new Refusal('labelContentTooLong', { field });
}
