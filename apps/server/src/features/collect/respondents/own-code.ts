import { createHmac, type KeyObject } from 'node:crypto';

/** Of the code that one person has; those of identity checks are shorter. */
const CODE_LENGTH = 22;
const ADDRESS_LENGTH = 6;
const SIGN_LENGTH = 10;
/** As it stands in a message. */
export const SENT_CODE_LENGTH = CODE_LENGTH + ADDRESS_LENGTH + SIGN_LENGTH;
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

interface Reached {
  readonly scrollId: string;
  readonly respondentId: string;
  /** A mobile number or an e-mail address that the platform itself has written to. */
  readonly address: string;
}

/**
 * The code of a person's link as it stands in a message to them, and nowhere else: with the address that it was sent to and our sign. Whoever
 * comes by it has read that mailbox or phone. The list, its export and its QR codes have the bare code, which everybody who distributes sees.
 */
export function sentCode(secret: KeyObject, code: string, reached: Reached): string {
  const place = placeOf(secret, reached);
  return code + place + signOf(secret, code, place);
}

/** By which id somebody's own unfinished record is known on whatever device. With a sign in it that no sent cookie id can have. */
export function ownMark(secret: KeyObject, reached: Reached): string {
  return markOf(placeOf(secret, reached));
}

/** The bare code, and the mark when the sign is ours. Undefined when it is no code of one person at all. */
export function readPersonalCode(
  secret: KeyObject,
  sent: string,
): { readonly code: string; readonly mark: string | null } | undefined {
  const code = sent.slice(0, CODE_LENGTH);
  if (sent.length === CODE_LENGTH) return { code, mark: null };
  if (sent.length !== SENT_CODE_LENGTH) return undefined;
  const place = sent.slice(CODE_LENGTH, CODE_LENGTH + ADDRESS_LENGTH);
  return { code, mark: sent === code + place + signOf(secret, code, place) ? markOf(place) : null };
}

const markOf = (place: string) => `own:${place}`;

/** Another address is another place: whoever changes it in the list does not come to what the person began. */
function placeOf(secret: KeyObject, { scrollId, respondentId, address }: Reached): string {
  return lettersOf(secret, ADDRESS_LENGTH, 'place', scrollId, respondentId, address);
}

const signOf = (secret: KeyObject, code: string, place: string) => lettersOf(secret, SIGN_LENGTH, 'own', code, place);

function lettersOf(secret: KeyObject, length: number, ...parts: readonly string[]): string {
  const digest = createHmac('sha256', secret).update(parts.join('\n')).digest();
  return Array.from(digest.subarray(0, length), byte => ALPHABET[byte % ALPHABET.length]).join('');
}
