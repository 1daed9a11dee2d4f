import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type TopUp, walletCalls } from '@wenshu/api-contract';
import { amountText, walletTexts, yuan } from '@wenshu/texts/people/wallet';
import { EmptyState, ListTable, StatusTag, type StatusTone } from '@wenshu/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { client } from '../../../app/client.ts';
import { language, useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { ListPages } from '../../../app/lists/list-pages.tsx';
import { Loaded } from '../../../app/loaded.tsx';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { ofWhose, type Whose, walletKey } from './use-wallet.ts';
import classes from './wallet.module.css';

const SIZE = 20;
const tones = { waiting: 'waiting', paid: 'good', expired: 'calm', failed: 'bad' } as const satisfies Record<
  string,
  StatusTone
>;

interface TopUpsProps {
  readonly whose: Whose;
  onPay(order: TopUp): void;
}

/** Every order, with its receipt, or the way to pay it. */
export function TopUps({ whose, onPay }: TopUpsProps) {
  const { orders: t, ...words } = useTexts(walletTexts);
  const [page, setPage] = useState(1);
  const orders = useQuery({
    queryKey: walletKey('orders', whose, page),
    queryFn: () => client.call(walletCalls.list, { ...ofWhose(whose), page, size: SIZE }, { quiet: true }),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded
      of={orders}
      words={words}
      empty={{ isSo: ({ total }) => total === 0, shows: <EmptyState title={t.empty} text={t.emptyText} /> }}
    >
      {({ items, total }) => (
        <>
          <ListTable
            label={t.list}
            rows={items}
            keyOf={({ orderNumber }) => orderNumber}
            columns={[
              {
                key: 'what',
                title: t.columns.what,
                as: 'name',
                cell: ({ unit, amount }) => amountText[language]({ unit, amount }),
              },
              { key: 'price', title: t.columns.price, as: 'number', cell: ({ priceFen }) => yuan(priceFen) },
              { key: 'state', title: t.columns.state, cell: order => <State order={order} /> },
              { key: 'time', title: t.columns.time, as: 'number', cell: ({ orderTime }) => momentText(orderTime) },
              { key: 'order', title: t.columns.order, as: 'words', cell: ({ orderNumber }) => orderNumber },
              { key: 'act', title: t.columns.act, as: 'bare', cell: order => <Act order={order} onPay={onPay} /> },
            ]}
          />
          <ListPages className={classes.pages!} page={page} size={SIZE} total={total} onPage={setPage} />
        </>
      )}
    </Loaded>
  );
}

function State({ order: { state, priceFen, refunds } }: { readonly order: TopUp }) {
  const { orders: t } = useTexts(walletTexts);
  const given = refunds.reduce((sum, { fen, state: how }) => (how === 'refused' ? sum : sum + fen), 0);
  const label = given === 0 ? t.states[state] : given < priceFen ? t.partly : t.refunded;
  return <StatusTag tone={given > 0 ? 'calm' : tones[state]}>{label}</StatusTag>;
}

function Act({ order, onPay }: { readonly order: TopUp; onPay(order: TopUp): void }) {
  const { orders: t } = useTexts(walletTexts);
  const { orderNumber, state } = order;
  if (state === 'paid')
    return (
      <AppLink to={`/user?view=wallet&receipt=${orderNumber}`} aria-label={`${t.receipt} ${orderNumber}`}>
        {t.receipt}
      </AppLink>
    );
  if (state !== 'waiting') return null;
  return (
    <Button type="link" className={classes.link!} onClick={() => onPay(order)}>
      {t.pay}
    </Button>
  );
}
