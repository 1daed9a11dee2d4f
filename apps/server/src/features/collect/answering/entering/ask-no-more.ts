import type { Platform } from '../../../../platform/platform.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { type AttemptLimit, countAttempt } from '../../../people/attempts/index.ts';
import { findContact, ownerOf } from '../../respondents/index.ts';
import { contactsOf, keepWishes } from '../../wishes/index.ts';
import { type Codes, requireEntry } from './find-entry.ts';

/** A whole office may stand behind one address; whoever tries codes by the thousand does not. */
const BY_ADDRESS: AttemptLimit = { name: 'ask-no-more', most: 60, windowSeconds: 3600 };

/**
 * Somebody of a name list does not want to be asked again. No gate is asked: whom the survey refuses has most reason to say it. It takes
 * one's own link or a passed identity check, so that nobody says it for another.
 */
export async function askNoMore(platform: Platform, codes: Codes, clientAddress: string): Promise<void> {
  await countAttempt(platform, BY_ADDRESS, clientAddress);
  const { scrollId, respondent } = (await requireEntry(platform, codes)).entry;
  if (!respondent) throw new Refusal('notInNameList');
  const person = await findContact(platform.database.pool, scrollId, respondent.respondentId);
  const contacts = person ? contactsOf(person) : [];
  if (contacts.length === 0) throw new Refusal('contactNotKnown');
  await keepWishes(platform, contacts, { ownerId: await ownerOf(platform, scrollId), saidBy: 'respondent', scrollId });
}
