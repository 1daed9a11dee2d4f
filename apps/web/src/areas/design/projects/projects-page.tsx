import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { type Enterprise, projectOrders } from '@wenshu/api-contract';
import { projectTexts } from '@wenshu/texts/design/projects';
import { teamTexts } from '@wenshu/texts/people/enterprises';
import { routeTexts } from '@wenshu/texts/routes';
import { ActionButton, actionClass, EmptyState } from '@wenshu/ui';
import { Button, Checkbox, Segmented, Select } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { ListPages } from '../../../app/lists/list-pages.tsx';
import { Loaded } from '../../../app/loaded.tsx';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { useGo } from '../../../app/routes/use-go.ts';
import { SearchField } from '../../../app/search-field.tsx';
import { InEnterprise } from '../../../app/team/in-enterprise.tsx';
import { mayIn } from '../../../app/team/use-enterprise.ts';
import { useSettled } from '../../../app/use-settled.ts';
import { ProjectBin } from './project-bin.tsx';
import { projectViewOf } from './project-views.tsx';
import classes from './projects.module.css';
import { useProjects } from './use-projects.ts';
import { keepState, projectViews, readState, type WorkspaceState } from './workspace-state.ts';

const PAGE_SIZE = 24;
const CREATE = '/team/manage-project/create-project';

/** /team/workSpace/workSpace-project: the projects of the enterprise that one sees (P2.31, P2.76, P2.77). */
export default function ProjectsPage() {
  const t = useTexts(projectTexts);
  const title = useTexts(routeTexts)['/team/workSpace/workSpace-project'].title;
  const { go } = useGo();
  const [isInBin, setIsInBin] = useState(false);
  return (
    <InEnterprise
      title={isInBin ? t.bin : title}
      lead={t.lead}
      actions={enterprise => (
        <>
          <Button {...(!isInBin && { icon: <DeleteOutlined aria-hidden /> })} onClick={() => setIsInBin(!isInBin)}>
            {isInBin ? t.back : t.bin}
          </Button>
          {!isInBin && mayIn(enterprise, 'enterprise.createProject') && (
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => go(CREATE)}>
              {t.create}
            </Button>
          )}
        </>
      )}
    >
      {enterprise => (isInBin ? <ProjectBin enterprise={enterprise} /> : <Shelf enterprise={enterprise} />)}
    </InEnterprise>
  );
}

function Shelf({ enterprise }: { readonly enterprise: Enterprise }) {
  const t = useTexts(projectTexts);
  const words = useTexts(teamTexts);
  const [state, setState] = useState(readState);
  const [page, setPage] = useState(1);
  const [label, setLabel] = useState<string>();
  const { view, orderBy, direction, searchValue, isStarred } = state;
  const projects = useProjects({
    ...({
      enterpriseId: enterprise.enterpriseId,
      text: useSettled(searchValue.trim()),
      isStarred: isStarred ? 'true' : 'false',
    } as const),
    orderBy,
    direction,
    page,
    pageSize: PAGE_SIZE,
    ...(label && { label }),
  });
  const change = (part: Partial<WorkspaceState>) => {
    const changed = { ...state, ...part };
    setState(changed);
    keepState(changed);
    setPage(1);
  };
  const isFiltered = searchValue !== '' || isStarred || label !== undefined;
  const filterByLabel = (chosen: string | undefined) => {
    setLabel(chosen);
    setPage(1);
  };
  const clear = () => {
    setLabel(undefined);
    change({ searchValue: '', isStarred: false });
  };
  const labels = projects.data?.labels ?? [];
  const View = projectViewOf[view];
  const create = mayIn(enterprise, 'enterprise.createProject') && (
    <AppLink to={CREATE} className={actionClass()}>
      {t.create}
    </AppLink>
  );
  const nothing = isFiltered ? (
    <EmptyState
      title={t.noneFound}
      text={t.noneFoundText}
      actions={<ActionButton onClick={clear}>{t.clear}</ActionButton>}
    />
  ) : (
    <EmptyState title={t.empty} text={create ? t.emptyText : t.emptyForReader} actions={create || undefined} />
  );
  return (
    <>
      <div className={classes.bar}>
        <SearchField
          className={classes.search}
          label={t.search}
          value={searchValue}
          onChange={value => change({ searchValue: value })}
        />
        <Select
          className={classes.order ?? ''}
          aria-label={t.orders.label}
          value={orderBy}
          options={projectOrders.map(value => ({ value, label: t.orders[value] }))}
          onChange={value => change({ orderBy: value, direction: value === 'name' ? 'asc' : 'desc' })}
        />
        {labels.length > 0 && (
          <Select
            className={classes.order ?? ''}
            aria-label={t.labels}
            allowClear
            placeholder={t.anyLabel}
            value={label}
            options={labels.map(value => ({ value, label: value }))}
            onChange={filterByLabel}
          />
        )}
        <Checkbox checked={isStarred} onChange={({ target }) => change({ isStarred: target.checked })}>
          {t.starred}
        </Checkbox>
        <Segmented
          aria-label={t.views.label}
          value={view}
          options={projectViews.map(value => ({ value, label: t.views[value] }))}
          onChange={value => change({ view: value })}
        />
      </div>
      <Loaded of={projects} words={words} empty={{ isSo: ({ total }) => total === 0, shows: nothing }}>
        {({ rows, total }) => (
          <>
            <View enterpriseId={enterprise.enterpriseId} projects={rows} />
            <ListPages className={classes.pages ?? ''} page={page} size={PAGE_SIZE} total={total} onPage={setPage} />
          </>
        )}
      </Loaded>
    </>
  );
}
