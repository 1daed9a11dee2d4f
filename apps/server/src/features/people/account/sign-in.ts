import type { accountCalls, CallInput, SignedIn } from '@wenshu/api-contract';
import type { CallContext } from '../../../http/call-context.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type AttemptLimit, countAttempt } from '../attempts/index.ts';
import { checkPictureCode, forgivePictureCode } from '../picture-code/index.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { openField, openPhone } from './open-field.ts';
import { isPasswordRight } from './password.ts';
import { findPersonByPhone, type Person } from './person.repository.ts';

/** Wrong passwords that one account, or one address, may send; an address can be a whole office. */
export const signInLimits = {
  phone: { name: 'sign-in:phone', most: 10, windowSeconds: 900 },
  address: { name: 'sign-in:address', most: 100, windowSeconds: 900 },
} as const satisfies Record<string, AttemptLimit>;

export async function signIn(input: CallInput<typeof accountCalls.signIn>, context: CallContext): Promise<SignedIn> {
  const { platform, clientAddress } = context;
  const phone = openPhone(input.phone);
  const password = openField('password', input.password);
  await checkPictureCode(platform, input);
  const person = await requireRightPassword(context, phone, password);
  await forgivePictureCode(platform, clientAddress);
  return completeSignIn(context, person);
}

/** Who has this phone and this password. Every place that asks for both counts together: guesses at one are guesses at the other. */
export async function requireRightPassword(
  { platform, clientAddress }: CallContext,
  phone: string,
  password: string,
): Promise<Person> {
  // Counted before the password is looked at, so that a hundred guesses sent at once are a hundred tries.
  const byAddress = await countAttempt(platform, signInLimits.address, clientAddress);
  const byPhone = await countAttempt(platform, signInLimits.phone, phone);
  const person = await findPersonByPhone(platform.database.pool, phone);
  const isRight = await isPasswordRight(person?.passwordHash, password);
  if (!person || !isRight) throw new Refusal('accountOrPasswordWrong');
  await byAddress.takeBack();
  await byPhone.takeBack();
  return person;
}
