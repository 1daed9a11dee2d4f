import { answerStatus } from '@wenshu/api-contract';
import type { Queryable } from '../../../../platform/database/database.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { randomFraction } from '../../../../platform/random-fraction.ts';
import { keepSurveys } from '../../../design/live-settings/index.ts';
import { type ClaimRow, countAlike, findClaimOfRecord, insertClaim, writeDrawn } from '../claim.repository.ts';
import { listDrawable, lockReward, type RewardRow, writeState } from '../reward.repository.ts';
import { hasShareLeft, takeShare } from '../share.repository.ts';
import { findHome } from '../survey-home.repository.ts';
import { isFor } from './is-for.ts';
import { judgeClaim } from './judge-claim.ts';
import type { TurnRecord } from './turn.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long something can be received by whoever is told of it at once. */
export const DUE_MS = DAY_MS;
/** What was held and is released: nobody sits in front of it, and who won it looks again when they think of it. */
export const RELEASED_MS = 7 * DAY_MS;

export interface Drawer {
  readonly scrollId: string;
  readonly record: TurnRecord;
  /** By whom of the name list, of another system, or by which browser. */
  readonly personMark: string;
  readonly device: string;
  readonly clientAddress: string;
}

/**
 * Draws for a success sample, once: the claim that there is already is the answer to everybody who asks again. Undefined: there is nothing to
 * draw from, or the person has had their turn with another record.
 */
export function drawReward(platform: Platform, drawer: Drawer): Promise<ClaimRow | undefined> {
  const { scrollId, record } = drawer;
  return platform.database.transaction(async db => {
    await keepSurveys(db, [scrollId]);
    const before = await findClaimOfRecord(db, scrollId, record.answerRecordId);
    if (before) return before;
    if (!isSuccess(record)) return undefined;
    for (const { rewardId } of await listDrawable(db, scrollId)) {
      // Locked before it is looked at closely: it may have been closed, changed or used up since it was listed.
      const reward = await lockReward(db, rewardId);
      if (!reward || !DRAWABLE.includes(reward.state) || !(await isFor(db, reward, record))) continue;
      if (await hasLeftItsPayer(db, reward)) continue;
      await draw(db, platform, reward, drawer);
      break;
    }
    return findClaimOfRecord(db, scrollId, record.answerRecordId);
  });
}

const DRAWABLE: readonly RewardRow['state'][] = ['issuing', 'used-up'];

/** The enterprise paid for a survey of its own, which is somebody else's now: closed, until who may spend its money opens it. */
async function hasLeftItsPayer(db: Queryable, { rewardId, scrollId, paidIn }: RewardRow): Promise<boolean> {
  if (paidIn === null || (await findHome(db, scrollId)) === paidIn) return false;
  await writeState(db, rewardId, 'closed');
  return true;
}

const isSuccess = ({ status, isSubmit, setAside }: TurnRecord) =>
  status === answerStatus.success && isSubmit && setAside === null;

async function draw(db: Queryable, { clock }: Platform, reward: RewardRow, drawer: Drawer): Promise<void> {
  const { scrollId, record, personMark, device, clientAddress } = drawer;
  const { rewardId, kind } = reward;
  const now = clock.now();
  const claimId = newId();
  const { answerRecordId, linkCode, channel } = record;
  const person = { personMark, device, clientAddress, linkCode, channel };
  if (!(await insertClaim(db, { claimId, rewardId, scrollId, answerRecordId, drawnAt: now, ...person }))) return;
  if (randomFraction() * 100 >= reward.probability) return;
  const share = await takeShare(db, rewardId, claimId);
  if (!(await hasShareLeft(db, rewardId))) await writeState(db, rewardId, 'used-up');
  if (!share) return;
  const alike = await countAlike(db, { rewardId, claimId, device, clientAddress });
  const { suspicions, isHeld } = judgeClaim(reward, { flags: record.flags, alike });
  // A code is theirs with the row: there is nothing to be handed over, and nothing to come back.
  const state = isHeld ? 'held' : kind === 'codes' ? 'paid' : 'due';
  await writeDrawn(db, claimId, {
    state,
    suspicions,
    place: share.place,
    amountFen: share.amountFen ?? 0,
    dueUntil: state === 'due' ? new Date(now.getTime() + DUE_MS) : null,
    settledAt: state === 'paid' ? now : null,
  });
}
