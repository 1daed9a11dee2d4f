import type { CallContext } from '../../../http/call-context.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type AttemptLimit, countAttempt } from '../attempts/index.ts';
import { hashToken } from '../session/index.ts';
import { findLink, type LinkedAddress, type LinkPurpose, takeLink } from './mail-link.repository.ts';

/** Nobody guesses a ticket; this is for who tries all the same. */
export const openingLimit: AttemptLimit = { name: 'mail-link:address', most: 50, windowSeconds: 900 };

export type ProvenAddress = LinkedAddress;

interface GivenLink {
  readonly ticket: string;
  readonly purpose: LinkPurpose;
  /** Whose address it shall be, where it is a known account's. */
  readonly personId?: string;
}

type Opening = Pick<CallContext, 'platform' | 'clientAddress'>;

/** Whose address it is, without using the link up. */
export async function lookAtLink(opening: Opening, given: GivenLink): Promise<ProvenAddress> {
  const attempt = await countAttempt(opening.platform, openingLimit, opening.clientAddress);
  const found = await findLink(opening.platform.database.pool, wantedOf(opening, given));
  if (!found) throw new Refusal('mailLinkInvalid', { field: 'ticket' });
  await attempt.takeBack();
  return found;
}

/** Uses a link up, together with what follows from the address that is proven by it: both happen, or neither. */
export async function spendLink<T>(
  opening: Opening,
  given: GivenLink,
  use: (address: ProvenAddress, client: Queryable) => Promise<T>,
): Promise<T> {
  const attempt = await countAttempt(opening.platform, openingLimit, opening.clientAddress);
  const used = await opening.platform.database.transaction(async client => {
    const address = await takeLink(client, wantedOf(opening, given));
    if (!address) throw new Refusal('mailLinkInvalid', { field: 'ticket' });
    return use(address, client);
  });
  await attempt.takeBack();
  return used;
}

function wantedOf({ platform }: Opening, { ticket, purpose, personId }: GivenLink) {
  return { ticketHash: hashToken(ticket), purpose, personId: personId ?? null, now: platform.clock.now() };
}
