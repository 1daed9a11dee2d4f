import type { Platform } from '../../../platform/platform.ts';
import { type AttemptLimit, countAttempts } from '../attempts/index.ts';
import { createToken, hashToken } from '../session/index.ts';
import { insertLink, type LinkPurpose } from './mail-link.repository.ts';
import type { EmailAddress } from './parse-email.ts';

const HOUR = 3600;
/** A mailbox is not filled with mails that nobody there wanted, whoever asks. An address of the network can be a whole office. */
export const linkLimits = {
  mailbox: { name: 'account-mail:mailbox', most: 10, windowSeconds: 24 * HOUR },
  address: { name: 'account-mail:address', most: 60, windowSeconds: HOUR },
} as const satisfies Record<string, AttemptLimit>;

/** For registering a day: mail may be read in the evening. What opens an account that is there already is good for a shorter time. */
const lifetimeSeconds: Readonly<Record<LinkPurpose, number>> = { register: 24 * HOUR, reset: HOUR, change: HOUR };

export interface WantedLink {
  readonly address: EmailAddress;
  readonly purpose: LinkPurpose;
  readonly clientAddress: string;
  readonly personId?: string;
}

/** The ticket for a link, noted whoever has the address: what costs time has by then been done the same for everybody. */
export async function noteNewLink(
  platform: Platform,
  { address, purpose, clientAddress, personId }: WantedLink,
): Promise<{ readonly ticket: string; readonly hours: number }> {
  await countAttempts(platform, [
    [linkLimits.address, clientAddress],
    [linkLimits.mailbox, address.mailbox],
  ]);
  const ticket = createToken();
  const seconds = lifetimeSeconds[purpose];
  await insertLink(platform.database.pool, {
    ticketHash: hashToken(ticket),
    purpose,
    email: address.email,
    emailKey: address.key,
    personId: personId ?? null,
    expiresAt: new Date(platform.clock.now().getTime() + seconds * 1000),
  });
  return { ticket, hours: seconds / HOUR };
}
