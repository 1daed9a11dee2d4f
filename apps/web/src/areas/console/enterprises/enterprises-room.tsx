import { operatedEnterpriseTexts } from '@wenshu/texts/console/enterprises';
import { consoleTexts } from '@wenshu/texts/console/frame';
import { PageTitle, Tabs } from '@wenshu/ui';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import look from '../../../app/looks/page.module.css';
import rows from '../kit/rows.module.css';
import { useChosen } from '../kit/use-chosen.ts';
import { EnterpriseDetail } from './enterprise-detail.tsx';
import { EnterpriseList } from './enterprise-list.tsx';
import { WaitingOrders } from './waiting-orders.tsx';

const tabs = ['orders', 'enterprises'] as const;

/** /operator/enterprises: what enterprises order, and how each of them stands. */
export default function EnterprisesRoom() {
  const t = useTexts(operatedEnterpriseTexts);
  const frame = useTexts(consoleTexts);
  const [tab, setTab] = useState<(typeof tabs)[number]>('orders');
  const { id, choose, leave } = useChosen();
  if (id !== undefined)
    return (
      <div className={look.page}>
        <EnterpriseDetail enterpriseId={id} onBack={leave} />
      </div>
    );
  return (
    <div className={look.page}>
      <PageTitle title={frame.rooms.enterprises} lead={t.lead} />
      <Tabs label={t.tabs} tabs={tabs.map(key => ({ key, label: t.tab[key] }))} selected={tab} onSelect={setTab}>
        <div className={rows.panel}>
          {tab === 'orders' ? <WaitingOrders onChoose={choose} /> : <EnterpriseList onChoose={choose} />}
        </div>
      </Tabs>
    </div>
  );
}
