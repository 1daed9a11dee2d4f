import { ReloadOutlined } from '@ant-design/icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { recordCalls } from '@wenshu/api-contract';
import { editorTexts } from '@wenshu/texts/design/editor';
import { recordTexts } from '@wenshu/texts/findings/records';
import { EmptyState } from '@wenshu/ui';
import { Button, Table } from 'antd';
import { type ComponentProps, useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { ExportButton } from './export/export-button.tsx';
import { recordColumns } from './record-columns.tsx';
import classes from './records.module.css';

const PAGE_SIZE = 20;

/** Reachable by Tab, so that a keyboard can scroll the many columns sideways. */
const reachable = { tabIndex: 0 };
const FocusableTable = (props: ComponentProps<'table'>) => <table {...props} {...reachable} />;

/** /survey/launch/original and /survey/dataSheet: a first list of what was collected. */
export default function RecordsPage() {
  const t = useTexts(recordTexts);
  const common = useTexts(editorTexts);
  const { scrollId } = useSearch({ strict: false }) as { scrollId?: string };
  const [page, setPage] = useState(1);
  const records = useQuery({
    queryKey: ['records', scrollId, page],
    queryFn: () => client.call(recordCalls.findPage, { scrollId: scrollId!, page, size: PAGE_SIZE }),
    enabled: scrollId !== undefined,
    placeholderData: keepPreviousData,
  });
  if (scrollId === undefined) return <EmptyState title={common.noQuestionnaire} text={common.noQuestionnaireText} />;
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1 className={classes.title}>{t.title}</h1>
        <span className={classes.total}>{records.data && t.total({ total: records.data.total })}</span>
        <span className={classes.spacer} />
        <Button
          icon={<ReloadOutlined aria-hidden />}
          onClick={() => void records.refetch()}
          loading={records.isFetching}
        >
          {t.refresh}
        </Button>
        <ExportButton scrollId={scrollId} />
      </header>
      <Loaded
        of={records}
        words={t}
        empty={{ isSo: ({ total }) => total === 0, shows: <EmptyState title={t.empty} text={t.emptyHint} /> }}
      >
        {({ columns, items, total }) => (
          <Table
            rowKey="answerRecordId"
            components={{ table: FocusableTable }}
            size="middle"
            loading={records.isPlaceholderData}
            columns={recordColumns(columns, t)}
            dataSource={items}
            scroll={{ x: 'max-content' }}
            pagination={{
              current: page,
              pageSize: PAGE_SIZE,
              total: total,
              onChange: setPage,
              showSizeChanger: false,
              hideOnSinglePage: true,
            }}
          />
        )}
      </Loaded>
    </div>
  );
}
