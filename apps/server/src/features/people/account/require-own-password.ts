import type { CallContext } from '../../../http/call-context.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type AttemptLimit, countAttempt } from '../attempts/index.ts';
import { openField } from './open-field.ts';
import { isPasswordRight } from './password.ts';
import { findPerson, type Person } from './person.repository.ts';

/** Whoever sits down at a screen that somebody else has left signed in may not guess for long. */
export const ownPasswordLimit: AttemptLimit = { name: 'own-password:person', most: 10, windowSeconds: 900 };

/** The signed-in person, who has typed their password once more. */
export async function requireOwnPassword(
  { platform, actor }: Pick<CallContext<'signed-in'>, 'platform' | 'actor'>,
  encrypted: string,
): Promise<Person> {
  const password = openField('password', encrypted);
  const attempt = await countAttempt(platform, ownPasswordLimit, actor.personId);
  const person = await findPerson(platform.database.pool, actor.personId);
  const isRight = await isPasswordRight(person?.passwordHash, password);
  if (!person || !isRight) throw new Refusal('passwordWrong', { field: 'password' });
  await attempt.takeBack();
  return person;
}
