import { PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { type ListedSymposium, symposiumCalls } from '@wenshu/api-contract';
import { routeTexts } from '@wenshu/texts/routes';
import { symposiumTexts } from '@wenshu/texts/talks/symposium';
import { EmptyState, type ListColumn, ListTable, PageTitle, StatusTag } from '@wenshu/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { NewSymposiumDialog } from './new-symposium-dialog.tsx';
import classes from './symposium.module.css';
import { type SymposiumSearch, symposiumAddress } from './symposium-address.ts';

/** The symposia that one may set up or read, those to come first. */
export function SymposiumList() {
  const t = useTexts(symposiumTexts);
  const { title } = useTexts(routeTexts)['/online-symposium'];
  const { projectId } = useSearch({ strict: false }) as SymposiumSearch;
  const router = useRouter();
  const [isNew, setIsNew] = useState(projectId !== undefined);
  const symposia = useQuery({
    queryKey: ['symposia'],
    queryFn: ({ signal }) => client.call(symposiumCalls.list, {}, { quiet: true, signal }),
  });
  const create = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setIsNew(true)}>
      {t.list.create}
    </Button>
  );
  const isEmpty = symposia.data?.items.length === 0;
  const empty = <EmptyState title={t.list.empty} text={t.list.emptyText} actions={create} />;
  return (
    <div className={classes.page}>
      <PageTitle title={title} lead={t.list.lead} actions={isEmpty ? undefined : create} />
      <Loaded of={symposia} words={t} empty={{ isSo: ({ items }) => items.length === 0, shows: empty }}>
        {({ items }) => <Listed symposia={items} />}
      </Loaded>
      {isNew && (
        <NewSymposiumDialog
          projectId={projectId}
          onClose={() => {
            setIsNew(false);
            // A reload does not open it again.
            if (projectId !== undefined) router.history.replace(symposiumAddress());
          }}
        />
      )}
    </div>
  );
}

function Listed({ symposia }: { readonly symposia: readonly ListedSymposium[] }) {
  const t = useTexts(symposiumTexts);
  const columns: readonly ListColumn<ListedSymposium>[] = [
    {
      key: 'name',
      title: t.list.name,
      as: 'name',
      cell: ({ scrollId, name }) => (
        <AppLink className={classes.name} to={symposiumAddress({ scrollId })}>
          {name}
        </AppLink>
      ),
    },
    { key: 'kind', title: t.list.kind, cell: ({ kind }) => t.kinds[kind] },
    { key: 'state', title: t.list.state, cell: ({ state }) => <StatusTag>{t.states[state]}</StatusTag> },
    { key: 'begins', title: t.list.begins, cell: ({ beginsAt }) => momentText(beginsAt) },
    { key: 'participants', title: t.list.participants, as: 'number', cell: ({ participants }) => participants },
  ];
  return <ListTable label={t.list.label} columns={columns} rows={symposia} keyOf={({ scrollId }) => scrollId} />;
}
