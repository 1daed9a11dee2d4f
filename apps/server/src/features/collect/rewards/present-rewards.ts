import type { Reward } from '@wenshu/api-contract';
import type { Actor } from '../../../authorisation/actor.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { nameQuestionnaires } from '../../design/questionnaire-design/index.ts';
import { listPersons } from '../../people/account/index.ts';
import { nameEnterprises } from '../../people/enterprises/index.ts';
import { balanceOf } from '../../people/ledger/index.ts';
import { findChannel, nameLink } from '../links/index.ts';
import { type ClaimCounts, countClaims } from './claim.repository.ts';
import { packetAccount } from './paying/reward-money.ts';
import { findReward, type RewardRow } from './reward.repository.ts';
import { presentTarget } from './reward-target.ts';
import { countLeft } from './share.repository.ts';

const NOBODY: ClaimCounts = { receivedCount: 0, receivedFen: 0, openCount: 0, heldCount: 0 };

export async function presentOne(
  db: Queryable,
  actor: Actor,
  { scrollId, rewardId }: { readonly scrollId: string; readonly rewardId: string },
): Promise<Reward> {
  const row = await findReward(db, rewardId);
  if (row?.scrollId !== scrollId) throw new Refusal('rewardNotFound', { field: 'rewardId' });
  const [reward] = await presentRewards(db, actor, [row]);
  if (!reward) throw new Refusal('rewardNotFound', { field: 'rewardId' });
  return reward;
}

export async function presentRewards(db: Queryable, actor: Actor, rows: readonly RewardRow[]): Promise<Reward[]> {
  const ids = rows.map(({ rewardId }) => rewardId);
  const [counts, left] = [await countClaims(db, ids), await countLeft(db, ids)];
  const surveys = await nameQuestionnaires(
    db,
    rows.map(({ scrollId }) => scrollId),
  );
  const payers = await namePayers(db, rows);
  const shown: Reward[] = [];
  for (const row of rows) {
    const { receivedCount, receivedFen, openCount, heldCount } = counts.get(row.rewardId) ?? NOBODY;
    const { rewardId, scrollId, name, kind, state, reason, probability, perDevice, perAddress, holdsSuspicious } = row;
    shown.push({
      rewardId,
      scrollId,
      name,
      kind,
      state,
      reason,
      probability,
      perDevice,
      perAddress,
      holdsSuspicious,
      surveyName: surveys.get(scrollId) ?? '',
      target: presentTarget(row),
      link: row.targetKind === 'link' ? `/s/${row.targetCode}` : null,
      targetName: await nameTarget(db, row),
      count: row.packets,
      totalFen: row.totalFen,
      eachFen: row.eachFen,
      receivedCount,
      receivedFen,
      openCount,
      heldCount,
      leftCount: left.get(rewardId) ?? 0,
      balanceFen: row.kind === 'codes' ? 0 : await balanceOf(db, packetAccount(rewardId)),
      payer: {
        kind: row.payerKind,
        enterpriseId: row.payerKind === 'enterprise' ? row.payerId : null,
        name: payers.get(row.payerId) ?? '',
        isOwn: row.payerKind === 'person' && row.payerId === actor.personId,
      },
      createTime: row.createdAt.getTime(),
    });
  }
  return shown;
}

export async function nameTarget(db: Queryable, { targetKind, targetCode }: RewardRow): Promise<string> {
  if (targetKind === 'link') return (await nameLink(db, targetCode)) ?? '';
  if (targetKind === 'channel') return (await findChannel(db, targetCode))?.name ?? '';
  return targetCode;
}

async function namePayers(db: Queryable, rows: readonly RewardRow[]): Promise<ReadonlyMap<string, string>> {
  const idsOf = (kind: RewardRow['payerKind']) =>
    rows.filter(({ payerKind }) => payerKind === kind).map(({ payerId }) => payerId);
  const names = new Map(await nameEnterprises(db, idsOf('enterprise')));
  for (const { id, nickName } of await listPersons(db, idsOf('person'))) names.set(id, nickName);
  return names;
}
