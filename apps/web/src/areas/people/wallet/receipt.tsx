import { useQuery } from '@tanstack/react-query';
import { type TopUp, walletCalls } from '@wenshu/api-contract';
import { amountText, walletTexts, yuan } from '@wenshu/texts/people/wallet';
import { EmptyState } from '@wenshu/ui';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { client } from '../../../app/client.ts';
import { FactLines } from '../../../app/fact-lines.tsx';
import { language, useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { walletKey } from './use-wallet.ts';
import classes from './wallet.module.css';

/** /user?view=wallet&receipt=…: of one order that was paid; what is printed is the receipt alone. */
export function Receipt({ orderNumber }: { readonly orderNumber: string }) {
  const { receipt: t, ...words } = useTexts(walletTexts);
  const order = useQuery({
    queryKey: walletKey('receipt', orderNumber),
    queryFn: () => client.call(walletCalls.get, { orderNumber }, { quiet: true }),
  });
  const back = <AppLink to="/user?view=wallet">{t.back}</AppLink>;
  return (
    <>
      <p className={classes.back}>{back}</p>
      <Loaded
        of={order}
        words={words}
        empty={{ isSo: ({ state }) => state !== 'paid', shows: <EmptyState title={t.notPaid} text={t.notPaidText} /> }}
      >
        {found => (
          <>
            <div className={classes.exports}>
              <Button type="primary" onClick={() => window.print()}>
                {t.print}
              </Button>
            </div>
            <Paper order={found} />
            {createPortal(
              <div className={classes.printed}>
                <Paper order={found} />
              </div>,
              document.body,
            )}
          </>
        )}
      </Loaded>
    </>
  );
}

function Paper({ order }: { readonly order: TopUp }) {
  const { receipt: t, own } = useTexts(walletTexts);
  const { unit, amount, refunds, priceFen, enterpriseId, enterpriseName, transaction, payTime, quantity } = order;
  const shown = (value: number) => amountText[language]({ unit, amount: value });
  const done = refunds.filter(({ state }) => state !== 'refused');
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t.number, order.orderNumber],
    [t.transaction, transaction],
    [t.for, enterpriseId === null ? own : (enterpriseName ?? t.gone)],
    [t.by, order.orderedBy ?? t.gone],
    [t.way, t.ways[order.way]],
    [t.what, order.name === '' ? shown(amount) : `${order.name} × ${quantity}`],
    [t.paidAt, payTime !== null && momentText(payTime)],
    [t.price, <strong key="price">{yuan(priceFen)}</strong>],
  ];
  return (
    <article className={classes.paper} aria-label={t.title}>
      <h3>{t.title}</h3>
      <dl>
        <FactLines facts={facts} />
      </dl>
      {refunds.length > 0 && (
        <>
          <h4>{t.refunds}</h4>
          <ul>
            {refunds.map(({ refundNumber, fen, amount: taken, state, reason, time }) => (
              <li key={refundNumber}>
                {t.refundOf({ fen, amount: shown(taken) })} · {t.refundStates[state]} · {momentText(time)}
                <br />
                {reason}
              </li>
            ))}
          </ul>
          <p>
            {t.net} <strong>{yuan(priceFen - done.reduce((sum, { fen }) => sum + fen, 0))}</strong>
          </p>
        </>
      )}
      <p className={classes.soft}>{t.note}</p>
    </article>
  );
}
