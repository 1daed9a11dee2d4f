import { type Enterprise, type QuestionnaireStatus, taskKindNames, taskKinds } from '@wenshu/api-contract';
import { projectTexts } from '@wenshu/texts/design/projects';
import { teamTexts } from '@wenshu/texts/people/enterprises';
import { routeTexts } from '@wenshu/texts/routes';
import { ActionButton, actionClass, EmptyState } from '@wenshu/ui';
import { Select } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { ListPages } from '../../../app/lists/list-pages.tsx';
import { Loaded } from '../../../app/loaded.tsx';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { SearchField } from '../../../app/search-field.tsx';
import { InEnterprise } from '../../../app/team/in-enterprise.tsx';
import { useSettled } from '../../../app/use-settled.ts';
import classes from './projects.module.css';
import { TaskList } from './task-list.tsx';
import { useTasks } from './use-projects.ts';

const PAGE_SIZE = 50;
const statuses = ['editing', 'collecting', 'suspended', 'ended'] as const;

interface Filter {
  readonly text: string;
  readonly status?: QuestionnaireStatus | undefined;
  readonly workType?: number | undefined;
}
const NO_FILTER: Filter = { text: '' };

/** /team/workSpace/workSpace-task: every task of the enterprise that one sees (P2.31, P2.77). */
export default function TasksPage() {
  const { tasks: t } = useTexts(projectTexts);
  const title = useTexts(routeTexts)['/team/workSpace/workSpace-task'].title;
  return (
    <InEnterprise title={title} lead={t.lead}>
      {enterprise => <Tasks enterprise={enterprise} />}
    </InEnterprise>
  );
}

function Tasks({ enterprise: { enterpriseId } }: { readonly enterprise: Enterprise }) {
  const { tasks: t, statuses: names, clear } = useTexts(projectTexts);
  const words = useTexts(teamTexts);
  const projects = useTexts(routeTexts)['/team/workSpace/workSpace-project'].title;
  const [filter, setFilter] = useState(NO_FILTER);
  const [page, setPage] = useState(1);
  const tasks = useTasks({ enterpriseId, ...filter, text: useSettled(filter.text.trim()), page, pageSize: PAGE_SIZE });
  const change = (next: Filter) => {
    setFilter(next);
    setPage(1);
  };
  const isFiltered = filter.text !== '' || filter.status !== undefined || filter.workType !== undefined;
  const nothing = isFiltered ? (
    <EmptyState
      title={t.noneFound}
      text={t.noneFoundText}
      actions={<ActionButton onClick={() => change(NO_FILTER)}>{clear}</ActionButton>}
    />
  ) : (
    <EmptyState
      title={t.empty}
      text={t.emptyText}
      actions={
        <AppLink to="/team/workSpace/workSpace-project" className={actionClass()}>
          {projects}
        </AppLink>
      }
    />
  );
  return (
    <>
      <div className={classes.bar}>
        <SearchField
          className={classes.search}
          label={t.search}
          value={filter.text}
          onChange={text => change({ ...filter, text })}
        />
        <Select
          className={classes.order ?? ''}
          aria-label={t.type}
          allowClear
          placeholder={t.anyType}
          value={filter.workType}
          options={taskKindNames.map(kind => ({ value: taskKinds[kind].workType, label: t.types[kind] }))}
          onChange={workType => change({ ...filter, workType })}
        />
        <Select
          className={classes.order ?? ''}
          aria-label={t.status}
          allowClear
          placeholder={t.anyStatus}
          value={filter.status}
          options={statuses.map((name, status) => ({ value: status as QuestionnaireStatus, label: names[name] }))}
          onChange={status => change({ ...filter, status })}
        />
      </div>
      <Loaded of={tasks} words={words} empty={{ isSo: ({ total }) => total === 0, shows: nothing }}>
        {({ rows, total }) => (
          <>
            <TaskList enterpriseId={enterpriseId} tasks={rows} hasProject />
            <ListPages className={classes.pages ?? ''} page={page} size={PAGE_SIZE} total={total} onPage={setPage} />
          </>
        )}
      </Loaded>
    </>
  );
}
