import { type CallInput, REWARD_LIMITS, type RewardAction, type rewardCalls, statesFor } from '@wenshu/api-contract';
import type { Actor } from '../../../authorisation/actor.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { keepSurveys, lockSurvey } from '../../design/live-settings/index.ts';
import { requireRealMoney } from '../../people/payments/index.ts';
import { endReward } from './end-reward.ts';
import { fundPacket, returnToPayer } from './paying/reward-money.ts';
import {
  deleteReward,
  forgetGivenSince,
  growReward,
  insertReward,
  lockReward,
  type RewardRow,
  writeGiven,
  writePaidIn,
  writeReward,
  writeState,
  writeTarget,
} from './reward.repository.ts';
import { amountsOf, sharesOf } from './reward-amounts.ts';
import { payerOf, requirePayer, requireReceiving } from './reward-payer.ts';
import { isWithin, requireTarget } from './reward-target.ts';
import { countLeft, countShares, deleteFree, hasShareLeft, insertAmounts } from './share.repository.ts';
import { findHome } from './survey-home.repository.ts';

type Input<Name extends keyof typeof rewardCalls> = CallInput<(typeof rewardCalls)[Name]>;
interface Asked {
  readonly platform: Platform;
  readonly actor: Actor;
}

export async function createReward({ platform, actor }: Asked, input: Input<'createReward'>): Promise<string> {
  const { database, clock } = platform;
  const { scrollId, kind, target, payer, count: _, totalFen: __, eachFen: ___, ...rules } = input;
  requireReceiving(platform, kind);
  const amounts = amountsOf(kind, input);
  const paid = payerOf(actor, payer);
  await requirePayer(database.pool, actor, paid);
  const rewardId = newId();
  const most = REWARD_LIMITS.rewards;
  await database.transaction(async db => {
    if (!(await lockSurvey(db, scrollId))) throw new Refusal('questionnaireNotFound');
    const where = await requireTarget(db, scrollId, target);
    const row = { rewardId, scrollId, kind, ...rules, ...where, ...amounts, ...paid, createdAt: clock.now() };
    if (!(await insertReward(db, row, { personId: actor.personId, most })))
      throw new Refusal('tooManyRewards', { params: { most } });
  });
  return rewardId;
}

/** In a state where this may be done, and one after another. */
async function within<T>(
  { platform: { database } }: Pick<Asked, 'platform'>,
  { scrollId, rewardId }: { readonly scrollId: string; readonly rewardId: string },
  action: RewardAction | 'any',
  work: (db: Queryable, reward: RewardRow) => Promise<T>,
): Promise<T> {
  return database.transaction(async db => {
    await keepSurveys(db, [scrollId]);
    const reward = await lockReward(db, rewardId);
    if (reward?.scrollId !== scrollId) throw new Refusal('rewardNotFound', { field: 'rewardId' });
    if (action !== 'any' && !statesFor(reward.kind, action).includes(reward.state))
      throw new Refusal('rewardStateRefused');
    return work(db, reward);
  });
}

/** A rejected one goes to its review again; what it then costs more or less is paid, or comes back, in the same step. */
export function editReward(asked: Asked, input: Input<'editReward'>): Promise<void> {
  const { platform, actor } = asked;
  const { scrollId, rewardId, target, payer, count: _, totalFen: __, eachFen: ___, ...rules } = input;
  return within(asked, input, 'edit', async (db, reward) => {
    const isPaid = reward.state === 'rejected';
    const amounts = reward.kind === 'codes' ? reward : amountsOf(reward.kind, input);
    const { payerKind, payerId } = isPaid || !payer ? reward : payerOf(actor, payer);
    const paid = { payerKind, payerId };
    const { packets, totalFen, eachFen } = amounts;
    // Whoever paid is asked; who will pay is asked when they are named, and again when they do.
    if (isPaid || payerId !== reward.payerId) await requirePayer(db, actor, paid);
    if (isPaid && (await isPartlyDrawn(db, rewardId)) && isOther(amounts, reward))
      throw new Refusal('rewardPartlyGiven', { field: 'count' });
    const where = await requireTarget(db, scrollId, target);
    await writeReward(db, rewardId, { ...rules, ...where, packets, totalFen, eachFen, ...paid });
    if (!isPaid) return;
    if (!isOther(amounts, reward)) return writeState(db, rewardId, 'under-review', { isStep: true });
    const at = platform.clock.now();
    const [more, by] = [totalFen - reward.totalFen, actor.personId];
    if (more > 0) await requireRealMoney(platform);
    if (more > 0 && !(await fundPacket(db, reward, { fen: more, by, at }))) throw new Refusal('balanceTooLow');
    if (more < 0) await returnToPayer(db, reward, { fen: -more, by, at });
    await deleteFree(db, rewardId);
    await insertAmounts(db, rewardId, sharesOf(amounts));
    await writeState(db, rewardId, 'under-review', { isStep: true });
  });
}

type Amounts = Pick<RewardRow, 'packets' | 'totalFen' | 'eachFen'>;
const isOther = (one: Amounts, other: Amounts) =>
  one.packets !== other.packets || one.totalFen !== other.totalFen || one.eachFen !== other.eachFen;

/** Of one that was given out before its second review some may be gone: what is left cannot be divided as if it were all. */
const isPartlyDrawn = async (db: Queryable, rewardId: string) =>
  (await countShares(db, rewardId)) > ((await countLeft(db, [rewardId])).get(rewardId) ?? 0);

export function payReward(asked: Asked, input: Input<'payReward'>): Promise<void> {
  const { platform, actor } = asked;
  return within(asked, input, 'pay', async (db, reward) => {
    requireReceiving(platform, reward.kind);
    await requirePayer(db, actor, reward);
    await requireRealMoney(platform);
    const funded = { fen: reward.totalFen, by: actor.personId, at: platform.clock.now() };
    if (!(await fundPacket(db, reward, funded))) throw new Refusal('balanceTooLow');
    await insertAmounts(db, reward.rewardId, sharesOf(reward));
    await writePaidIn(db, reward.rewardId, await homeOf(db, reward));
    await writeState(db, reward.rewardId, 'under-review', { isStep: true });
  });
}

/** The enterprise that pays for a survey that stands in it; null of everything else. */
async function homeOf(db: Queryable, { scrollId, payerKind, payerId }: RewardRow): Promise<string | null> {
  return payerKind === 'enterprise' && (await findHome(db, scrollId)) === payerId ? payerId : null;
}

export function removeReward(asked: Asked, input: Input<'deleteReward'>): Promise<void> {
  return within(asked, input, 'delete', (db, { rewardId }) => deleteReward(db, rewardId));
}

export function switchReward(asked: Asked, input: Input<'switchReward'>): Promise<void> {
  const { platform, actor } = asked;
  return within(asked, input, input.isOpen ? 'open' : 'close', async (db, reward) => {
    const { rewardId, kind, paidIn } = reward;
    if (!input.isOpen) return writeState(db, rewardId, 'closed');
    if (paidIn !== null && (await homeOf(db, reward)) === null) {
      // The survey has left who pays for it: only who may spend their money lets it go on.
      await requirePayer(db, actor, reward);
      await writePaidIn(db, rewardId, null);
    }
    if (await hasShareLeft(db, rewardId))
      return writeGiven(db, rewardId, { state: 'issuing', at: platform.clock.now() });
    // Of gift codes nothing was uploaded yet; of packets the last was drawn while it was closed.
    if (kind === 'codes' && (await countShares(db, rewardId)) === 0) throw new Refusal('rewardHasNoCodes');
    return writeState(db, rewardId, 'used-up');
  });
}

/** Up to so many times what an operator saw, more can be added without another look. */
const APPROVED_TIMES = 2;

export function addToReward(asked: Asked, input: Input<'addToReward'>): Promise<void> {
  const { platform, actor } = asked;
  return within(asked, input, 'add-count', async (db, reward) => {
    const { rewardId, kind, eachFen } = reward;
    if (kind === 'codes') throw new Refusal('rewardStateRefused');
    const { count, totalFen } = input;
    if (reward.packets + count > REWARD_LIMITS.count)
      throw new Refusal('inputInvalid', {
        field: 'count',
        problem: { word: 'numberTooBig', maximum: REWARD_LIMITS.count },
      });
    requireReceiving(platform, kind);
    const more = amountsOf(kind, { count, totalFen, eachFen });
    await requirePayer(db, actor, reward);
    await requireRealMoney(platform);
    const funded = { fen: more.totalFen, by: actor.personId, at: platform.clock.now() };
    if (!(await fundPacket(db, reward, funded))) throw new Refusal('balanceTooLow');
    await insertAmounts(db, rewardId, sharesOf(more));
    await growReward(db, rewardId, more);
    const isBeyond = reward.totalFen + more.totalFen > APPROVED_TIMES * reward.approvedFen;
    await writeState(db, rewardId, isBeyond ? 'under-review' : reward.state, { isStep: true });
  });
}

export function returnReward(asked: Asked, input: Input<'returnReward'>): Promise<void> {
  const { platform, actor } = asked;
  return within(asked, input, 'return', (db, reward) =>
    endReward(db, reward, { by: actor.personId, at: platform.clock.now() }),
  );
}

/**
 * Where it is given out: any time before it has ended. Once it is paid for only its payer says so, since it is their money that others get then;
 * and for people whom the operator did not see it for, it waits for another look.
 */
export function retargetReward(asked: Asked, input: Input<'saveRedEnvelopeLink'>): Promise<void> {
  const { platform, actor } = asked;
  return within(asked, input, 'any', async (db, reward) => {
    const { rewardId, kind, state } = reward;
    if (state === 'ended') throw new Refusal('rewardStateRefused');
    const isPaid = kind !== 'codes' && state !== 'unpaid';
    if (isPaid) await requirePayer(db, actor, reward);
    const target = await requireTarget(db, input.scrollId, input.target);
    await writeTarget(db, rewardId, target);
    if (isWithin(target, reward) || state === 'unpaid') return;
    await forgetGivenSince(db, rewardId);
    if (!isPaid) return writeGiven(db, rewardId, { state, at: platform.clock.now() });
    if (state !== 'rejected') await writeState(db, rewardId, 'under-review');
  });
}

/** For what is done to a list of codes under its lock. */
export function withinCodes<T>(
  asked: Asked,
  input: Input<'addCodes'>,
  work: (db: Queryable, reward: RewardRow) => Promise<T>,
): Promise<T> {
  return within(asked, input, 'add-count', async (db, reward) => {
    if (reward.kind !== 'codes') throw new Refusal('rewardStateRefused');
    return work(db, reward);
  });
}
