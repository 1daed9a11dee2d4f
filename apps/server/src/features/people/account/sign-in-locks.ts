import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type AttemptLimit, findWait, forgiveAll } from '../attempts/index.ts';
import { linkLimits, parseEmail } from '../mail-link/index.ts';
import { factorLimit } from '../second-factor/index.ts';
import { sendLimits } from '../sms-code/index.ts';
import type { Person } from './person.repository.ts';
import { signInLimits } from './require-password.ts';

type Known = Pick<Person, 'id' | 'phone' | 'email' | 'emailKey'>;

export interface SignInLock {
  readonly word: 'password-tries' | 'factor-tries' | 'sms-tries' | 'mail-tries';
  readonly until: Date;
}

/** The limits that refuse somebody, under every name that they sign in by. Those of a network address are nobody's own. */
function locksOf({ id, phone, email, emailKey }: Known): [SignInLock['word'], AttemptLimit, string][] {
  const mailbox = email === null ? undefined : parseEmail(email)?.mailbox;
  const names = [phone, emailKey].filter(name => name !== null);
  return [
    ...names.map((name): [SignInLock['word'], AttemptLimit, string] => ['password-tries', signInLimits.phone, name]),
    ['factor-tries', factorLimit, id],
    ...(phone === null ? [] : [['sms-tries', sendLimits.phone, phone] as [SignInLock['word'], AttemptLimit, string]]),
    ...(mailbox === undefined
      ? []
      : [['mail-tries', linkLimits.mailbox, mailbox] as [SignInLock['word'], AttemptLimit, string]]),
  ];
}

/** Which of somebody's tries are used up, and until when, by the limits that refuse them. */
export async function findSignInLocks(
  platform: Pick<Platform, 'clock' | 'database'>,
  person: Known,
): Promise<SignInLock[]> {
  const locks: SignInLock[] = [];
  for (const [word, limit, key] of locksOf(person)) {
    const until = await findWait(platform, limit, key);
    if (until) locks.push({ word, until });
  }
  return locks;
}

/** Takes back what is counted of somebody. False when nothing was. */
export async function liftSignInLocks(
  db: Queryable,
  platform: Pick<Platform, 'clock'>,
  person: Known,
): Promise<boolean> {
  let isLifted = false;
  for (const [, limit, key] of locksOf(person)) isLifted = (await forgiveAll(db, platform, limit, key)) || isLifted;
  return isLifted;
}
