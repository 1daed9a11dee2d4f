import type { CallData, rewardCalls } from '@wenshu/api-contract';
import type { Actor } from '../../../authorisation/actor.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { listPersons } from '../../people/account/index.ts';
import { nameEnterprises } from '../../people/enterprises/index.ts';
import { balanceOf } from '../../people/ledger/index.ts';
import { listSpendable } from './payers.repository.ts';

type Payers = CallData<typeof rewardCalls.listPayers>;

/** The person's own account, and those of enterprises whose money they may spend. */
export async function listPayers(db: Queryable, { personId }: Actor): Promise<Payers> {
  const [person] = await listPersons(db, [personId]);
  const enterprises = await listSpendable(db, personId);
  const names = await nameEnterprises(db, enterprises);
  const payers: Payers = [
    {
      kind: 'person',
      enterpriseId: null,
      name: person?.nickName ?? '',
      balanceFen: await balanceOf(db, { kind: 'person', id: personId, unit: 'fen' }),
    },
  ];
  for (const id of enterprises) {
    const balanceFen = await balanceOf(db, { kind: 'enterprise', id, unit: 'fen' });
    payers.push({ kind: 'enterprise', enterpriseId: id, name: names.get(id) ?? '', balanceFen });
  }
  return payers;
}
