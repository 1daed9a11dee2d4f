import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type LedgerCause, type LedgerUnit, ledgerCauses, type StatementLine, walletCalls } from '@wenshu/api-contract';
import { ledgerTexts } from '@wenshu/texts/people/ledger';
import { amountText, walletTexts } from '@wenshu/texts/people/wallet';
import { EmptyState, ListTable } from '@wenshu/ui';
import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { language, useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { ListPages } from '../../../app/lists/list-pages.tsx';
import { Loaded } from '../../../app/loaded.tsx';
import { useJobStarted } from '../jobs/use-job-started.ts';
import { momentsOf } from '../operations/log-filter.ts';
import { ofWhose, type Whose, walletKey } from './use-wallet.ts';
import classes from './wallet.module.css';

const SIZE = 20;

interface Filter {
  readonly unit: LedgerUnit;
  readonly cause: LedgerCause | undefined;
  /** Days; both count. */
  readonly from: string;
  readonly until: string;
}
const NO_FILTER: Omit<Filter, 'unit'> = { cause: undefined, from: '', until: '' };
const isFiltered = ({ cause, from, until }: Filter) => cause !== undefined || from !== '' || until !== '';

const askedOf = (whose: Whose, { unit, cause, from, until }: Filter) => ({
  ...ofWhose(whose),
  unit,
  ...(cause && { cause }),
  ...momentsOf({ userId: undefined, action: undefined, time: 'range', from, until }, Date.now()),
});

/** Line by line, what came and went. */
export function Statement({ whose }: { readonly whose: Whose }) {
  const { statement: t, ...words } = useTexts(walletTexts);
  const [filter, setFilter] = useState<Filter>({ unit: 'points', ...NO_FILTER });
  const [page, setPage] = useState(1);
  const lines = useQuery({
    queryKey: walletKey('statement', whose, filter, page),
    queryFn: () => client.call(walletCalls.statement, { ...askedOf(whose, filter), page, size: SIZE }, { quiet: true }),
    placeholderData: keepPreviousData,
  });
  const change = (next: Filter) => {
    setFilter(next);
    setPage(1);
  };
  const empty = isFiltered(filter)
    ? { title: t.emptyFiltered, text: t.emptyFilteredText }
    : { title: t.empty, text: t.emptyText };
  return (
    <>
      <Filters filter={filter} onChange={change} />
      <Exports whose={whose} filter={filter} />
      <Loaded of={lines} words={words} empty={{ isSo: ({ total }) => total === 0, shows: <EmptyState {...empty} /> }}>
        {({ items, total }) => (
          <>
            <Lines unit={filter.unit} items={items} />
            <ListPages className={classes.pages!} page={page} size={SIZE} total={total} onPage={setPage} />
          </>
        )}
      </Loaded>
    </>
  );
}

function Filters({ filter, onChange }: { readonly filter: Filter; onChange(filter: Filter): void }) {
  const { statement, units } = useTexts(walletTexts);
  const { causes } = useTexts(ledgerTexts);
  const t = statement.filter;
  return (
    <div className={classes.filters}>
      <Select
        className={classes.filter!}
        aria-label={t.unit}
        value={filter.unit}
        onChange={unit => onChange({ ...filter, unit })}
        options={(['points', 'fen'] as const).map(value => ({ value, label: units[value] }))}
      />
      <Select<LedgerCause>
        className={classes.filter!}
        aria-label={t.cause}
        placeholder={t.all}
        allowClear
        value={filter.cause ?? null}
        onChange={cause => onChange({ ...filter, cause: cause ?? undefined })}
        options={ledgerCauses.map(value => ({ value, label: causes[value] }))}
      />
      {(['from', 'until'] as const).map(end => (
        <Input
          key={end}
          type="date"
          className={classes.day!}
          aria-label={t[end]}
          value={filter[end]}
          onChange={event => onChange({ ...filter, [end]: event.target.value })}
        />
      ))}
      {isFiltered(filter) && (
        <Button type="text" onClick={() => onChange({ unit: filter.unit, ...NO_FILTER })}>
          {t.clear}
        </Button>
      )}
    </div>
  );
}

function Exports({ whose, filter }: { readonly whose: Whose; readonly filter: Filter }) {
  const { statement: t } = useTexts(walletTexts);
  const started = useJobStarted();
  const { isBusy, run } = useAction(
    (format: 'csv' | 'xlsx') => client.call(walletCalls.exportStatement, { ...askedOf(whose, filter), format }),
    { onDone: started },
  );
  return (
    <div className={classes.exports}>
      {(['xlsx', 'csv'] as const).map(format => (
        <Button key={format} disabled={isBusy} onClick={() => void run(format)}>
          {t.exportAs[format]}
        </Button>
      ))}
    </div>
  );
}

function Lines({ unit, items }: { readonly unit: LedgerUnit; readonly items: readonly StatementLine[] }) {
  const { statement: t } = useTexts(walletTexts);
  const { causes } = useTexts(ledgerTexts);
  const shown = (amount: number) => amountText[language]({ unit, amount });
  return (
    <ListTable
      label={t.list}
      rows={items}
      keyOf={({ lineId }) => String(lineId)}
      columns={[
        { key: 'cause', title: t.columns.cause, as: 'name', cell: ({ cause }) => causes[cause] },
        {
          key: 'amount',
          title: t.columns.amount,
          as: 'number',
          cell: ({ amount }) => (amount > 0 ? `+${shown(amount)}` : shown(amount)),
        },
        { key: 'balance', title: t.columns.balance, as: 'number', cell: ({ balance }) => shown(balance) },
        { key: 'time', title: t.columns.time, as: 'number', cell: ({ time }) => momentText(time) },
        { key: 'by', title: t.columns.by, cell: ({ by }) => by ?? t.platform },
        { key: 'about', title: t.columns.about, as: 'words', cell: ({ about }) => about },
      ]}
    />
  );
}
