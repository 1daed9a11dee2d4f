import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { operationCalls } from '@wenshu/api-contract';
import { operationTexts } from '@wenshu/texts/people/operations';
import { useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { type LogFilter, momentsOf, NO_FILTER } from './log-filter.ts';
import { LogFilters } from './log-filters.tsx';
import { LOG_SIZE, OperationList } from './operation-list.tsx';
import classes from './operations.module.css';

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
      <OperationList of={log} page={page} onPage={setPage} tells={['object']} />
    </>
  );
}
