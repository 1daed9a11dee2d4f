import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type OperatedPayment, operatedMoneyCalls, type TopUpState, topUpStates } from '@wenshu/api-contract';
import { consoleTexts } from '@wenshu/texts/console/frame';
import { operatedMoneyTexts } from '@wenshu/texts/console/money';
import { amountText, yuan } from '@wenshu/texts/people/wallet';
import { EmptyState, type ListColumn, ListTable, StatusTag, type StatusTone } from '@wenshu/ui';
import { Button, Input, Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { language, useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { ListPages } from '../../../app/list-pages.tsx';
import { Loaded } from '../../../app/loaded.tsx';
import { consoleClient } from '../kit/console-client.ts';
import rows from '../kit/rows.module.css';
import { useMayOperate } from '../kit/seat.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { StrayNotices } from './stray-notices.tsx';

const SIZE = 20;
const tones = { waiting: 'waiting', paid: 'good', expired: 'calm', failed: 'bad' } as const satisfies Record<
  TopUpState,
  StatusTone
>;

/** Every order to top up, with what was given back of it. */
export function Payments() {
  const { payments: t } = useTexts(operatedMoneyTexts);
  const frame = useTexts(consoleTexts);
  const client = useQueryClient();
  const [state, setState] = useState<TopUpState>();
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const [page, setPage] = useState(1);
  const [refunding, setRefunding] = useState<OperatedPayment>();
  const payments = useQuery({
    queryKey: ['operator-money', 'payments', state, text, page],
    queryFn: () =>
      consoleClient.call(operatedMoneyCalls.payments, {
        ...(state && { state }),
        ...(text && { text }),
        page,
        size: SIZE,
      }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <div className={rows.bar}>
        <div className={rows.search}>
          <Input
            aria-label={t.search}
            placeholder={t.search}
            allowClear
            value={typed}
            onChange={event => {
              setTyped(event.target.value);
              setPage(1);
            }}
          />
        </div>
        <Select<TopUpState>
          className={rows.filter!}
          aria-label={t.state}
          placeholder={t.all}
          allowClear
          value={state ?? null}
          onChange={chosen => {
            setState(chosen ?? undefined);
            setPage(1);
          }}
          options={topUpStates.map(value => ({ value, label: t.states[value] }))}
        />
      </div>
      <Loaded
        of={payments}
        words={frame}
        empty={{ isSo: ({ total }) => total === 0, shows: <EmptyState title={t.empty} text={t.emptyText} /> }}
      >
        {({ items, total, paidFen, refundedFen }) => (
          <>
            <div className={rows.bar}>
              <p className={rows.soft}>{t.sums({ paid: paidFen, refunded: refundedFen })}</p>
            </div>
            <PaymentTable items={items} onRefund={setRefunding} />
            <ListPages className={rows.pages!} page={page} size={SIZE} total={total} onPage={setPage} />
          </>
        )}
      </Loaded>
      <StrayNotices />
      {refunding && (
        <RefundDialog
          payment={refunding}
          refresh={() => client.invalidateQueries({ queryKey: ['operator-money'] })}
          onClose={() => setRefunding(undefined)}
        />
      )}
    </>
  );
}

interface PaymentTableProps {
  readonly items: readonly OperatedPayment[];
  onRefund(payment: OperatedPayment): void;
}

function PaymentTable({ items, onRefund }: PaymentTableProps) {
  const { payments: t } = useTexts(operatedMoneyTexts);
  const may = useMayOperate();
  const columns: readonly ListColumn<OperatedPayment>[] = [
    {
      key: 'holder',
      title: t.columns.holder,
      as: 'name',
      cell: ({ kind, name, reach }) => [name || t.gone, reach || t.kinds[kind]].join(' · '),
    },
    { key: 'what', title: t.columns.what, cell: ({ unit, amount }) => amountText[language]({ unit, amount }) },
    { key: 'price', title: t.columns.price, as: 'number', cell: ({ priceFen }) => yuan(priceFen) },
    {
      key: 'state',
      title: t.columns.state,
      cell: ({ state, way, paidOther }) => (
        <>
          <StatusTag tone={tones[state]}>{t.states[state]}</StatusTag>{' '}
          {paidOther === null ? t.way[way] : t.paidOther({ fen: paidOther })}
        </>
      ),
    },
    {
      key: 'refunds',
      title: t.columns.refunds,
      as: 'words',
      cell: ({ refunds }) =>
        refunds.map(({ refundNumber, fen, state, byName, problem, toldAfter }) => (
          <div key={refundNumber}>
            {t.refundLine({ fen, state: t.refundStates[state], by: byName })}
            {problem && <p className={rows.soft}>{t.refundProblem({ problem })}</p>}
            {toldAfter && <StatusTag tone="bad">{t.toldAfter[toldAfter]}</StatusTag>}
          </div>
        )),
    },
    { key: 'time', title: t.columns.time, as: 'number', cell: ({ orderTime }) => momentText(orderTime) },
    { key: 'number', title: t.columns.number, as: 'words', cell: ({ orderNumber }) => orderNumber },
  ];
  const act: ListColumn<OperatedPayment> = {
    key: 'act',
    title: t.columns.act,
    as: 'bare',
    cell: payment =>
      payment.refundable > 0 && (
        <Button
          type="link"
          danger
          aria-label={t.refundOf({ number: payment.orderNumber })}
          onClick={() => onRefund(payment)}
        >
          {t.refund}
        </Button>
      ),
  };
  return (
    <ListTable
      label={t.list}
      rows={items}
      keyOf={({ orderNumber }) => orderNumber}
      columns={may('money.refund') ? [...columns, act] : columns}
    />
  );
}
