import type { CallInput, SignedIn, socialCalls } from '@wenshu/api-contract';
import type { CallContext } from '../../../http/call-context.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { completeSignIn, openAccountName, openField, type Person, requirePassword } from '../account/index.ts';
import { openStranger, type Stranger } from './social-ticket.ts';
import { ways } from './ways.ts';

/** Whoever came back has an account already, and proves it by its password. */
export async function bindByPassword(
  input: CallInput<typeof socialCalls.wxBinding>,
  context: CallContext,
): Promise<SignedIn> {
  const { platform, database, clock } = context;
  const stranger = openStranger(platform, input.openId);
  const account = openAccountName(input.phone);
  const password = openField('password', input.password);
  const person = await requirePassword(context, account.key, () => account.find(database.pool), password);
  return completeSignIn(context, await bindStranger(database.pool, stranger, person, clock.now()));
}

/** The person as they are then; refused when somebody else has the identity, or the account another one. */
export async function bindStranger(
  database: Queryable,
  { way, identity }: Stranger,
  person: Person,
  now: Date,
): Promise<Person> {
  const bound = await ways[way].bind(database, identity, person.id, now);
  if (bound === 'taken') throw new Refusal('socialAccountBoundElsewhere', { params: { way } });
  if (bound === 'kept') throw new Refusal('accountBoundAlready', { params: { way } });
  return (await ways[way].findPerson(database, identity)) ?? person;
}
