import type { Actor } from '../../../authorisation/actor.ts';
import { requireRight } from '../../../authorisation/authorise.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type AttemptLimit, countAttempt } from '../../people/attempts/index.ts';
import { rightToShare } from './right-to-share.ts';
import { findShare, type ShareRow, wasShared } from './share.repository.ts';

/** Codes that there are not. */
const wrongCodes: AttemptLimit = { name: 'share-code:address', most: 60, windowSeconds: 900 };

/** Who asks for a share: nobody that we know. */
export interface Stranger {
  readonly platform: Platform;
  readonly clientAddress: string;
}

/** A share that can be opened now; what it says to whoever cannot is one of two sentences (S6.8). */
export async function findOpenShare({ platform, clientAddress }: Stranger, code: string): Promise<ShareRow> {
  const { pool } = platform.database;
  const share = await findShare(pool, { code });
  if (!share) {
    await countAttempt(platform, wrongCodes, clientAddress);
    throw new Refusal((await wasShared(pool, code)) ? 'shareNotAllowed' : 'questionnaireNotFound');
  }
  await requireShared(platform, share);
  return share;
}

/** Not over, and whoever shares it might still do so. */
export async function requireShared({ database, clock }: Platform, share: ShareRow): Promise<void> {
  if (share.endsAt && share.endsAt.getTime() <= clock.now().getTime()) throw new Refusal('shareNotAllowed');
  const object = { kind: 'questionnaire', id: share.scrollId } as const;
  await requireRight(database.pool, sharerOf(share), rightToShare[share.what], object).catch(refuseSharer);
}

/** What the sharer is refused their readers are refused, without a word on why. */
export function refuseSharer(error: unknown): never {
  throw error instanceof Refusal ? new Refusal('shareNotAllowed') : error;
}

export const sharerOf = ({ personId }: ShareRow): Actor => ({ personId, sessionId: '' });

const SHARE_READER = /^share-(\w+)$/;

/** Who reads what is shared, in the address of a file: nobody that we know, by this share. */
export const shareReader = (shareId: string): string => `share-${shareId}`;

/** On whose rights a file's reader sees it: their own, or those of who shares it, as long as it is shared. */
export async function sharerOfReader(platform: Platform, readerId: string): Promise<string> {
  const [, shareId] = SHARE_READER.exec(readerId) ?? [];
  if (shareId === undefined) return readerId;
  const share = await findShare(platform.database.pool, { shareId });
  if (!share) throw new Refusal('shareNotAllowed');
  await requireShared(platform, share);
  return share.personId;
}
