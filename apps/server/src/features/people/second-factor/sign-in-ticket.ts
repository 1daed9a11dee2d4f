import { createHash, randomBytes } from 'node:crypto';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { countTicketTry, deleteTicket, insertTicket } from './sign-in-ticket.repository.ts';
import { spendFactorCode } from './spend-factor-code.ts';

const TICKET_LIFETIME_MS = 5 * 60 * 1000;
const MOST_TRIES = 5;
const TICKET_BYTES = 32;

const hashOf = (ticket: string): Buffer => createHash('sha256').update(ticket).digest();

/** For whoever has shown who they are, up to the second factor. */
export async function issueTicket({ database, clock }: Platform, personId: string): Promise<string> {
  const ticket = randomBytes(TICKET_BYTES).toString('base64url');
  const expiresAt = new Date(clock.now().getTime() + TICKET_LIFETIME_MS);
  await insertTicket(database.pool, { hash: hashOf(ticket), personId, expiresAt });
  return ticket;
}

/** The person whose sign-in is complete by this code. */
export async function redeemTicket(platform: Platform, ticket: string, code: string): Promise<string> {
  return redeemTicketBy(platform, ticket, async personId => {
    await spendFactorCode(platform, personId, code);
    return personId;
  });
}

/** The same, by another proof than a code of theirs. A ticket is good for a few tries and for one sign-in. */
export async function redeemTicketBy<T>(
  { database, clock }: Platform,
  ticket: string,
  prove: (personId: string) => Promise<T>,
): Promise<T> {
  const hash = hashOf(ticket);
  const personId = await countTicketTry(database.pool, hash, { now: clock.now(), most: MOST_TRIES });
  if (personId === undefined) throw new Refusal('signInTicketInvalid');
  const proven = await prove(personId);
  if (!(await deleteTicket(database.pool, hash))) throw new Refusal('signInTicketInvalid');
  return proven;
}
