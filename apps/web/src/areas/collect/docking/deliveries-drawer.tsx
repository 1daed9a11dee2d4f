import { type Delivery, type DeliveryState, type DockingKey, deliveryStates, dockingCalls } from '@wenshu/api-contract';
import { dockingTexts } from '@wenshu/texts/collect/docking';
import { EmptyState, type ListColumn, ListTable, StatusTag, type StatusTone } from '@wenshu/ui';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { FilterSelect } from '../../../app/lists/filter-select.tsx';
import { PagedList } from '../../../app/lists/paged-list.tsx';
import { notify } from '../../../app/notices/notices.ts';
import { timeText } from '../respondents/sent-words.ts';
import classes from '../sending/sending.module.css';
import { DELIVERIES_SHOWN, useDeliveries, useRefreshDocking } from './use-docking.ts';

interface DeliveriesDrawerProps {
  readonly scrollId: string;
  readonly docking: DockingKey;
  onClose(): void;
}

const tones: Readonly<Record<DeliveryState, StatusTone>> = { waiting: 'waiting', delivered: 'good', failed: 'bad' };
const momentText = (ms: number | null) => (ms === null ? '–' : timeText(ms));

/** What was pushed to one system, with the last answer or problem, and a way to push it again. */
export function DeliveriesDrawer({ scrollId, docking, onClose }: DeliveriesDrawerProps) {
  const t = useTexts(dockingTexts);
  const { keyId, name, isRevoked, pushAddress } = docking;
  const refresh = useRefreshDocking(scrollId);
  const [page, setPage] = useState(1);
  const [state, setState] = useState<DeliveryState>();
  const deliveries = useDeliveries(scrollId, keyId, state, page);
  const mayPush = !isRevoked && pushAddress !== '';
  const again = async (deliveryId?: string) => {
    try {
      const input = { scrollId, keyId, ...(deliveryId && { deliveryId }) };
      const { changed } = await client.call(dockingCalls.deliverAgain, input);
      notify.success(t.queued({ count: changed }));
    } catch {
      // The client has told it.
    }
    await refresh();
  };
  const columns: readonly ListColumn<Delivery>[] = [
    { key: 'created', title: t.columns.created, as: 'name', cell: ({ createTime }) => momentText(createTime) },
    {
      key: 'state',
      title: t.columns.state,
      as: 'words',
      cell: one => (
        <div>
          <StatusTag tone={tones[one.state]}>{t.deliveryStates[one.state]}</StatusTag>
          <LastProblem delivery={one} />
        </div>
      ),
    },
    { key: 'tries', title: t.columns.tries, as: 'number', cell: ({ tries }) => tries },
    {
      key: 'last',
      title: t.columns.last,
      cell: ({ deliveredTime, triedTime }) => momentText(deliveredTime ?? triedTime),
    },
    { key: 'next', title: t.columns.next, cell: ({ nextTime }) => momentText(nextTime) },
    {
      key: 'action',
      title: t.columns.action,
      as: 'bare',
      cell: ({ deliveryId }) =>
        mayPush && (
          <Button size="small" onClick={() => void again(deliveryId)}>
            {t.again}
          </Button>
        ),
    },
  ];
  return (
    <Drawer open size="large" title={t.logTitle({ name })} onClose={onClose}>
      <div className={classes.bar}>
        <FilterSelect
          className={classes.filter}
          label={t.columns.state}
          placeholder={t.everyState}
          value={state}
          options={deliveryStates.map(value => ({ value, label: t.deliveryStates[value] }))}
          onChange={wanted => {
            setState(wanted);
            setPage(1);
          }}
        />
        {mayPush && docking.deliveries.failed > 0 && <Button onClick={() => void again()}>{t.againAll}</Button>}
      </div>
      <PagedList
        of={deliveries}
        words={t}
        empty={<EmptyState title={t.logEmpty} text={t.logEmptyText} />}
        page={page}
        size={DELIVERIES_SHOWN}
        className={classes.pages}
        onPage={setPage}
      >
        {({ items }) => (
          <ListTable isBare label={t.log} rows={items} keyOf={({ deliveryId }) => deliveryId} columns={columns} />
        )}
      </PagedList>
    </Drawer>
  );
}

function LastProblem({ delivery: { lastProblem, lastStatus } }: { readonly delivery: Delivery }) {
  const t = useTexts(dockingTexts);
  if (lastProblem === null) return null;
  const status = lastStatus === null ? '' : ` (${t.httpStatus({ status: lastStatus })})`;
  return <p className={classes.why}>{`${t.problems[lastProblem]}${status}`}</p>;
}
