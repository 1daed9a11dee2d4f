import type { Operator } from '../../../authorisation/operator.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findPerson, forceNewPasswordOf, hideReach, liftSignInLocks, type Person } from '../../people/account/index.ts';
import { sendMessage } from '../../people/messages/index.ts';
import { logOperation, OPERATOR_ID } from '../../people/operation-log/index.ts';
import { dropSecondFactor } from '../../people/second-factor/index.ts';
import { endOwnSession, endSessionsOf } from '../../people/session/index.ts';
import { requireMayHelp } from '../operators/index.ts';

interface Help {
  readonly by: Operator;
  readonly userId: string;
}

type Desk = Pick<Platform, 'database' | 'clock'>;

/** One session, or all of them. How many ended; refused where none was open. */
export function endSessions(
  desk: Desk,
  { sessionId, ...help }: Help & { readonly sessionId: string | undefined },
): Promise<number> {
  return helping(desk, help, async (db, { id }) => {
    const now = desk.clock.now();
    const ended =
      sessionId === undefined
        ? await endSessionsOf(db, id, now)
        : Number(await endOwnSession(db, { personId: id, sessionId }, now));
    if (ended === 0) throw new Refusal('sessionNotFound');
    await logOperation(db, { personId: OPERATOR_ID, action: 'account.signed-out', object: { kind: 'person', id } });
    return ended;
  });
}

/** What is counted of this person begins anew; what is counted of the network that they come from goes on. */
export async function liftLock(desk: Desk, help: Help): Promise<void> {
  await helping(desk, help, async (db, person) => {
    if (!(await liftSignInLocks(db, desk, person))) throw new Refusal('notWaiting');
  });
}

export async function forcePassword(desk: Desk, help: Help): Promise<void> {
  await helping(desk, help, async (db, { id }) => {
    if (!(await forceNewPasswordOf(db, id, desk.clock.now()))) throw new Refusal('operatedMeanwhile');
  });
}

/** Whoever lost theirs gets in by the password alone, and is told so; an enterprise that asks for one goes on asking. The person. */
export function resetFactor(desk: Desk, help: Help): Promise<Person> {
  return helping(desk, help, async (db, person) => {
    const { id } = person;
    if (!(await dropSecondFactor(db, id))) throw new Refusal('secondFactorIsOff');
    await endSessionsOf(db, id, desk.clock.now());
    const object = { kind: 'person', id } as const;
    await logOperation(db, { personId: OPERATOR_ID, action: 'account.second-factor-reset', object });
    await sendMessage(db, {
      to: [id],
      kind: 'second-factor-reset',
      details: { account: hideReach(person) },
      link: { page: 'account', part: 'security' },
    });
    return person;
  });
}

function helping<T>(
  { database }: Desk,
  { by, userId }: Help,
  work: (db: Queryable, person: Person) => Promise<T>,
): Promise<T> {
  return database.transaction(async db => {
    await requireMayHelp(db, by, userId);
    const person = await findPerson(db, userId);
    if (!person) throw new Refusal('userNotFound', { field: 'userId' });
    return work(db, person);
  });
}
