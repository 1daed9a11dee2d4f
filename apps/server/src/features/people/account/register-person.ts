import { randomInt } from 'node:crypto';
import { signUpTexts } from '@wenshu/texts/people/sign-up';
import type { CallContext } from '../../../http/call-context.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { hashPassword } from './password.ts';
import { findPersonByPhone, insertPersonUnlessTaken, type Person } from './person.repository.ts';

/**
 * A new account for a phone that has shown its SMS code, not before: only its owner may learn that it is registered already (P5.4).
 * The nickname is a start; it does not carry the phone's digits to those whom the person will work with.
 */
export async function registerPerson(
  { database, language }: Pick<CallContext, 'database' | 'language'>,
  { phone, password }: { readonly phone: string; readonly password: string },
  client: Queryable = database.pool,
): Promise<Person> {
  // Looked for first, because hashing a password for nothing is dear; the insert decides.
  if (await findPersonByPhone(client, phone)) throw new Refusal('phoneRegistered', { field: 'phone' });
  const person = await insertPersonUnlessTaken(client, {
    phone,
    passwordHash: await hashPassword(password),
    nickName: signUpTexts[language].nickName({ number: String(randomInt(1_000_000)).padStart(6, '0') }),
    name: '',
    language: language === 'en' ? 2 : 1,
  });
  if (!person) throw new Refusal('phoneRegistered', { field: 'phone' });
  return person;
}
