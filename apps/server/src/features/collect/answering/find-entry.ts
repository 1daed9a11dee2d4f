import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type AnswerPass, readPass } from './answer-pass.ts';
import { findIdentityLink, findLink, findPersonalLink } from './entry.repository.ts';
import type { EntranceKind, Entry } from './entry.ts';

/** Who asks, by the codes of the contract's `visitor`. */
export interface Codes {
  readonly linkCode?: string | undefined;
  readonly codeNum?: string | undefined;
  readonly pass?: string | undefined;
}

export interface FoundEntry {
  readonly entry: Entry;
  readonly pass: AnswerPass;
}

/** Length of the codes that one person has; identity codes are shorter. */
export const PERSONAL_CODE_LENGTH = 22;

/** What the codes lead to, and which gates their pass opens there. A personal code counts before a link's. */
export async function findEntry(platform: Platform, codes: Codes): Promise<FoundEntry | undefined> {
  const { database, secrets, clock } = platform;
  const db = database.pool;
  const passFor = (scrollId: string) => readPass(secrets['answer-pass'], scrollId, codes.pass, clock.now());
  const { linkCode, codeNum } = codes;
  const { kind } = entranceOf(codes);
  const personal =
    codeNum === undefined
      ? undefined
      : kind === 'personal'
        ? await findPersonalLink(db, codeNum)
        : await findIdentityLink(db, codeNum, scrollId => passFor(scrollId).respondentId);
  const entry = personal ?? (linkCode === undefined ? undefined : await findLink(db, linkCode));
  return entry && { entry, pass: passFor(entry.scrollId) };
}

/** Which kind of address the codes name, by their form alone. */
export function entranceOf({ linkCode, codeNum }: Codes): { readonly kind: EntranceKind; readonly code: string } {
  if (codeNum === undefined) return { kind: 'link', code: linkCode ?? '' };
  return { kind: codeNum.length === PERSONAL_CODE_LENGTH ? 'personal' : 'identity', code: codeNum };
}

export async function requireEntry(platform: Platform, codes: Codes): Promise<FoundEntry> {
  const found = await findEntry(platform, codes);
  if (!found) throw new Refusal('questionnaireNotFound');
  return found;
}
