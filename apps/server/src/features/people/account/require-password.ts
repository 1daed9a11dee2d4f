import type { CallContext } from '../../../http/call-context.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type AttemptLimit, countAttempts } from '../attempts/index.ts';
import { isPasswordRight } from './password.ts';
import type { Person } from './person.repository.ts';

/** Wrong passwords that one account, or one address, may send, wherever they are asked for; an address can be a whole office. */
export const signInLimits = {
  phone: { name: 'sign-in:phone', most: 10, windowSeconds: 900 },
  address: { name: 'sign-in:address', most: 100, windowSeconds: 900 },
} as const satisfies Record<string, AttemptLimit>;

/** Refuses a wrong password, and one of nobody, in the same time and with the same words. `account` is what the tries are counted under. */
export async function requirePassword(
  { platform, clientAddress }: Pick<CallContext, 'platform' | 'clientAddress'>,
  account: string,
  findPerson: () => Promise<Person | undefined>,
  password: string,
): Promise<Person> {
  // Counted before the password is looked at, so that a hundred guesses sent at once are a hundred tries.
  const forgive = await countAttempts(platform, [
    [signInLimits.address, clientAddress],
    [signInLimits.phone, account],
  ]);
  const person = await findPerson();
  const isRight = await isPasswordRight(person?.passwordHash, password);
  if (!person || !isRight) throw new Refusal('accountOrPasswordWrong');
  await forgive();
  return person;
}
