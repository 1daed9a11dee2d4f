import { reviewTexts } from '@wenshu/texts/console/reviews';
import { Tabs } from '@wenshu/ui';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import look from '../../../app/looks/page.module.css';
import { Room } from '../kit/room.tsx';
import rows from '../kit/rows.module.css';
import { useMayOperate } from '../kit/seat.ts';
import { useChosen } from '../kit/use-chosen.ts';
import { Addresses } from './addresses.tsx';
import { History } from './history.tsx';
import { MailDetail } from './mail-detail.tsx';
import { Mails } from './mails.tsx';
import { Packets } from './packets.tsx';
import { SampleOrders } from './sample-orders.tsx';

const tabs = ['mails', 'samples', 'packets', 'addresses', 'history'] as const;
type Tab = (typeof tabs)[number];

/** /operator/reviews: what waits for somebody of the platform, and what was decided. */
export default function ReviewsRoom() {
  const t = useTexts(reviewTexts);
  const may = useMayOperate();
  const [tab, setTab] = useState<Tab>('mails');
  const { id, choose, leave } = useChosen();
  // An address is somebody's: only whoever may do something about it looks it up.
  const shown = tabs.filter(key => key !== 'addresses' || may('reviews.decide'));
  if (id !== undefined)
    return (
      <div className={look.page}>
        <MailDetail taskId={id} onBack={leave} />
      </div>
    );
  return (
    <Room name="reviews" lead={t.lead}>
      <Tabs label={t.tabs} tabs={shown.map(key => ({ key, label: t.tab[key] }))} selected={tab} onSelect={setTab}>
        <div className={rows.panel}>
          {tab === 'mails' && <Mails onChoose={choose} />}
          {tab === 'samples' && <SampleOrders />}
          {tab === 'packets' && <Packets />}
          {tab === 'addresses' && <Addresses />}
          {tab === 'history' && <History />}
        </div>
      </Tabs>
    </Room>
  );
}
