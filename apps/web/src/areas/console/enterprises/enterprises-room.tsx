import { operatedEnterpriseTexts } from '@wenshu/texts/console/enterprises';
import { Tabs } from '@wenshu/ui';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import look from '../../../app/looks/page.module.css';
import { Room } from '../kit/room.tsx';
import rows from '../kit/rows.module.css';
import { useChosen } from '../kit/use-chosen.ts';
import { EnterpriseDetail } from './enterprise-detail.tsx';
import { EnterpriseList, type EnterpriseSearch } from './enterprise-list.tsx';
import { WaitingOrders } from './waiting-orders.tsx';

const tabs = ['orders', 'enterprises'] as const;

/** /operator/enterprises: what enterprises order, and how each of them stands. */
export default function EnterprisesRoom() {
  const t = useTexts(operatedEnterpriseTexts);
  const [tab, setTab] = useState<(typeof tabs)[number]>('orders');
  // Here and not in the list: whoever comes back from one finds what they had looked for.
  const [search, setSearch] = useState<EnterpriseSearch>({ typed: '', status: undefined, page: 1 });
  const { id, choose, leave } = useChosen();
  if (id !== undefined)
    return (
      <div className={look.page}>
        <EnterpriseDetail enterpriseId={id} onBack={leave} />
      </div>
    );
  return (
    <Room name="enterprises" lead={t.lead}>
      <Tabs label={t.tabs} tabs={tabs.map(key => ({ key, label: t.tab[key] }))} selected={tab} onSelect={setTab}>
        <div className={rows.panel}>
          {tab === 'orders' ? (
            <WaitingOrders onChoose={choose} />
          ) : (
            <EnterpriseList search={search} onSearch={setSearch} onChoose={choose} />
          )}
        </div>
      </Tabs>
    </Room>
  );
}
