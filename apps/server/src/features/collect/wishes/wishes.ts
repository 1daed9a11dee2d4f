import { createHmac } from 'node:crypto';
import type { Steps } from '@wenshu/survey-core';
import { inSteps } from '../../../platform/in-steps.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  findStoredWish,
  hasHeldWishes,
  listHeldWishes,
  type NewWish,
  type StoredWish,
  writeTakenBack,
  writeWishes,
} from './wish.repository.ts';

/** By what somebody is reached; either may be blank. */
export interface Contact {
  readonly mobile: string;
  readonly email: string;
}

/** Everything by which a person is known again: capitals of an address do not make another person. */
export const contactsOf = ({ mobile, email }: Contact): string[] => [mobile, email.toLowerCase()].filter(Boolean);

/** Of each of these people, whether they wish not to be asked again by this owner: by number or by e-mail. */
export async function findUnwilling(
  platform: Platform,
  ownerId: string,
  people: readonly Contact[],
): Promise<readonly boolean[]> {
  // Most owners have none, and hashing a long list takes longer than all else that is done with it.
  if (!(await hasHeldWishes(platform.database.pool, ownerId))) return people.map(() => false);
  const hashes = await inSteps(hashesOfEach(platform, ownerId, people));
  const held = await listHeldWishes(platform.database.pool, ownerId, hashes.flat());
  return hashes.map(own => own.some(hash => held.has(hash)));
}

/** A list may have ten thousand people. */
const HASHED_AT_ONCE = 1_000;

function* hashesOfEach(platform: Platform, ownerId: string, people: readonly Contact[]): Steps<string[][]> {
  const hashes: string[][] = [];
  for (const person of people) {
    hashes.push(contactsOf(person).map(one => hashOf(platform, ownerId, one)));
    if (hashes.length % HASHED_AT_ONCE === 0) yield;
  }
  return hashes;
}

/** Those who may be asked, and how many may not. */
export async function leaveOutUnwilling<P extends Contact>(
  platform: Platform,
  ownerId: string,
  people: readonly P[],
): Promise<{ readonly willing: readonly P[]; readonly notAsked: number }> {
  const isUnwilling = await findUnwilling(platform, ownerId, people);
  const willing = people.filter((_, index) => !isUnwilling[index]);
  return { willing, notAsked: people.length - willing.length };
}

export async function keepWishes(
  platform: Platform,
  contacts: readonly string[],
  wish: Omit<NewWish, 'saidAt'>,
): Promise<void> {
  const saidAt = platform.clock.now();
  await writeWishes(platform.database.pool, hashesOf(platform, wish.ownerId, contacts), { ...wish, saidAt });
}

export async function findWish(
  platform: Platform,
  ownerId: string,
  contacts: readonly string[],
): Promise<StoredWish | undefined> {
  return findStoredWish(platform.database.pool, ownerId, hashesOf(platform, ownerId, contacts));
}

/** False when none of them held. */
export async function takeWishesBack(
  platform: Platform,
  ownerId: string,
  contacts: readonly string[],
  reason: string,
): Promise<boolean> {
  const at = platform.clock.now();
  const hashes = hashesOf(platform, ownerId, contacts);
  return (await writeTakenBack(platform.database.pool, ownerId, hashes, { at, reason })) > 0;
}

const hashesOf = (platform: Platform, ownerId: string, contacts: readonly string[]): string[] => [
  ...new Set(contacts.map(one => hashOf(platform, ownerId, one))),
];

/** Keyed, because there are few enough mobile numbers to try them all; and by owner, so that two owners' rows tell nothing of each other. */
function hashOf({ secrets }: Platform, ownerId: string, contact: string): string {
  return createHmac('sha256', secrets['contact-wish'])
    .update(`${ownerId}\n${contact.trim().toLowerCase()}`)
    .digest('base64url');
}
