import type { Platform } from '../../../platform/platform.ts';
import { windowStart } from '../../design/live-settings/index.ts';
import { findTaken } from '../links/index.ts';
import type { Entry } from './entering/entry.ts';
import { deviceMarks } from './submitting/device-marks.ts';
import { countSubmitted, listAnswered } from './submitting/record.repository.ts';

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

/** A person of another system answers once, whatever else they have begun on another device. */
export async function hasAnswered(
  { database: { pool } }: Platform,
  { scrollId, signed }: Pick<Entry, 'scrollId' | 'signed'>,
): Promise<boolean> {
  return signed !== null && (await listAnswered(pool, scrollId, [signed.mark])).length > 0;
}

/** Whether an address has what it was to bring, as far as one can say before the submission. */
export async function isLinkFull(
  { database: { pool } }: Platform,
  { scrollId, code, cap }: Pick<Entry, 'scrollId' | 'code' | 'cap'>,
): Promise<boolean> {
  if (cap === null) return false;
  const taken = (await findTaken(pool, scrollId, [code])).get(code);
  return (taken?.collected ?? 0) >= cap;
}
