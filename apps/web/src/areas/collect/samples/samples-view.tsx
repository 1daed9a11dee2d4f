import type { SampleOrder } from '@wenshu/api-contract';
import { sampleTexts } from '@wenshu/texts/collect/samples';
import { ActionButton, EmptyState } from '@wenshu/ui';
import { useState } from 'react';
import { NoRight } from '../../../app/access/no-right.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { isForbidden } from '../../design/questionnaire/why-not-loaded.ts';
import type { ChannelViewProps } from '../channels/channel-view-props.ts';
import classes from '../sending/sending.module.css';
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
    <div className={classes.view}>
      <div className={classes.bar}>
        <div className={classes.lead}>
          <p>{t.lead}</p>
        </div>
        <ActionButton onClick={() => setOpened({ does: 'order' })}>{t.create}</ActionButton>
      </div>
      <Loaded
        of={orders}
        words={t}
        empty={{ isSo: list => list.length === 0, shows: <EmptyState title={t.empty} text={t.emptyText} /> }}
      >
        {list => (
          <ul className={classes.tasks}>
            {list.map(order => (
              <li key={order.orderNumber}>
                <OrderCard order={order} onCancel={() => setOpened({ does: 'cancel', order })} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {opened?.does === 'order' && <OrderForm scrollId={scrollId} onClose={close} />}
      {opened?.does === 'cancel' && <CancelDialog scrollId={scrollId} order={opened.order} onClose={close} />}
    </div>
  );
}
