import type { Platform } from '../../../platform/platform.ts';
import { windowStart } from '../../design/live-settings/index.ts';
import { deviceMarks } from './device-marks.ts';
import type { Entry } from './entry.ts';
import { countSubmitted } from './record.repository.ts';

/** Whether this address or device has used up its submissions, as far as one can say before the submission: that one is decided under the survey's lock. */
export async function isLimitReached(
  { database: { pool }, clock }: Platform,
  { scrollId, gates }: Pick<Entry, 'scrollId' | 'gates'>,
  who: {
    readonly clientAddress: string;
    readonly deviceId?: string | undefined;
    readonly cookieId?: string | undefined;
  },
): Promise<boolean> {
  const limits = [
    { limit: gates.addressLimit, by: 'address', marks: [who.clientAddress] },
    { limit: gates.deviceLimit, by: 'device', marks: deviceMarks(who) },
  ] as const;
  for (const { limit, by, marks } of limits) {
    if (!limit || marks.length === 0) continue;
    const since = new Date(windowStart(limit.window, clock.now(), gates.timeZone));
    const counts = await countSubmitted[by](pool, scrollId, marks, since);
    if (counts.some(([, count]) => count >= limit.most)) return true;
  }
  return false;
}
