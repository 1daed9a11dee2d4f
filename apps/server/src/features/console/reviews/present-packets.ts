import type { PacketToReview } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { nameTarget, type RewardRow } from '../../collect/rewards/index.ts';
import { findQuestionnaire } from '../../design/questionnaire-design/index.ts';
import { hideReach, listPersons } from '../../people/account/index.ts';
import { nameEnterprises } from '../../people/enterprises/index.ts';

export async function presentPackets(db: Queryable, rows: readonly RewardRow[]): Promise<PacketToReview[]> {
  const surveys = await Promise.all(rows.map(({ scrollId }) => findQuestionnaire(db, scrollId)));
  const idsOf = (kind: RewardRow['payerKind']) =>
    rows.filter(({ payerKind }) => payerKind === kind).map(({ payerId }) => payerId);
  const people = await listPersons(db, [...idsOf('person'), ...surveys.flatMap(survey => survey?.creatorId ?? [])]);
  const persons = new Map(people.map(person => [person.id, person]));
  const enterprises = await nameEnterprises(db, idsOf('enterprise'));
  const targets = await Promise.all(rows.map(row => nameTarget(db, row)));
  return rows.flatMap(({ kind, packets, createdAt, ...row }, at) => {
    // Gift codes cost nothing and wait for nobody.
    if (kind === 'codes') return [];
    const owner = persons.get(surveys[at]?.creatorId ?? '');
    const { rewardId, name, totalFen, probability, payerKind, payerId, eachFen, approvedFen, targetKind } = row;
    const { perDevice, perAddress, holdsSuspicious } = row;
    return {
      rewardId,
      name,
      kind,
      totalFen,
      probability,
      payerKind,
      eachFen,
      approvedFen,
      targetKind,
      perDevice,
      perAddress,
      holdsSuspicious,
      targetName: targets[at] ?? '',
      link: targetKind === 'link' ? `/s/${row.targetCode}` : null,
      surveyName: surveys[at]?.name ?? '',
      count: packets,
      payerName: (payerKind === 'person' ? persons.get(payerId)?.nickName : enterprises.get(payerId)) ?? '',
      owner: owner ? { userId: owner.id, name: owner.nickName, reach: hideReach(owner) } : null,
      createTime: createdAt.getTime(),
    };
  });
}
