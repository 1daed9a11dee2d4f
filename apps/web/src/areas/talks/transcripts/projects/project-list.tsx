import { PlusOutlined } from '@ant-design/icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { type ListedQuestionnaire, scrollListCalls } from '@wenshu/api-contract';
import { routeTexts } from '@wenshu/texts/routes';
import { transcriptTexts } from '@wenshu/texts/talks/transcripts';
import { EmptyState, type ListColumn, ListTable, PageTitle, StatusTag } from '@wenshu/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { momentText } from '../../../../app/language/moment-text.ts';
import { ListPages } from '../../../../app/lists/list-pages.tsx';
import { Loaded } from '../../../../app/loaded.tsx';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import { SearchField } from '../../../../app/search-field.tsx';
import { useSettled } from '../../../../app/use-settled.ts';
import { type TranscriptPath, type TranscriptSearch, transcriptAddress } from '../transcript-address.ts';
import { NewProjectDialog } from './new-project-dialog.tsx';
import classes from './projects.module.css';

const PAGE_SIZE = 50;

interface ProjectListProps {
  /** Of the page on which they are worked on. */
  readonly path: TranscriptPath;
}

/** The projects of transcripts that one may open. */
export function ProjectList({ path }: ProjectListProps) {
  const t = useTexts(transcriptTexts);
  const { title } = useTexts(routeTexts)[path];
  const { projectId } = useSearch({ strict: false }) as TranscriptSearch;
  const router = useRouter();
  const [isNew, setIsNew] = useState(projectId !== undefined);
  const [written, setWritten] = useState('');
  const [page, setPage] = useState(1);
  const text = useSettled(written.trim());
  const input = { kind: 'transcripts', text, page, pageSize: PAGE_SIZE } as const;
  const projects = useQuery({
    queryKey: ['transcript-projects', input],
    queryFn: ({ signal }) => client.call(scrollListCalls.search, input, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  });
  const create = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setIsNew(true)}>
      {t.list.create}
    </Button>
  );
  const isEmpty = projects.data?.total === 0 && text === '';
  const empty =
    text === '' ? (
      <EmptyState title={t.list.empty} text={t.list.emptyText} actions={create} />
    ) : (
      <EmptyState title={t.list.nothingFound} text={t.list.nothingFoundText} />
    );
  return (
    <div className={classes.page}>
      <PageTitle title={title} lead={t.list.leads[path]} actions={isEmpty ? undefined : create} />
      {!isEmpty && (
        <div className={classes.find}>
          <SearchField
            label={t.list.find}
            value={written}
            onChange={value => {
              setWritten(value);
              setPage(1);
            }}
          />
        </div>
      )}
      <Loaded of={projects} words={t} empty={{ isSo: ({ total }) => total === 0, shows: empty }}>
        {({ rows, total }) => (
          <>
            <Listed path={path} projects={rows} />
            <ListPages page={page} size={PAGE_SIZE} total={total} onPage={setPage} />
          </>
        )}
      </Loaded>
      {isNew && (
        <NewProjectDialog
          projectId={projectId}
          onClose={() => {
            setIsNew(false);
            // A reload does not open it again.
            if (projectId !== undefined) router.history.replace(transcriptAddress());
          }}
        />
      )}
    </div>
  );
}

interface ListedProps extends ProjectListProps {
  readonly projects: readonly ListedQuestionnaire[];
}

function Listed({ path, projects }: ListedProps) {
  const t = useTexts(transcriptTexts).list;
  const columns: readonly ListColumn<ListedQuestionnaire>[] = [
    {
      key: 'name',
      title: t.name,
      as: 'name',
      cell: ({ scrollId, name, isCreator }) => (
        <>
          <AppLink className={classes.name} to={transcriptAddress({ scrollId }, path)}>
            {name}
          </AppLink>{' '}
          {!isCreator && <StatusTag>{t.shared}</StatusTag>}
        </>
      ),
    },
    { key: 'turns', title: t.turns, as: 'number', cell: ({ collected }) => collected ?? t.partly },
    { key: 'updated', title: t.updated, cell: ({ updateTime }) => momentText(updateTime) },
  ];
  return <ListTable label={t.label} columns={columns} rows={projects} keyOf={({ scrollId }) => scrollId} />;
}
