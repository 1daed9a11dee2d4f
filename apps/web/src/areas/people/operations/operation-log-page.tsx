import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { operationCalls, scrollCalls } from '@wenshu/api-contract';
import { operationTexts } from '@wenshu/texts/people/operations';
import { ActionButton, EmptyState, PageTitle } from '@wenshu/ui';
import { Select } from 'antd';
import { useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { ListPages } from '../../../app/list-pages.tsx';
import { Loaded } from '../../../app/loaded.tsx';
import { stringifySearch } from '../../../app/routes/search.ts';
import { useGo } from '../../../app/routes/use-go.ts';
import { useJobStarted } from '../jobs/use-job-started.ts';
import { type LogFilter, momentsOf, NO_FILTER } from './log-filter.ts';
import { LogFilters } from './log-filters.tsx';
import { OperationTable } from './operation-table.tsx';
import classes from './operations.module.css';
import { LOG_SIZE } from './own-log.tsx';

const PATH = '/team/workSpace/workSpace-log';

/** /team/workSpace/workSpace-log?scrollId=…: what was done to a survey of one's own, filtered, and as a file (P2.85). */
export default function OperationLogPage() {
  const t = useTexts(operationTexts);
  const { scrollId: named } = useSearch({ strict: false }) as { scrollId?: string };
  const { go } = useGo();
  const surveys = useQuery({
    queryKey: ['log-surveys'],
    queryFn: () => client.call(scrollCalls.list, {}, { quiet: true }),
  });
  return (
    <div className={classes.page}>
      <PageTitle title={t.title} lead={t.lead} />
      <Loaded of={surveys} words={t}>
        {all => {
          // Whoever can let others in reads it. Of one that is named, the server says whether that is so.
          const own = all.filter(({ isCreator, scrollId }) => isCreator || scrollId === named);
          const chosen = named ?? own[0]?.scrollId;
          if (chosen === undefined) return <EmptyState title={t.nothing} text={t.nothingText} />;
          return (
            <>
              <Select
                className={classes.survey!}
                aria-label={t.columns.object}
                value={chosen}
                showSearch={{ optionFilterProp: 'label' }}
                onChange={scrollId => go(`${PATH}${stringifySearch({ scrollId })}`)}
                options={own.map(({ scrollId, name }) => ({ value: scrollId, label: name }))}
              />
              <SurveyLog key={chosen} scrollId={chosen} />
            </>
          );
        }}
      </Loaded>
    </div>
  );
}

function SurveyLog({ scrollId }: { readonly scrollId: string }) {
  const t = useTexts(operationTexts);
  const [filter, setFilter] = useState<LogFilter>(NO_FILTER);
  const [page, setPage] = useState(1);
  const jobStarted = useJobStarted();
  const wanted = () => {
    const { userId, action } = filter;
    return { scrollId, ...(userId && { userId }), ...(action && { action }), ...momentsOf(filter, Date.now()) };
  };
  const log = useQuery({
    queryKey: ['survey-log', scrollId, filter, page],
    queryFn: () => client.call(operationCalls.list, { ...wanted(), page, size: LOG_SIZE }, { quiet: true }),
    placeholderData: keepPreviousData,
  });
  const change = (next: LogFilter) => {
    setFilter(next);
    setPage(1);
  };
  const exportAll = () => void client.call(operationCalls.export, wanted()).then(jobStarted, () => {});
  return (
    <>
      <div className={classes.bar}>
        <LogFilters filter={filter} people={log.data?.people ?? []} onChange={change} />
        <ActionButton kind="quiet" onClick={exportAll}>
          {t.export}
        </ActionButton>
      </div>
      <Loaded
        of={log}
        words={t}
        empty={{ isSo: ({ total }) => total === 0, shows: <EmptyState title={t.empty} text={t.emptyText} /> }}
      >
        {({ items, total }) => (
          <>
            <OperationTable operations={items} tells="account" />
            <ListPages className={classes.pages!} page={page} size={LOG_SIZE} total={total} onPage={setPage} />
          </>
        )}
      </Loaded>
    </>
  );
}
