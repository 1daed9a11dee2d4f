import type { Platform } from '../../platform/platform.ts';
import { windowStart } from '../live-settings/index.ts';
import type { Entry } from './entry.ts';
import { countSubmitted } from './record.repository.ts';

/** Whether this address or device has used up its submissions, as far as one can say before the submission: that one is decided under the survey's lock. */
export async function isLimitReached(
  { database: { pool }, clock }: Platform,
  { scrollId, gates }: Pick<Entry, 'scrollId' | 'gates'>,
  who: { readonly clientAddress: string; readonly deviceId?: string | undefined },
): Promise<boolean> {
  const limits = [
    { limit: gates.addressLimit, by: 'client_address', value: who.clientAddress },
    { limit: gates.deviceLimit, by: 'device_id', value: who.deviceId },
  ] as const;
  for (const { limit, by, value } of limits) {
    if (!limit || value === undefined) continue;
    const since = new Date(windowStart(limit.window, clock.now()));
    if ((await countSubmitted(pool, by, { scrollId, value, since })) >= limit.most) return true;
  }
  return false;
}
