import type { CallInput, RewardKind, rewardCalls } from '@wenshu/api-contract';
import type { Actor } from '../../../authorisation/actor.ts';
import { requireRight } from '../../../authorisation/authorise.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import type { RewardMoney } from './reward.repository.ts';

type Payer = Pick<RewardMoney, 'payerKind' | 'payerId'>;

export function payerOf(actor: Actor, payer: CallInput<typeof rewardCalls.createReward>['payer']): Payer {
  return payer.kind === 'person'
    ? { payerKind: 'person', payerId: actor.personId }
    : { payerKind: 'enterprise', payerId: payer.enterpriseId };
}

/** Nobody puts money where it cannot be received: no way of paying out is set up here. */
export function requireReceiving({ payout }: Pick<Platform, 'payout'>, kind: RewardKind): void {
  if (kind !== 'codes' && !payout) throw new Refusal('rewardNotReceivable');
}

/** A person's own money leaves by nobody but them; an enterprise's by who may spend it, at the moment it is spent. */
export async function requirePayer(db: Queryable, actor: Actor, { payerKind, payerId }: Payer): Promise<void> {
  if (payerKind === 'enterprise')
    return requireRight(db, actor, 'enterprise.spend', { kind: 'enterprise', id: payerId });
  if (payerId !== actor.personId) throw new Refusal('rewardPayerRefused', { field: 'payer' });
}
