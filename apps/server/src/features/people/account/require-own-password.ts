import type { CallContext } from '../../../http/call-context.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { keyOfPerson } from './account-name.ts';
import { findPerson, type Person } from './person.repository.ts';
import { requirePassword } from './require-password.ts';

/** Asked of who is signed in, before what a stolen session must not do. */
export async function requireOwnPassword(context: CallContext<'signed-in'>, password: string): Promise<Person> {
  const person = await findPerson(context.database.pool, context.actor.personId);
  if (!person) throw new Refusal('tokenInvalid');
  return requirePassword(context, keyOfPerson(person), async () => person, password);
}
