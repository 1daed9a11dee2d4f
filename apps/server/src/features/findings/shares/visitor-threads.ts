import type { Platform } from '../../../platform/platform.ts';
import type { OwnThreads } from '../../../platform/threads/thread-pool.ts';
import type { ShareRow } from './share.repository.ts';

/** Visitors have turns of their own, beside those of whoever shares: one share that thousands open holds up no other. */
export const visitorThreads = (
  { threads }: Pick<Platform, 'threads'>,
  { shareId }: Pick<ShareRow, 'shareId'>,
  clientAddress: string,
): OwnThreads => threads.of({ lane: 'shared', personId: clientAddress, enterpriseId: shareId });
