import type { SampleOrder } from '@wenshu/api-contract';
import { sampleTexts } from '@wenshu/texts/collect/samples';
import { useState } from 'react';
import { NoRight } from '../../../app/access/no-right.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { isForbidden } from '../../design/questionnaire/why-not-loaded.ts';
import { ChannelList } from '../channel-list.tsx';
import type { ChannelViewProps } from '../channel-view-props.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderForm } from './order-form.tsx';
import { useSampleOrders } from './use-samples.ts';

type Opened = { readonly does: 'order' } | { readonly does: 'cancel'; readonly order: SampleOrder };

/** Orders for people of the operator's panel, each with how far it has come (S1.8, S2.52). */
export default function SamplesView({ scrollId }: ChannelViewProps) {
  const t = useTexts(sampleTexts);
  const [opened, setOpened] = useState<Opened>();
  const orders = useSampleOrders(scrollId);
  const close = () => setOpened(undefined);
  if (isForbidden(orders.error)) return <NoRight title={t.notAllowed} failure={orders.error} onCome={orders.refetch} />;
  return (
    <ChannelList
      of={orders}
      words={t}
      keyOf={order => order.orderNumber}
      onCreate={() => setOpened({ does: 'order' })}
      draw={order => <OrderCard order={order} onCancel={() => setOpened({ does: 'cancel', order })} />}
    >
      {opened?.does === 'order' && <OrderForm scrollId={scrollId} onClose={close} />}
      {opened?.does === 'cancel' && <CancelDialog scrollId={scrollId} order={opened.order} onClose={close} />}
    </ChannelList>
  );
}
