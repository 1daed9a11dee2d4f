import type { SharedThing } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/new-id.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { insertShare } from './share.repository.ts';

const MOST_SHARES = 200;

interface FreshShare {
  readonly scrollId: string;
  readonly personId: string;
  readonly what: SharedThing;
  readonly reportId: string | undefined;
  readonly password?: { readonly hash: string | null; readonly stamp: string } | undefined;
  readonly endsAt: Date | null;
  readonly mayDownload: boolean;
}

/** One more share, with an address of its own, in the caller's transaction. Whether the person may is for the caller to ask. */
export async function addShare(db: Queryable, { password, ...share }: FreshShare, now: Date): Promise<string> {
  const shareId = newId();
  const fresh = {
    ...share,
    shareId,
    code: newId(),
    now,
    passwordHash: password?.hash ?? null,
    passwordStamp: password?.stamp ?? newId(),
  };
  if (!(await insertShare(db, fresh, MOST_SHARES)))
    throw new Refusal('tooManyShares', { params: { most: MOST_SHARES } });
  return shareId;
}
