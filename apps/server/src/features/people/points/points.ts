import type { Queryable } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform as WholePlatform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type AccountRef, balanceOf as balanceOfAccount, hasMoved, lockBalance, moveValue } from '../ledger/index.ts';
import { findLastGrant } from './list-entries.ts';
import { hadBegun } from './points-begun.repository.ts';
import { pointsOf } from './points-of.ts';

type Platform = Pick<WholePlatform, 'env' | 'clock' | 'database'>;

interface Spending {
  readonly reason: 'sms' | 'identity-code';
  readonly about: string;
}

const house = (id: 'given' | 'used'): AccountRef => ({ kind: 'house', id, unit: 'points' });

/** What a person has. Everybody begins with some, so that a new account can try what it may later pay for. */
export async function balanceOf(platform: Platform, personId: string): Promise<number> {
  await giveStart(platform, personId);
  return balanceOfAccount(platform.database.pool, pointsOf(personId));
}

/** Takes up to so many points inside a transaction and says how many there were. One message is one point, also when it fails on its way. */
export async function spendPoints(
  platform: Platform,
  personId: string,
  points: number,
  { within, ...spending }: Spending & { readonly within?: Queryable },
): Promise<number> {
  if (!within)
    return platform.database.transaction(db => spendPoints(platform, personId, points, { ...spending, within: db }));
  await giveStart(platform, personId, within);
  // Looked at on the locked account: what was there a moment ago may be spent by now.
  const taken = Math.min(points, await lockBalance(within, pointsOf(personId)));
  if (taken <= 0) return 0;
  const { reason, about } = spending;
  await moveValue(within, {
    key: `${reason}:${newId()}`,
    cause: reason,
    about,
    by: null,
    at: platform.clock.now(),
    parts: [
      { account: pointsOf(personId), amount: -taken },
      { account: house('used'), amount: taken },
    ],
  });
  return taken;
}

/** What there is afterwards. `seen` is when points were last granted when whoever grants looked, null for never; left out, it does not matter. */
export function grantPoints(platform: Platform, personId: string, points: number, seen?: Date | null): Promise<number> {
  return platform.database.transaction(async db => {
    await giveStart(platform, personId, db);
    // Two who grant at once come one after the other.
    const before = await lockBalance(db, pointsOf(personId));
    const last = await findLastGrant(db, personId);
    if (seen !== undefined && last?.getTime() !== seen?.getTime()) throw new Refusal('operatedMeanwhile');
    await moveValue(db, {
      key: `granted:${newId()}`,
      cause: 'granted',
      by: null,
      at: platform.clock.now(),
      parts: [
        { account: pointsOf(personId), amount: points },
        { account: house('given'), amount: -points },
      ],
    });
    return before + points;
  });
}

/** A message that the platform sends for itself: counted, and no balance keeps it back. */
export async function countOwnMessage(db: Queryable, at: Date): Promise<void> {
  await moveValue(db, {
    key: `account-code:${newId()}`,
    cause: 'account-code',
    by: null,
    at,
    parts: [
      { account: house('given'), amount: -1 },
      { account: house('used'), amount: 1 },
    ],
  });
}

/** Once, when somebody's points are first asked for: of two who ask at once, one gives them. */
export async function giveStart(
  { env, clock, database }: Platform,
  personId: string,
  within?: Queryable,
): Promise<void> {
  const points = env.smsPointsAtStart;
  const key = `start:${personId}`;
  if (points === 0 || (await hasMoved(within ?? database.pool, key))) return;
  if (await hadBegun(within ?? database.pool, personId)) return;
  const parts = [
    { account: pointsOf(personId), amount: points },
    { account: house('given'), amount: -points },
  ];
  // Other start points than those of a minute ago: what was given stays what it was.
  const give = async (db: Queryable) => {
    await lockBalance(db, pointsOf(personId));
    if (!(await hasMoved(db, key))) await moveValue(db, { key, cause: 'start', by: null, at: clock.now(), parts });
  };
  await (within ? give(within) : database.transaction(give));
}
