import type { RewardTarget } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findChannelsSurvey, findLinkSurvey } from '../links/index.ts';
import type { RewardRules } from './reward.repository.ts';

type Target = Pick<RewardRules, 'targetKind' | 'targetCode'>;

/** As it is kept; a link or a channel must be the survey's own. */
export async function requireTarget(db: Queryable, scrollId: string, target: RewardTarget): Promise<Target> {
  if (target.kind === 'survey') return { targetKind: 'survey', targetCode: '' };
  if (target.kind === 'people') return { targetKind: 'people', targetCode: target.label };
  const isLink = target.kind === 'link';
  const targetCode = isLink ? target.linkCode : target.channelCode;
  const owner = isLink ? await findLinkSurvey(db, targetCode) : await findChannelsSurvey(db, targetCode);
  if (owner !== scrollId) throw new Refusal('rewardTargetUnknown', { field: 'target' });
  return { targetKind: target.kind, targetCode };
}

export function presentTarget({ targetKind, targetCode }: Target): RewardTarget {
  switch (targetKind) {
    case 'survey':
      return { kind: 'survey' };
    case 'link':
      return { kind: 'link', linkCode: targetCode };
    case 'channel':
      return { kind: 'channel', channelCode: targetCode };
    case 'people':
      return { kind: 'people', label: targetCode };
  }
}

/** Nobody has a turn by this one who had none by the other. */
export const isWithin = (target: Target, other: Target): boolean =>
  other.targetKind === 'survey' ||
  (target.targetKind === other.targetKind &&
    (target.targetCode === other.targetCode || (other.targetKind === 'people' && other.targetCode === '')));
