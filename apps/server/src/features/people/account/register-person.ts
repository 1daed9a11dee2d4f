import { randomInt } from 'node:crypto';
import { type NamedDocument, NICK_NAME_LONGEST } from '@wenshu/api-contract';
import { signUpTexts } from '@wenshu/texts/people/sign-up';
import type { CallContext } from '../../../http/call-context.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { keepAgreements } from '../documents/index.ts';
import type { ProvenAddress } from '../mail-link/index.ts';
import { hashPassword } from './password.ts';
import { findPersonByEmail, findPersonByPhone, insertPersonUnlessTaken, type Person } from './person.repository.ts';

/** What a newcomer has shown to be theirs: a phone by its SMS code, or an address by its link. */
export type Shown = { readonly phone: string } | { readonly address: Pick<ProvenAddress, 'email' | 'emailKey'> };

export interface Newcomer {
  readonly password: string;
  readonly name?: string | undefined;
  readonly organisation?: string | undefined;
  readonly agreed?: readonly NamedDocument[] | undefined;
}

/**
 * A new account for who has shown a phone or an address, not before: only its owner may learn that it is registered already (P5.4).
 * The nickname is a start; it does not carry the phone's digits to those whom the person will work with.
 */
export async function registerPerson(
  { clock, language }: Pick<CallContext, 'clock' | 'language'>,
  shown: Shown,
  { password, name = '', organisation = '', agreed = [] }: Newcomer,
  client: Queryable,
): Promise<Person> {
  const phone = 'phone' in shown ? shown.phone : null;
  const address = 'phone' in shown ? undefined : shown.address;
  const taken =
    phone === null
      ? new Refusal('emailRegistered', { field: 'ticket' })
      : new Refusal('phoneRegistered', { field: 'phone' });
  // Looked for first, because hashing a password for nothing is dear; the insert decides.
  const known =
    phone === null ? await findPersonByEmail(client, address?.emailKey ?? '') : await findPersonByPhone(client, phone);
  if (known) throw taken;
  const person = await insertPersonUnlessTaken(client, {
    phone,
    email: address?.email ?? null,
    emailKey: address?.emailKey ?? null,
    passwordHash: await hashPassword(password),
    nickName: [...name].slice(0, NICK_NAME_LONGEST).join('') || signUpTexts[language].nickName({ number: sixDigits() }),
    name,
    organisation,
    language: language === 'en' ? 2 : 1,
  });
  if (!person) throw taken;
  await keepAgreements(client, person.id, agreed, clock.now());
  return person;
}

function sixDigits(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}
