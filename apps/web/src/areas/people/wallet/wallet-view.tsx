import { useSearch } from '@tanstack/react-router';
import type { LedgerUnit, TopUp } from '@wenshu/api-contract';
import { amountText, walletTexts } from '@wenshu/texts/people/wallet';
import { Tabs } from '@wenshu/ui';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { Field } from '../../../app/forms/field.tsx';
import { language, useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { mayIn, useEnterprises } from '../../../app/team/use-enterprise.ts';
import { PayDialog } from './pay-dialog.tsx';
import { Receipt } from './receipt.tsx';
import { Statement } from './statement.tsx';
import { TopUpDialog } from './top-up-dialog.tsx';
import { TopUps } from './top-ups.tsx';
import { useBalances, type Whose } from './use-wallet.ts';
import classes from './wallet.module.css';

interface Search {
  /** The order whose receipt is shown. */
  readonly receipt?: string;
  /** Somebody was sent here to top up this. */
  readonly topUp?: string;
}

/** /user?view=wallet: what one has, topping it up, and where it went (S2.53). */
export function WalletView() {
  const { receipt, topUp } = useSearch({ strict: false }) as Search;
  return receipt === undefined ? <Wallet wanted={topUp} /> : <Receipt orderNumber={String(receipt)} />;
}

const tabs = ['statement', 'orders'] as const;
const units = ['points', 'fen'] as const satisfies readonly LedgerUnit[];

function Wallet({ wanted }: { readonly wanted: string | undefined }) {
  const t = useTexts(walletTexts);
  const [whose, setWhose] = useState<Whose>(undefined);
  const [tab, setTab] = useState<(typeof tabs)[number]>('statement');
  const [isChoosing, setChoosing] = useState(wanted !== undefined);
  const [paying, setPaying] = useState<TopUp>();
  const balances = useBalances(whose);
  const name = useNameOf(whose);
  return (
    <>
      <p className={classes.lead}>{t.lead}</p>
      <WhoseWallet whose={whose} onChange={setWhose} />
      <Loaded of={balances} words={t}>
        {({ way, ...held }) => (
          <>
            <div className={classes.head}>
              <dl className={classes.balances} aria-label={t.balances}>
                {shownUnits(whose, held).map(unit => (
                  <div key={unit}>
                    <dt>{t.units[unit]}</dt>
                    <dd>{amountText[language]({ unit, amount: held[unit] })}</dd>
                  </div>
                ))}
              </dl>
              {way !== null && (
                <Button type="primary" size="large" onClick={() => setChoosing(true)}>
                  {t.topUp}
                </Button>
              )}
            </div>
            {way === null && <p className={classes.notice}>{t.off}</p>}
            {way === 'till' && <p className={classes.notice}>{t.till}</p>}
            {way !== null && isChoosing && (
              <TopUpDialog
                whose={whose}
                name={name}
                first={wanted === 'fen' ? 'fen' : 'points'}
                onClose={() => setChoosing(false)}
                onOrdered={order => {
                  setChoosing(false);
                  setPaying(order);
                }}
              />
            )}
          </>
        )}
      </Loaded>
      <Tabs label={t.tabs.label} tabs={tabs.map(key => ({ key, label: t.tabs[key] }))} selected={tab} onSelect={setTab}>
        <div className={classes.panel}>
          {tab === 'statement' ? (
            <Statement key={whose ?? ''} whose={whose} />
          ) : (
            <TopUps key={whose ?? ''} whose={whose} onPay={setPaying} />
          )}
        </div>
      </Tabs>
      {paying && (
        <PayDialog
          order={paying}
          onAgain={() => {
            setPaying(undefined);
            setChoosing(true);
          }}
          onClose={() => setPaying(undefined)}
        />
      )}
    </>
  );
}

/** An enterprise has points only from before they were a person’s alone. */
const shownUnits = (whose: Whose, { points }: { readonly points: number }): readonly LedgerUnit[] =>
  whose === undefined || points > 0 ? units : ['fen'];

function useNameOf(whose: Whose): string | undefined {
  return useEnterprises().data?.find(({ enterpriseId }) => enterpriseId === whose)?.name;
}

const OWN = '';

/** Only where there is a choice: those who may spend for an enterprise. */
function WhoseWallet({ whose, onChange }: { readonly whose: Whose; onChange(whose: Whose): void }) {
  const t = useTexts(walletTexts);
  const shared = useEnterprises().data?.filter(one => mayIn(one, 'enterprise.spend')) ?? [];
  if (shared.length === 0) return null;
  return (
    <div className={classes.whose}>
      <Field label={t.whose}>
        {control => (
          <Select
            {...control}
            value={whose ?? OWN}
            onChange={chosen => onChange(chosen === OWN ? undefined : chosen)}
            options={[
              { value: OWN, label: t.own },
              ...shared.map(({ enterpriseId, name }) => ({ value: enterpriseId, label: name })),
            ]}
          />
        )}
      </Field>
    </div>
  );
}
