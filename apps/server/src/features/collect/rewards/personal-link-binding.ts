import type { CallData, rewardCalls } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { countRespondents } from '../respondents/index.ts';
import { countClaims } from './claim.repository.ts';
import { countLabelled } from './people.repository.ts';
import { listRewards } from './reward.repository.ts';

/** What whoever comes by a one-to-one link can draw from: rewards for the name list, or a part of it by label, and those for everybody. */
export async function describeBinding(
  db: Queryable,
  scrollId: string,
): Promise<CallData<typeof rewardCalls.personalLinkBindInfo>> {
  const people = await countRespondents(db, scrollId);
  const rewards = (await listRewards(db, scrollId)).filter(
    ({ state, targetKind }) => state !== 'ended' && (targetKind === 'people' || targetKind === 'survey'),
  );
  const claims = await countClaims(
    db,
    rewards.map(({ rewardId }) => rewardId),
  );
  const items = [];
  for (const { rewardId, name, state, targetCode: label } of rewards) {
    const many = label === '' ? people : await countLabelled(db, scrollId, label);
    items.push({ rewardId, name, state, label, people: many, receivedCount: claims.get(rewardId)?.receivedCount ?? 0 });
  }
  return { people, items };
}
