import { createHmac, timingSafeEqual } from 'node:crypto';
import { DOCKING_LIMITS, linkParameters, SIGNED_PARAMETERS } from '@wenshu/api-contract';
import * as z from 'zod/mini';

/** What a signed link says of whoever opens it, or that it is not to be believed. */
export type SignedVisit =
  | { readonly isGenuine: false }
  | {
      readonly isGenuine: true;
      /** Who it is in the other system. */
      readonly personId: string;
      readonly expiresMs: number;
      /** What the other system knows of them, their id included. */
      readonly parameters: Readonly<Record<string, string>>;
    };

const NOT_GENUINE: SignedVisit = { isGenuine: false };
const { person, expires, sign } = SIGNED_PARAMETERS;
const SIGN = new RegExp(`&${sign}=([0-9a-f]{64})(?=&|$)`);
const MOST_ID_LENGTH = 100;
const DAY_MS = 24 * 3_600_000;

/**
 * Reads what stands behind the question mark of a signed link. Signed is everything before `&sign=`, exactly as it stands there: whoever makes
 * links has no rules of order or spelling to follow. What comes after it (mail programs and chats append things) is not looked at.
 */
export function checkSignedLink(
  query: string,
  {
    linkCode,
    secrets,
    nowMs,
  }: { readonly linkCode: string; readonly secrets: readonly string[]; readonly nowMs: number },
): SignedVisit {
  const found = SIGN.exec(query);
  if (!found) return NOT_GENUINE;
  const signed = query.slice(0, found.index);
  const given = Buffer.from(found[1] ?? '', 'hex');
  if (!secrets.some(secret => timingSafeEqual(given, signQuery(secret, linkCode, signed)))) return NOT_GENUINE;
  const { [person]: personId = '', [expires]: expiry = '', ...known } = Object.fromEntries(new URLSearchParams(signed));
  const expiresMs = Number(expiry) * 1000;
  const isTime = /^\d{1,12}$/.test(expiry) && expiresMs <= nowMs + DOCKING_LIMITS.expiresDays * DAY_MS;
  const parameters = z.safeParse(linkParameters, { ...known, [person]: personId });
  // No column holds the sign that ends a text in C.
  const isPerson = !signed.includes('%00') && personId !== '' && personId.length <= MOST_ID_LENGTH;
  if (!isTime || !isPerson || !parameters.success) return NOT_GENUINE;
  return { isGenuine: true, personId, expiresMs, parameters: parameters.data };
}

/** HMAC-SHA256 over `linkCode?query`: a link that was signed for one survey opens no other. */
function signQuery(secret: string, linkCode: string, query: string): Buffer {
  return createHmac('sha256', secret).update(`${linkCode}?${query}`).digest();
}
