import { createHmac } from 'node:crypto';
import type { Platform } from '../../../../platform/platform.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { checkSignedLink, goodSecrets } from '../../docking/index.ts';
import { readPersonalCode } from '../../respondents/index.ts';
import { type AnswerPass, readPass } from './answer-pass.ts';
import { findIdentityLink, findLink, findPersonalLink } from './entry.repository.ts';
import type { EntranceKind, Entry } from './entry.ts';

/** Who asks, by the codes of the contract's `visitor`. */
export interface Codes {
  readonly linkCode?: string | undefined;
  readonly codeNum?: string | undefined;
  readonly pass?: string | undefined;
  /** What stands behind the question mark of a signed link, as it stands there. */
  readonly signed?: string | undefined;
}

export interface FoundEntry {
  readonly entry: Entry;
  readonly pass: AnswerPass;
}

/** What the codes lead to, and which gates their pass opens there. A personal code counts before a link's. */
export async function findEntry(platform: Platform, codes: Codes): Promise<FoundEntry | undefined> {
  const { database, secrets, clock } = platform;
  const db = database.pool;
  const passFor = (scrollId: string) => readPass(secrets['answer-pass'], scrollId, codes.pass, clock.now());
  const { linkCode, codeNum } = codes;
  const own = codeNum === undefined ? undefined : readPersonalCode(secrets['answer-pass'], codeNum);
  const personal = own
    ? await findPersonalLink(db, own.code, own.mark)
    : codeNum === undefined
      ? undefined
      : await findIdentityLink(db, codeNum, passFor);
  const entry = personal ?? (linkCode === undefined ? undefined : await findOpenLink(platform, linkCode, codes.signed));
  return entry && { entry, pass: passFor(entry.scrollId) };
}

/** A link of many; where another system signs who comes, with what it says of them. */
async function findOpenLink(platform: Platform, linkCode: string, query = ''): Promise<Entry | undefined> {
  const found = await findLink(platform.database.pool, linkCode);
  if (!found?.isSigned) return found?.entry;
  const { entry, secrets } = found;
  const known = secrets ? goodSecrets(platform, secrets) : [];
  const signed = checkSignedLink(query, { linkCode, secrets: known, nowMs: platform.clock.now().getTime() });
  return { ...entry, signed: { ...signed, mark: signed.isGenuine ? markOf(platform, linkCode, signed.personId) : '' } };
}

/** The id that stands for a person of another system wherever a visitor's own would. With a sign in it that no sent id can have. */
function markOf({ secrets }: Platform, linkCode: string, personId: string): string {
  return `uid:${createHmac('sha256', secrets['answer-pass']).update(`${linkCode}\n${personId}`).digest('base64url').slice(0, 27)}`;
}

/**
 * By which id a visitor's own records are known at an address: on one that is signed, and for whoever has shown to read what is sent to
 * them, the person on whatever device; else the browser.
 */
export function cookieOf(
  { signed, ownMark }: Pick<Entry, 'signed' | 'ownMark'>,
  cookieId: string | null | undefined,
): string | undefined {
  return signed ? signed.mark : (ownMark ?? cookieId ?? undefined);
}

/** What the moment of opening is signed for: on a signed link the person's own, so that one in time vouches for nobody else. */
export function startCodeOf({ code, signed }: Pick<Entry, 'code' | 'signed'>): string {
  return signed ? `${code} ${signed.mark}` : code;
}

/** Which kind of address the codes name, by their form alone. */
export function entranceOf(
  { secrets }: Pick<Platform, 'secrets'>,
  { linkCode, codeNum }: Codes,
): { readonly kind: EntranceKind; readonly code: string } {
  if (codeNum === undefined) return { kind: 'link', code: linkCode ?? '' };
  const own = readPersonalCode(secrets['answer-pass'], codeNum);
  return own ? { kind: 'personal', code: own.code } : { kind: 'identity', code: codeNum };
}

export async function requireEntry(platform: Platform, codes: Codes): Promise<FoundEntry> {
  const found = await findEntry(platform, codes);
  if (!found) throw new Refusal('questionnaireNotFound');
  return found;
}
