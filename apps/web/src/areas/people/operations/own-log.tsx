import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { operationCalls } from '@wenshu/api-contract';
import { operationTexts } from '@wenshu/texts/people/operations';
import { EmptyState } from '@wenshu/ui';
import { useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { ListPages } from '../../../app/list-pages.tsx';
import { Loaded } from '../../../app/loaded.tsx';
import { type LogFilter, momentsOf, NO_FILTER } from './log-filter.ts';
import { LogFilters } from './log-filters.tsx';
import { OperationTable } from './operation-table.tsx';
import classes from './operations.module.css';

export const LOG_SIZE = 20;

/** What the person's own account has done, wherever. */
export function OwnLog() {
  const t = useTexts(operationTexts);
  const [filter, setFilter] = useState<LogFilter>(NO_FILTER);
  const [page, setPage] = useState(1);
  const log = useQuery({
    queryKey: ['own-log', filter, page],
    queryFn: () => {
      const wanted = { ...(filter.action && { action: filter.action }), ...momentsOf(filter, Date.now()) };
      return client.call(operationCalls.own, { ...wanted, page, size: LOG_SIZE }, { quiet: true });
    },
    placeholderData: keepPreviousData,
  });
  const change = (next: LogFilter) => {
    setFilter(next);
    setPage(1);
  };
  return (
    <>
      <p className={classes.lead}>{t.ownLead}</p>
      <LogFilters filter={filter} onChange={change} />
      <Loaded
        of={log}
        words={t}
        empty={{ isSo: ({ total }) => total === 0, shows: <EmptyState title={t.empty} text={t.emptyText} /> }}
      >
        {({ items, total }) => (
          <>
            <OperationTable operations={items} tells={['object']} />
            <ListPages className={classes.pages!} page={page} size={LOG_SIZE} total={total} onPage={setPage} />
          </>
        )}
      </Loaded>
    </>
  );
}
