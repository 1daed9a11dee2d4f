import { FileZipOutlined } from '@ant-design/icons';
import { useInfiniteQuery } from '@tanstack/react-query';
import { recordCalls, recordExportCalls } from '@wenshu/api-contract';
import { recordFilesTexts } from '@wenshu/texts/findings/record-files';
import { recordGridTexts } from '@wenshu/texts/findings/record-grid';
import { recordTexts } from '@wenshu/texts/findings/records';
import { EmptyState, Tabs } from '@wenshu/ui';
import { Button, Select } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { client } from '../../../../app/client.ts';
import { language, useTexts } from '../../../../app/language/language.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { useOwnRights } from '../../../../app/survey-door/own-rights.ts';
import { useJobStarted } from '../../../people/jobs/use-job-started.ts';
import { canChangeRecords } from '../../can-change-records.ts';
import type { Variable } from '../../filter/variable.ts';
import { variableName } from '../../filter/variable-names.ts';
import { requestOf, usualChoice } from '../export/export-choice.ts';
import type { CellWords } from '../grid/cell-text.ts';
import { useGridView } from '../grid/use-grid-view.ts';
import { RecordDrawer } from '../one/record-drawer.tsx';
import { type RecordTab, useRecordTabs } from '../record-tabs.ts';
import classes from '../records.module.css';
import { FileLarge } from './file-large.tsx';
import fileClasses from './files.module.css';
import { FilesGrid } from './files-grid.tsx';

interface FilesPageProps {
  readonly scrollId: string;
  readonly variables: readonly Variable[];
  readonly timeZone: string;
}

/** Addresses last some minutes: pictures that were not in sight until then are asked for anew, but not for ever. */
const FRESH_AFTER_MS = 30_000;

/** What respondents uploaded, in the place of the table: pictures as pictures, everything with its record. */
export function FilesPage({ scrollId, variables, timeZone }: FilesPageProps) {
  const t = useTexts(recordFilesTexts);
  const plain = useTexts(recordTexts);
  const lists = useTexts(recordGridTexts).lists;
  const { select, record, openRecord } = useGridView(scrollId);
  const tabs = useRecordTabs(variables);
  const canChange = canChangeRecords(useOwnRights(scrollId));
  const questions = useMemo(() => questionsOf(variables), [variables]);
  const [questionId, setQuestionId] = useState('');
  const [large, setLarge] = useState<number>();
  const started = useJobStarted();
  const [isZipping, setZipping] = useState(false);
  const files = useInfiniteQuery({
    queryKey: ['record-files', scrollId, questionId],
    queryFn: ({ pageParam }) =>
      client.call(
        recordCalls.findFiles,
        { scrollId, ...(questionId && { questionId }), ...(pageParam && { after: pageParam }) },
        { quiet: true },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
  });
  const page = useRef<HTMLDivElement>(null);
  // On a phone the last tab lies beyond the edge.
  useEffect(() => {
    page.current?.querySelector('[role=tab][aria-selected=true]')?.scrollIntoView({ block: 'nearest', inline: 'end' });
  }, []);
  const fetchedAt = useRef(0);
  const renew = () => {
    if (Date.now() - fetchedAt.current < FRESH_AFTER_MS) return;
    fetchedAt.current = Date.now();
    void files.refetch();
  };
  const zip = async () => {
    setZipping(true);
    const choice = { ...usualChoice, format: 'files' as const };
    // What was refused has been told.
    const job = await client
      .call(recordExportCalls.export, requestOf(choice, { scrollId, hasLoops: false }))
      .catch(() => undefined);
    if (job) await started();
    setZipping(false);
  };
  const items = files.data?.pages.flatMap(page => page.items) ?? [];
  const questionName = (answerKey: string) => questions.get(answerKey.split('@')[0]!) ?? '';
  const words: CellWords = { values: 'labels', timeZone, separator: language === 'en' ? ', ' : '、' };
  return (
    <div ref={page} className={classes.page}>
      <header className={classes.head}>
        <h1 className={classes.title}>{plain.title}</h1>
      </header>
      <Tabs<RecordTab> label={lists.label} tabs={tabs} selected="files" onSelect={select}>
        <div className={fileClasses.tools}>
          <Select
            aria-label={t.question}
            className={fileClasses.question!}
            popupMatchSelectWidth={false}
            value={questionId}
            onChange={setQuestionId}
            options={[
              { value: '', label: t.everyQuestion },
              ...[...questions].map(([value, label]) => ({ value, label })),
            ]}
          />
          <Button icon={<FileZipOutlined aria-hidden />} loading={isZipping} onClick={() => void zip()}>
            {t.zip}
          </Button>
        </div>
        <Loaded
          of={files}
          words={t}
          empty={{
            isSo: ({ pages }) => pages.every(page => page.items.length === 0),
            shows: questionId ? (
              <EmptyState title={t.noneOfQuestion} text="" />
            ) : (
              <EmptyState title={t.none} text={t.noneText} />
            ),
          }}
        >
          {() => (
            <FilesGrid
              items={items}
              questionName={questionName}
              openRecord={openRecord}
              renew={renew}
              open={setLarge}
              hasMore={files.hasNextPage}
              isLoadingMore={files.isFetchingNextPage}
              loadMore={() => void files.fetchNextPage()}
            />
          )}
        </Loaded>
      </Tabs>
      {large !== undefined && items[large] && (
        <FileLarge
          file={items[large]}
          question={questionName(items[large].answerKey)}
          place={large}
          of={items.length}
          onStep={setLarge}
          onRecord={id => {
            setLarge(undefined);
            openRecord(id);
          }}
          onClose={() => setLarge(undefined)}
        />
      )}
      {record !== undefined && (
        <RecordDrawer
          scrollId={scrollId}
          variables={variables}
          words={words}
          answerRecordId={record}
          index={undefined}
          total={0}
          canChange={canChange}
          onStep={() => {}}
          onOpen={openRecord}
          onChanged={() => {}}
          onClose={() => openRecord(undefined)}
        />
      )}
    </div>
  );
}

/** Questions that take files, by id; one that is asked in rounds stands once. */
function questionsOf(variables: readonly Variable[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const variable of variables)
    if (variable.content === 'files' && variable.questionId !== undefined && !found.has(variable.questionId))
      found.set(variable.questionId, variableName(variable));
  return found;
}
