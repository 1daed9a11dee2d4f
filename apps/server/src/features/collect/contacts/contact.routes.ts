import { contactCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { contactsOf, findUnwilling, findWish, keepWishes, takeWishesBack } from '../wishes/index.ts';
import { findContactPage, listBesides, listContactSurveys, summariseContacts } from './contact.repository.ts';
import { listFriendContacts } from './friend.repository.ts';

export function registerContactCalls(app: FastifyInstance): void {
  registerCalls(app, contactCalls, {
    findContacts: async (search, { platform, actor }) => {
      const { total, items } = await findContactPage(platform.database.pool, actor.personId, search);
      // One person may have had several numbers and addresses: a wish on any of them counts.
      const known = items.map(({ mobiles, emails }) => [
        ...mobiles.map(mobile => ({ mobile, email: '' })),
        ...emails.map(email => ({ mobile: '', email })),
      ]);
      const isUnwilling = await findUnwilling(platform, actor.personId, known.flat());
      let at = 0;
      const rows = items.map(({ mobiles: _mobiles, emails: _emails, ...row }, index) => {
        const from = at;
        at += known[index]!.length;
        return { ...row, isNotToAsk: isUnwilling.slice(from, at).some(Boolean) };
      });
      return { total, items: rows };
    },
    contactSummary: (_input, { database, actor }) => summariseContacts(database.pool, actor.personId),
    contactSurveys: async ({ contact }, { platform, actor }) => {
      const items = await listContactSurveys(platform.database.pool, actor.personId, contact);
      const wish = await findWish(platform, actor.personId, [contact, ...items.flatMap(contactsOf)]);
      return {
        items,
        wish: wish
          ? {
              saidBy: wish.saidBy,
              saidAt: wish.saidAt.getTime(),
              takenBackAt: wish.takenBackAt ? wish.takenBackAt.getTime() : null,
            }
          : null,
      };
    },
    keepWish: async ({ contacts }, { platform, actor: { personId } }) => {
      const known = await allContacts(platform, personId, contacts);
      await keepWishes(platform, known, { ownerId: personId, saidBy: 'owner', scrollId: null });
      return null;
    },
    takeWishBack: async ({ contact, reason }, { platform, actor: { personId } }) => {
      const known = await allContacts(platform, personId, [contact]);
      if (!(await takeWishesBack(platform, personId, known, reason)))
        throw new Refusal('wishNotFound', { field: 'contact' });
      return null;
    },
  });
}

/** Somebody who wishes not to be asked by number does not wish it by e-mail either: everything that one knows of these people. */
async function allContacts({ database }: Platform, personId: string, contacts: readonly string[]): Promise<string[]> {
  const plain = contacts.map(one => one.toLowerCase());
  const besides = await listBesides(database.pool, personId, plain);
  const friends = await listFriendContacts(database.pool, personId, plain);
  return [...plain, ...[...besides, ...friends].flatMap(contactsOf)];
}
