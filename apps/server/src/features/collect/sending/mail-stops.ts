import { createHmac } from 'node:crypto';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteStop, findStopOf, listStops, type StopReason, writeStop } from './mail-stop.repository.ts';

type Known = Pick<Platform, 'database' | 'secrets'>;

/** Of each of these addresses, why it gets no more mail. Whoever writes: a mailbox that is gone is gone for everybody, and a complaint is about the domain that all of them send by. */
export async function findStops(
  platform: Known,
  addresses: readonly string[],
): Promise<readonly (StopReason | undefined)[]> {
  const hashes = addresses.map(address => hashOf(platform, address));
  const stops = await listStops(platform.database.pool, hashes);
  return hashes.map(hash => stops.get(hash));
}

/** Why an address gets no more mail, and since when; undefined where nothing is in its way. */
export async function findStop(
  { database, secrets }: Known,
  address: string,
): Promise<{ readonly reason: StopReason; readonly stoppedAt: Date } | undefined> {
  return findStopOf(database.pool, hashOf({ database, secrets }, address));
}

export async function isMailStopped(platform: Known, address: string): Promise<boolean> {
  const [stop] = await findStops(platform, [address]);
  return stop !== undefined;
}

export function stopMail(
  platform: Known & Pick<Platform, 'clock'>,
  address: string,
  reason: StopReason,
  within: Queryable = platform.database.pool,
): Promise<void> {
  return writeStop(within, hashOf(platform, address), reason, platform.clock.now());
}

/** An operator's: the mailbox exists again, or the person has asked for it. False when nothing was in its way. */
export function allowMail(platform: Known, address: string): Promise<boolean> {
  return deleteStop(platform.database.pool, hashOf(platform, address));
}

/** Keyed, so that the table tells nobody whom it is about. */
function hashOf({ secrets }: Known, address: string): string {
  return createHmac('sha256', secrets['mail-stop']).update(address.trim().toLowerCase()).digest('base64url');
}
