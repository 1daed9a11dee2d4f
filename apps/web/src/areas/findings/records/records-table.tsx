import { HistoryOutlined, ReloadOutlined } from '@ant-design/icons';
import { manyRecordsTexts, recordGridTexts } from '@wenshu/texts/findings/record-grid';
import { recordTexts } from '@wenshu/texts/findings/records';
import { EmptyState, LoadingState, Tabs } from '@wenshu/ui';
import { Button } from 'antd';
import { useDeferredValue, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { language, useTexts } from '../../../app/language/language.ts';
import { useOwnRights } from '../../../app/survey-door/own-rights.ts';
import { useIsNarrow } from '../../../app/use-is-narrow.ts';
import { canChangeRecords } from '../can-change-records.ts';
import { FilterChips } from '../filter/filter-chips.tsx';
import { filterParts } from '../filter/filter-draft.ts';
import { FilterPanel } from '../filter/filter-panel.tsx';
import type { Variable } from '../filter/variable.ts';
import { ExportButton } from './export/export-button.tsx';
import type { CellRange } from './grid/cell-selection.ts';
import type { CellWords } from './grid/cell-text.ts';
import { ColumnsPanel } from './grid/columns-panel.tsx';
import gridClasses from './grid/grid.module.css';
import type { GridActions } from './grid/grid-actions.ts';
import { gridColumns, moved, usualColumns } from './grid/grid-columns.ts';
import { GridFoot } from './grid/grid-foot.tsx';
import { GridTools } from './grid/grid-tools.tsx';
import { sortedBy, USUAL_VIEW, usableView } from './grid/grid-view.ts';
import { RecordCards } from './grid/record-cards.tsx';
import { RecordGrid } from './grid/record-grid.tsx';
import { looksOf } from './grid/row-looks.ts';
import type { GridRow } from './grid/row-pages.ts';
import { useGridView } from './grid/use-grid-view.ts';
import { useNewRecords } from './grid/use-new-records.ts';
import { useRowPages } from './grid/use-row-pages.ts';
import { BatchHistory } from './many/batch-history.tsx';
import type { MarkedRecords } from './many/marked-records.ts';
import { SelectionBar } from './many/selection-bar.tsx';
import { RecordDrawer } from './one/record-drawer.tsx';
import { type RecordTab, useRecordTabs } from './record-tabs.ts';
import classes from './records.module.css';
import { useFillHeight } from './use-fill-height.ts';

interface RecordsTableProps {
  readonly scrollId: string;
  readonly variables: readonly Variable[];
  readonly timeZone: string;
}

const numbers = new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'zh-CN');
const NOBODY: MarkedRecords = new Map();
const EVERYBODY = { has: () => true };

/** The table with its lists, search, filter and columns; one record beside it; several of them at once. */
export function RecordsTable({ scrollId, variables, timeZone }: RecordsTableProps) {
  const t = useTexts(recordGridTexts);
  const plain = useTexts(recordTexts);
  const many = useTexts(manyRecordsTexts);
  const rights = useOwnRights(scrollId);
  const canChange = canChangeRecords(rights);
  const page = useRef<HTMLDivElement>(null);
  useFillHeight(page);
  const isNarrow = useIsNarrow('card');
  const byKey = useMemo(() => new Map(variables.map(variable => [variable.key, variable])), [variables]);
  const { view: given, layout, change, lay, select, record, openRecord } = useGridView(scrollId);
  const tabs = useRecordTabs(variables);
  const { view, isUsable } = useMemo(() => usableView(given, byKey), [given, byKey]);
  const shownKeys = useMemo(() => view.columns ?? usualColumns(variables), [view.columns, variables]);
  const columns = useMemo(() => gridColumns(byKey, shownKeys, layout.widths), [byKey, shownKeys, layout.widths]);
  const columnKeys = useMemo(() => columns.map(({ key }) => key), [columns]);
  const words = useMemo(
    (): CellWords => ({ values: view.values, timeZone, separator: language === 'en' ? ', ' : '、' }),
    [view.values, timeZone],
  );
  const { pages, selection, isChanging, want, renew } = useRowPages(scrollId, view, columnKeys);
  const news = useNewRecords(scrollId, view, { name: pages.order, total: pages.total });
  const [pageIndex, setPageIndex] = useState(0);
  const [panel, setPanel] = useState<'filter' | 'columns' | 'history'>();
  const [filterAbout, setFilterAbout] = useState<Variable>();
  const [range, setRange] = useState<CellRange>();
  const [marked, setMarked] = useState<MarkedRecords>(NOBODY);
  const [isAll, setAll] = useState(false);
  const [opened, setOpened] = useState<{ id: string; index: number }>();

  // What is not in sight any more is not acted on either.
  const looked = JSON.stringify([view.list, view.filter, view.search]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another look forgets what was marked and which page it was
  useEffect(() => {
    clearMarks();
    setPageIndex(0);
  }, [looked, view.size]);

  const total = pages.total ?? 0;
  const size = view.size;
  const lastPage = size === undefined ? 0 : Math.max(0, Math.ceil(total / size) - 1);
  const offset = size === undefined ? 0 : Math.min(pageIndex, lastPage) * size;
  const count = size === undefined ? total : Math.min(size, total - offset);
  const isNarrowed = view.search !== '' || view.filter !== undefined || view.list !== 'all';

  const clearMarks = () => {
    setMarked(NOBODY);
    setAll(false);
  };
  const mark = (rows: readonly GridRow[], isMarked: boolean) => {
    // Out of all of them one cannot be left: whoever takes one away begins anew.
    if (isAll) return clearMarks();
    setMarked(now => {
      const next = new Map(now);
      for (const row of rows)
        if (isMarked) next.set(row.answerRecordId, looksOf(row));
        else next.delete(row.answerRecordId);
      return next;
    });
  };
  const open = async (index: number) => {
    const row = pages.row(index) ?? (await pages.readRange(index, index + 1))[0];
    if (!row) return;
    setOpened({ id: row.answerRecordId, index });
    openRecord(row.answerRecordId);
  };
  const openFilter = (about?: Variable) => {
    setFilterAbout(about);
    setPanel('filter');
  };
  const setColumns = (keys: readonly string[] | undefined) => change({ columns: keys });
  const actions: GridActions = {
    sortBy: (variable, keepsOthers) => change({ sort: sortedBy(view.sort, variable, keepsOthers) }),
    sort: sort => change({ sort }),
    moveColumn: (key, before) => setColumns(moved(columnKeys, key, before)),
    hideColumn: key => setColumns(columnKeys.filter(one => one !== key)),
    setWidth: (key, width) => {
      const { [key]: _, ...others } = layout.widths;
      lay({ widths: width === undefined ? others : { ...others, [key]: width } });
    },
    freeze: frozen => lay({ frozen }),
    filterBy: key => openFilter(byKey.get(key)),
  };
  const found = useSyncExternalStore(pages.subscribe, () =>
    record === undefined ? undefined : pages.findIndex(record),
  );
  const index = record !== undefined && opened?.id === record ? opened.index : found;
  const shared = {
    pages,
    selection,
    offset,
    count,
    columns,
    words,
    canMark: canChange,
    marked: isAll ? EVERYBODY : marked,
    want,
    mark,
    open: (at: number) => void open(at),
  };
  // The first rows, where they have not come before, are asked for before the rest of the page is drawn, which takes as long as they do.
  const isBegun = useDeferredValue(true, pages.total !== undefined);
  if (!isBegun) return <div ref={page} className={classes.page} />;
  return (
    <div ref={page} className={classes.page}>
      <header className={classes.head}>
        <h1 className={classes.title}>{plain.title}</h1>
        <span className={classes.total} role="status">
          {pages.total !== undefined && t.total({ total: numbers.format(total), shown: isNarrowed })}
        </span>
        {news > 0 && (
          <button type="button" className={gridClasses.news} onClick={renew}>
            {t.newRecords({ count: news })}
          </button>
        )}
        <span className={classes.spacer} />
        <Button icon={<ReloadOutlined aria-hidden />} onClick={renew} loading={isChanging}>
          {plain.refresh}
        </Button>
        {canChange && (
          <Button
            icon={<HistoryOutlined aria-hidden />}
            aria-label={many.history.open}
            title={many.history.open}
            onClick={() => setPanel('history')}
          />
        )}
        {rights.includes('records.export') && (
          <ExportButton scrollId={scrollId} {...(view.filter && { filter: view.filter })} />
        )}
      </header>
      <Tabs<RecordTab> label={t.lists.label} tabs={tabs} selected={view.list} onSelect={select}>
        <div className={gridClasses.tools}>
          <GridTools
            view={view}
            filters={filterParts(view.filter).length}
            change={change}
            onFilter={() => openFilter()}
            onColumns={() => setPanel('columns')}
          />
        </div>
        {view.filter && (
          <FilterChips
            filter={view.filter}
            variables={byKey}
            onChange={filter => change({ filter })}
            onEdit={() => openFilter()}
          />
        )}
        {!isUsable && <p className={classes.note}>{t.filterGone}</p>}
        {canChange && (
          <SelectionBar
            scrollId={scrollId}
            marked={marked}
            isAll={isAll}
            view={view}
            total={total}
            onAll={() => setAll(true)}
            onClear={clearMarks}
            onChanged={renew}
          />
        )}
        {pages.hasFailed && (
          <p className={classes.note} role="alert">
            {t.failed}{' '}
            <Button size="small" onClick={() => pages.retry()}>
              {plain.retry}
            </Button>
          </p>
        )}
        {pages.total === undefined ? (
          !pages.hasFailed && <LoadingState text={plain.loading} />
        ) : total === 0 ? (
          nothing()
        ) : isNarrow ? (
          <RecordCards {...shared} />
        ) : (
          <RecordGrid
            {...shared}
            isChanging={isChanging}
            isAllMarked={isAll}
            onMarkAll={size === undefined ? () => setAll(now => !now) : undefined}
            frozen={layout.frozen}
            sort={view.sort}
            actions={actions}
            onRange={setRange}
          />
        )}
        {total > 0 && (
          <GridFoot
            range={range}
            size={size}
            change={change}
            variables={byKey}
            isNarrow={isNarrow}
            sort={view.sort}
            page={Math.min(pageIndex, lastPage)}
            pages={lastPage + 1}
            onPage={setPageIndex}
          />
        )}
      </Tabs>
      {panel === 'filter' && (
        <FilterPanel
          filter={view.filter}
          about={filterAbout}
          variables={byKey}
          onApply={filter => change({ filter })}
          onClose={() => setPanel(undefined)}
        />
      )}
      {panel === 'history' && (
        <BatchHistory
          scrollId={scrollId}
          timeZone={timeZone}
          onChanged={renew}
          onClose={() => {
            setPanel(undefined);
            renew();
          }}
        />
      )}
      {panel === 'columns' && (
        <ColumnsPanel variables={byKey} shown={columnKeys} onChange={setColumns} onClose={() => setPanel(undefined)} />
      )}
      {record !== undefined && (
        <RecordDrawer
          scrollId={scrollId}
          answerRecordId={record}
          variables={variables}
          words={{ ...words, values: 'labels' }}
          index={index}
          total={total}
          canChange={canChange}
          onStep={at => void open(at)}
          onOpen={openRecord}
          onChanged={() => pages.refresh()}
          onClose={() => openRecord(undefined)}
        />
      )}
    </div>
  );

  /** No row: because there is nothing yet, or because of what is asked for. */
  function nothing() {
    if (!isNarrowed) return <EmptyState title={plain.empty} text={plain.emptyHint} />;
    const isOnlyList = view.search === '' && view.filter === undefined && view.list !== 'all';
    return (
      <EmptyState
        title={isOnlyList ? t.noneIn[view.list as keyof typeof t.noneIn] : t.none}
        text={isOnlyList ? '' : t.noneText}
        actions={
          <Button onClick={() => change({ list: USUAL_VIEW.list, search: '', filter: undefined })}>{t.showAll}</Button>
        }
      />
    );
  }
}
