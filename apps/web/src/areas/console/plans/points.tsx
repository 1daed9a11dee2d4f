import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallData, checkAccount, MOST_POINTS, operatedPlanCalls, readAccount } from '@wenshu/api-contract';
import { consoleTexts } from '@wenshu/texts/console/frame';
import { operatedPlanTexts } from '@wenshu/texts/console/plans';
import { ledgerTexts } from '@wenshu/texts/people/ledger';
import { ListTable } from '@wenshu/ui';
import { Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { Field } from '../../../app/forms/field.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { PagedList } from '../../../app/lists/paged-list.tsx';
import { NumberInput } from '../../../app/number-input.tsx';
import { consoleClient } from '../kit/console-client.ts';
import { Facts } from '../kit/facts.tsx';
import rows from '../kit/rows.module.css';
import { PAGE_SIZE } from '../kit/use-paged.ts';
import { WhyDialog } from '../kit/why-dialog.tsx';

/** What an account has to send SMS with, how it came and went, and more of it. */
export function Points() {
  const { points: t, licences } = useTexts(operatedPlanTexts);
  const frame = useTexts(consoleTexts);
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [account, setAccount] = useState<string>();
  const [page, setPage] = useState(1);
  const isAccount = checkAccount(typed) === undefined;
  const points = useQuery({
    queryKey: ['operator-points', account, page],
    queryFn: () => consoleClient.call(operatedPlanCalls.points, { account: account ?? '', page, size: PAGE_SIZE }),
    enabled: account !== undefined,
    // Every look is kept in the log.
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  const find = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isAccount) return;
    setPage(1);
    setAccount(readAccount(typed));
  };
  return (
    <>
      <form className={rows.bar} onSubmit={find}>
        <div className={rows.search}>
          <Field label={t.account} problem={isAsked && !isAccount ? licences.accountWrong : undefined}>
            {control => (
              <Input {...control} value={typed} autoComplete="off" onChange={event => setTyped(event.target.value)} />
            )}
          </Field>
        </div>
        <Button htmlType="submit" type="primary" loading={points.isFetching}>
          {t.look}
        </Button>
      </form>
      {account === undefined ? (
        <p className={rows.soft}>{t.lead}</p>
      ) : (
        <PagedList of={points} words={frame} page={page} size={PAGE_SIZE} className={rows.pages} onPage={setPage}>
          {found => (
            <>
              <Balance found={found} />
              <Entries items={found.items} />
            </>
          )}
        </PagedList>
      )}
    </>
  );
}

type Found = CallData<typeof operatedPlanCalls.points>;

function Balance({ found }: { readonly found: Found }) {
  const { points: t } = useTexts(operatedPlanTexts);
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [points, setPoints] = useState<number | null>(null);
  const { userId, name, reach, balance, grantTime: seenTime } = found;
  return (
    <>
      <Facts
        label={name}
        facts={[
          [t.holder, `${name} · ${reach}`],
          [t.balance, balance],
        ]}
      />
      <div className={rows.acts}>
        <Button type="primary" onClick={() => setOpen(true)}>
          {t.grant}
        </Button>
      </div>
      {isOpen && (
        <WhyDialog
          title={t.grantOf({ name })}
          submit={t.grant}
          done={t.granted}
          isReady={points !== null}
          act={why => consoleClient.call(operatedPlanCalls.grantPoints, { userId, points: points ?? 0, seenTime, why })}
          refresh={() => client.invalidateQueries({ queryKey: ['operator-points'] })}
          onClose={() => setOpen(false)}
        >
          <Field label={t.count} hint={t.countHint({ most: MOST_POINTS })}>
            {control => (
              <NumberInput {...control} value={points} min={1} max={MOST_POINTS} precision={0} onChange={setPoints} />
            )}
          </Field>
        </WhyDialog>
      )}
    </>
  );
}

function Entries({ items }: Pick<Found, 'items'>) {
  const { points: t } = useTexts(operatedPlanTexts);
  const { causes } = useTexts(ledgerTexts);
  // What the contract of the desk says as a word.
  const reasons: Readonly<Record<string, string>> = causes;
  return (
    <ListTable
      label={t.list}
      rows={items.map((item, at) => ({ ...item, at }))}
      keyOf={({ at }) => String(at)}
      columns={[
        { key: 'reason', title: t.columns.reason, as: 'name', cell: ({ reason }) => reasons[reason] ?? t.otherReason },
        {
          key: 'change',
          title: t.columns.change,
          as: 'number',
          cell: ({ change }) => (change > 0 ? `+${change}` : change),
        },
        { key: 'balance', title: t.columns.balance, as: 'number', cell: ({ balance }) => balance },
        { key: 'time', title: t.columns.time, as: 'number', cell: ({ time }) => momentText(time) },
      ]}
    />
  );
}
