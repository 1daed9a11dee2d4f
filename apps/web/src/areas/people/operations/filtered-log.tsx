import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallData, OperationAction, operationCalls } from '@wenshu/api-contract';
import { operationTexts } from '@wenshu/texts/people/operations';
import { ActionButton } from '@wenshu/ui';
import { type ComponentProps, useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { useJobStarted } from '../jobs/use-job-started.ts';
import { type LogFilter, momentsOf, NO_FILTER } from './log-filter.ts';
import { LogFilters } from './log-filters.tsx';
import { LOG_SIZE, OperationList } from './operation-list.tsx';
import type { OperationTable } from './operation-table.tsx';
import classes from './operations.module.css';

/** Which lines are wanted, as the calls take it. */
export interface WantedLines {
  readonly userId?: string;
  readonly action?: OperationAction;
  readonly from?: number;
  readonly until?: number;
}

interface FilteredLogProps {
  /** Of what it is the log. */
  readonly of: string;
  readonly tells: ComponentProps<typeof OperationTable>['tells'];
  load(wanted: WantedLines & { page: number; size: number }): Promise<CallData<typeof operationCalls.list>>;
  startExport(wanted: WantedLines): Promise<unknown>;
}

/** What several people did, filtered, a page at a time, and as a file. */
export function FilteredLog({ of, tells, load, startExport }: FilteredLogProps) {
  const t = useTexts(operationTexts);
  const [filter, setFilter] = useState<LogFilter>(NO_FILTER);
  const [page, setPage] = useState(1);
  const jobStarted = useJobStarted();
  const wanted = (): WantedLines => {
    const { userId, action } = filter;
    return { ...(userId && { userId }), ...(action && { action }), ...momentsOf(filter, Date.now()) };
  };
  const log = useQuery({
    queryKey: ['log', of, filter, page],
    queryFn: () => load({ ...wanted(), page, size: LOG_SIZE }),
    placeholderData: keepPreviousData,
  });
  const change = (next: LogFilter) => {
    setFilter(next);
    setPage(1);
  };
  return (
    <>
      <div className={classes.bar}>
        <LogFilters filter={filter} people={log.data?.people ?? []} onChange={change} />
        <ActionButton kind="quiet" onClick={() => void startExport(wanted()).then(jobStarted, () => {})}>
          {t.export}
        </ActionButton>
      </div>
      <OperationList of={log} page={page} onPage={setPage} tells={tells} />
    </>
  );
}
