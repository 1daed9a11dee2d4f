import { useQueryClient } from '@tanstack/react-query';
import { operatedEnterpriseCalls, type WaitingOrder } from '@wenshu/api-contract';
import { operatedEnterpriseTexts } from '@wenshu/texts/console/enterprises';
import { teamTexts } from '@wenshu/texts/people/enterprises';
import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { consoleClient } from '../kit/console-client.ts';
import { PagedTable } from '../kit/paged-table.tsx';
import rows from '../kit/rows.module.css';
import { useMayOperate } from '../kit/seat.ts';
import { usePaged } from '../kit/use-paged.ts';
import { usePlanName } from '../kit/use-plans.ts';
import { WhyDialog } from '../kit/why-dialog.tsx';
import { OpenOrderDialog } from './open-order-dialog.tsx';

/** Orders of all enterprises that nobody has decided yet. */
export function WaitingOrders({ onChoose }: { onChoose(enterpriseId: string): void }) {
  const { orders: t, lookAt } = useTexts(operatedEnterpriseTexts);
  const { orders: words } = useTexts(teamTexts);
  const may = useMayOperate();
  const client = useQueryClient();
  const nameOf = usePlanName();
  const [open, setOpen] = useState<{ readonly order: WaitingOrder; readonly does: 'open' | 'decline' }>();
  const orders = usePaged(['operator-orders'], asked =>
    consoleClient.call(operatedEnterpriseCalls.orders, asked, { quiet: true }),
  );
  const refresh = () => client.invalidateQueries({ queryKey: ['operator-orders'] });
  const close = () => setOpen(undefined);
  const whatOf = ({ wish, seats, days }: WaitingOrder) => {
    const isSeats = wish === 'seats';
    const what = words.what({ seats, days, isSeats });
    return isSeats ? what : `${words.wish.renewal} · ${what}`;
  };
  return (
    <>
      <PagedTable
        of={orders}
        words={t}
        keyOf={({ orderNumber }) => orderNumber}
        columns={[
          {
            key: 'enterprise',
            title: t.columns.enterprise,
            as: 'name',
            cell: ({ enterpriseId, enterpriseName }) => (
              <Button
                className={rows.name!}
                type="link"
                aria-label={lookAt({ name: enterpriseName })}
                onClick={() => onChoose(enterpriseId)}
              >
                {enterpriseName}
              </Button>
            ),
          },
          { key: 'what', title: t.columns.what, as: 'words', cell: whatOf },
          { key: 'plan', title: t.columns.plan, cell: ({ planId }) => planId !== null && nameOf(planId) },
          { key: 'note', title: t.columns.note, as: 'words', cell: ({ note }) => note },
          {
            key: 'time',
            title: t.columns.time,
            as: 'number',
            cell: ({ requestTime }) => momentText(requestTime),
          },
          { key: 'number', title: t.columns.number, cell: ({ orderNumber }) => orderNumber },
          ...(may('orders.decide')
            ? [
                {
                  key: 'act',
                  title: t.columns.act,
                  as: 'bare' as const,
                  cell: (order: WaitingOrder) => (
                    <>
                      <Button
                        type="link"
                        aria-label={t.openOf({ number: order.orderNumber })}
                        onClick={() => setOpen({ order, does: 'open' })}
                      >
                        {t.open}
                      </Button>
                      <Button
                        type="link"
                        danger
                        aria-label={t.declineOf({ number: order.orderNumber })}
                        onClick={() => setOpen({ order, does: 'decline' })}
                      >
                        {t.decline}
                      </Button>
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
      {open?.does === 'open' && (
        <OpenOrderDialog order={open.order} what={whatOf(open.order)} refresh={refresh} onClose={close} />
      )}
      {open?.does === 'decline' && (
        <WhyDialog
          title={t.declineOf({ number: open.order.orderNumber })}
          text={t.declineText}
          submit={t.decline}
          done={t.declined}
          isDanger
          act={why => consoleClient.call(operatedEnterpriseCalls.decline, { orderNumber: open.order.orderNumber, why })}
          refresh={refresh}
          onClose={close}
        />
      )}
    </>
  );
}
