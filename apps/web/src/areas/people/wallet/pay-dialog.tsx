import { useQuery } from '@tanstack/react-query';
import { type TopUp, walletCalls } from '@wenshu/api-contract';
import { amountText, walletTexts, yuan } from '@wenshu/texts/people/wallet';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { again } from '../../../app/actions/again.ts';
import { pauses } from '../../../app/actions/pauses.ts';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { ViewDialog } from '../../../app/forms/view-dialog.tsx';
import { language, useTexts } from '../../../app/language/language.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { leftText } from './left-text.ts';
import { useRefreshWallet, walletKey } from './use-wallet.ts';
import classes from './wallet.module.css';

interface PayDialogProps {
  readonly order: TopUp;
  onAgain(): void;
  onClose(): void;
}

/** The code to pay by, and how the order stands while somebody pays it elsewhere. */
export function PayDialog({ order: begun, onAgain, onClose }: PayDialogProps) {
  const { pay: t } = useTexts(walletTexts);
  const refresh = useRefreshWallet();
  const { orderNumber } = begun;
  const asked = useQuery({
    queryKey: walletKey('order', orderNumber),
    queryFn: () => client.call(walletCalls.get, { orderNumber }, { quiet: true }),
    ...(begun.payPicture !== null && { initialData: begun }),
    refetchInterval: again(data => (data && data.state !== 'waiting' ? undefined : 'calm')),
  });
  const order = asked.data ?? begun;
  const isOver = order.state !== 'waiting';
  // Once, when it is over: what it is about has changed elsewhere on the page.
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    if (isOver) void latest.current();
  }, [isOver]);
  return (
    <ViewDialog title={t.title} width={420} isMaskClosing={false} onClose={onClose}>
      <div className={classes.pay}>
        <p className={classes.price}>{yuan(order.priceFen)}</p>
        {order.state === 'waiting' ? (
          <Waiting order={order} isStale={asked.isError} onClose={onClose} />
        ) : (
          <Ended order={order} onAgain={onAgain} onClose={onClose} />
        )}
      </div>
    </ViewDialog>
  );
}

interface WaitingProps {
  readonly order: TopUp;
  readonly isStale: boolean;
  onClose(): void;
}

function Waiting({ order, isStale, onClose }: WaitingProps) {
  const { pay: t, till } = useTexts(walletTexts);
  const refresh = useRefreshWallet();
  const left = useLeft(order.expireTime);
  const { orderNumber, payPicture, payCode, way } = order;
  const { isBusy, run } = useAction(() => client.call(walletCalls.cancel, { orderNumber }), {
    refresh,
    onDone: onClose,
  });
  return (
    <>
      {way === 'till' && <p className={classes.notice}>{till}</p>}
      {payPicture !== null && <img src={payPicture} alt={t.code} width="220" height="220" />}
      <p>{t.scan[way]}</p>
      {way === 'till' && payCode !== null && (
        <p>
          <a href={payCode} target="_blank" rel="noreferrer">
            {t.open}
          </a>
        </p>
      )}
      <p role="status" className={classes.soft}>
        {isStale ? t.stale : t.waiting}
      </p>
      <p className={classes.soft}>{t.left({ time: leftText(left) })}</p>
      <div className={classes.acts}>
        <Button onClick={onClose}>{t.later}</Button>
        <Button type="text" danger loading={isBusy} onClick={() => void run()}>
          {t.giveUp}
        </Button>
      </div>
    </>
  );
}

function Ended({ order, onAgain, onClose }: { readonly order: TopUp; onAgain(): void; onClose(): void }) {
  const { pay: t } = useTexts(walletTexts);
  const { state, orderNumber, unit, amount } = order;
  const isPaid = state === 'paid';
  const words = {
    paid: [t.paid, t.paidText({ amount: amountText[language]({ unit, amount }) })],
    expired: [t.expired, t.expiredText],
    failed: [t.failed, t.failedText],
    waiting: ['', ''],
  }[state];
  return (
    <div role="status">
      <p className={isPaid ? classes.good : classes.bad}>{words[0]}</p>
      <p>{words[1]}</p>
      <div className={classes.acts}>
        {isPaid ? (
          <>
            <AppLink to={`/user?view=wallet&receipt=${orderNumber}`}>{t.receipt}</AppLink>
            <Button type="primary" onClick={onClose}>
              {t.done}
            </Button>
          </>
        ) : (
          <Button type="primary" onClick={onAgain}>
            {t.again}
          </Button>
        )}
      </div>
    </div>
  );
}

function useLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), pauses.moving);
    return () => clearInterval(timer);
  }, []);
  return until - now;
}
