import { consoleTexts } from '@wenshu/texts/console/frame';
import { operatedMoneyTexts } from '@wenshu/texts/console/money';
import { PageTitle, Tabs } from '@wenshu/ui';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import look from '../../../app/looks/page.module.css';
import rows from '../kit/rows.module.css';
import { Books } from './books.tsx';
import { Demonstration } from './demonstration.tsx';
import { Packages } from './packages.tsx';
import { Payments } from './payments.tsx';

const tabs = ['payments', 'packages', 'books'] as const;
const content = { payments: Payments, packages: Packages, books: Books };

/** /operator/money: what was paid and given back, what is sold, and whether the books are right. */
export default function MoneyRoom() {
  const t = useTexts(operatedMoneyTexts);
  const frame = useTexts(consoleTexts);
  const [tab, setTab] = useState<(typeof tabs)[number]>('payments');
  const Content = content[tab];
  return (
    <div className={look.page}>
      <PageTitle title={frame.rooms.money} lead={t.lead} />
      <Demonstration />
      <Tabs label={t.tabs} tabs={tabs.map(key => ({ key, label: t.tab[key] }))} selected={tab} onSelect={setTab}>
        <div className={rows.panel}>
          <Content />
        </div>
      </Tabs>
    </div>
  );
}
