import type { NotBound } from '@wenshu/api-contract';
import type { Platform } from '../../../platform/platform.ts';
import { openSealed, seal } from '../../../platform/social/seal.ts';
import type { SocialIdentity, SocialWay } from '../../../platform/social/social-app.ts';
import { Refusal } from '../../../refusal/refusal.ts';

/** Long enough to fill in a form and to wait for a text message. */
const LIFETIME_SECONDS = 15 * 60;
const PURPOSE = 'social-ticket';

/** Somebody who came back and belongs to no account. */
export interface Stranger {
  readonly way: SocialWay;
  readonly identity: SocialIdentity;
}

/** What the browser gets in place of the identity: with a plain one anybody could register in another's name. */
export function sealStranger({ secrets, clock }: Platform, stranger: Stranger): NotBound {
  const sealed = seal({ secret: secrets.social, clock }, PURPOSE, JSON.stringify(stranger), LIFETIME_SECONDS * 1000);
  return { openId: sealed, expiresIn: LIFETIME_SECONDS };
}

export function openStranger({ secrets, clock }: Platform, ticket: string): Stranger {
  const opened = openSealed({ secret: secrets.social, clock }, PURPOSE, ticket);
  if (opened === undefined) throw new Refusal('socialTicketInvalid', { field: 'openId' });
  // Sealed by us: nobody else can have written it.
  return JSON.parse(opened) as Stranger;
}
