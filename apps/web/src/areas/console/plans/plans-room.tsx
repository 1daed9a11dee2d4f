import { operatedPlanTexts } from '@wenshu/texts/console/plans';
import { Tabs } from '@wenshu/ui';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { Room } from '../kit/room.tsx';
import rows from '../kit/rows.module.css';
import { useMayOperate } from '../kit/seat.ts';
import { Licences } from './licences.tsx';
import { Points } from './points.tsx';
import { PriceList } from './price-list.tsx';

const tabs = ['plans', 'licences', 'points'] as const;
const content = { plans: PriceList, licences: Licences, points: Points };

/** /operator/plans: the price list, what is licensed beside it, and points for SMS. */
export default function PlansRoom() {
  const t = useTexts(operatedPlanTexts);
  const may = useMayOperate();
  const [tab, setTab] = useState<(typeof tabs)[number]>('plans');
  const shown = tabs.filter(key => key !== 'points' || may('points.grant'));
  const Content = content[tab];
  return (
    <Room name="plans" lead={t.lead}>
      <Tabs label={t.tabs} tabs={shown.map(key => ({ key, label: t.tab[key] }))} selected={tab} onSelect={setTab}>
        <div className={rows.panel}>
          <Content />
        </div>
      </Tabs>
    </Room>
  );
}
