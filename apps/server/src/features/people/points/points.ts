import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform as WholePlatform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { addPoints, findBalance, lockLastGrant, openAccount, type Spending, takePoints } from './point.repository.ts';

type Platform = Pick<WholePlatform, 'env' | 'clock' | 'database'>;

/** What a person has. Everybody begins with some, so that a new account can try what it may later pay for. */
export async function balanceOf(platform: Platform, personId: string): Promise<number> {
  await open(platform, personId);
  return findBalance(platform.database.pool, personId);
}

/** Takes up to so many points inside a transaction and says how many there were. One message is one point, also when it fails on its way. */
export async function spendPoints(
  platform: Platform,
  personId: string,
  points: number,
  { within, ...spending }: Omit<Spending, 'at'> & { readonly within?: Queryable },
): Promise<number> {
  const db = within ?? platform.database.pool;
  await open(platform, personId, db);
  return takePoints(db, personId, points, { ...spending, at: platform.clock.now() });
}

/** What there is afterwards. `seen` is when points were last granted when whoever grants looked, null for never; left out, it does not matter. */
export function grantPoints(platform: Platform, personId: string, points: number, seen?: Date | null): Promise<number> {
  return platform.database.transaction(async db => {
    await open(platform, personId, db);
    const last = await lockLastGrant(db, personId);
    if (seen !== undefined && last?.getTime() !== seen?.getTime()) throw new Refusal('operatedMeanwhile');
    return addPoints(db, personId, points, platform.clock.now());
  });
}

function open({ env, clock, database }: Platform, personId: string, db: Queryable = database.pool): Promise<void> {
  return openAccount(db, personId, env.smsPointsAtStart, clock.now());
}
