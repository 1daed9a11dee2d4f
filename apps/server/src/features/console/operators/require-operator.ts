import { type Call, operatorHolds } from '@wenshu/api-contract';
import type { Operator, SeatedOperator } from '../../../authorisation/operator.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findPerson } from '../../people/account/index.ts';
import { findSecondFactor } from '../../people/second-factor/index.ts';
import { findOpenSession, hashToken } from '../../people/session/index.ts';
import { findOperator, hasOperators } from './operator.repository.ts';
import { operatorToken } from './operator-cookie.ts';
import { findOperatorSession, noteOperatorSeen, type OperatorSessionRow } from './operator-session.repository.ts';

/** A desk that somebody walked away from is nobody's after so long. */
export const IDLE_MS = 30 * 60_000;
/** A working day, then one shows again who one is. */
export const WHOLE_MS = 8 * 3600_000;
const SEEN_EVERY_MS = 30_000;

/** By the installation's secret: all that an administrator may, until somebody is named. */
const bySecret: Operator = { kind: 'secret', personId: null, name: 'OPERATOR_SECRET', roles: ['administrator'] };

/** Who sits at the console, by the cookie of their session; undefined when it is none, or none any more. Roles are read anew each time. */
export async function findSeatedOperator(platform: Platform, cookies: string): Promise<SeatedOperator | undefined> {
  const token = operatorToken(cookies);
  if (token === undefined) return undefined;
  const { pool } = platform.database;
  const now = platform.clock.now();
  const tokenHash = hashToken(token);
  const session = await findOperatorSession(pool, tokenHash);
  if (!session || endOf(session) <= now.getTime()) return undefined;
  const operator =
    session.sessionId === null ? await secretsOperator(platform) : await personsOperator(platform, session.sessionId);
  if (!operator) return undefined;
  return Object.assign({ tokenHash, begunAt: session.begunAt, seenAt: session.seenAt }, operator);
}

/** They did something: the half hour begins anew. */
async function noteSeen({ database, clock }: Platform, operator: SeatedOperator): Promise<SeatedOperator> {
  const now = clock.now();
  await noteOperatorSeen(database.pool, operator.tokenHash, now, new Date(now.getTime() - SEEN_EVERY_MS));
  return Object.assign({}, operator, { seenAt: now });
}

export async function requireOperator(
  platform: Platform,
  cookies: string,
  { method, operatorNeeds }: Pick<Call, 'method' | 'operatorNeeds'>,
): Promise<SeatedOperator> {
  const operator = await findSeatedOperator(platform, cookies);
  if (!operator) throw new Refusal('operatorSessionNeeded');
  if (operatorNeeds !== undefined && !operatorHolds(operator.roles, operatorNeeds))
    throw new Refusal('operatorNotAllowed');
  // What a room asks again and again by itself keeps nobody seated.
  return method === 'GET' ? operator : noteSeen(platform, operator);
}

function endOf({ begunAt, seenAt }: Pick<OperatorSessionRow, 'begunAt' | 'seenAt'>): number {
  return Math.min(begunAt.getTime() + WHOLE_MS, seenAt.getTime() + IDLE_MS);
}

async function secretsOperator({ database, env }: Platform): Promise<Operator | undefined> {
  return env.operatorSecret !== undefined && !(await hasOperators(database.pool)) ? bySecret : undefined;
}

/** As long as their session goes on, they are an operator, and their second factor is on. */
async function personsOperator({ database: { pool } }: Platform, sessionId: string): Promise<Operator | undefined> {
  const personId = await findOpenSession(pool, sessionId);
  const found = personId === undefined ? undefined : await findOperator(pool, personId);
  if (!found || !(await findSecondFactor(pool, found.personId))?.isOn) return undefined;
  const person = await findPerson(pool, found.personId);
  return person && { kind: 'person', personId: person.id, name: person.nickName, roles: found.roles };
}
