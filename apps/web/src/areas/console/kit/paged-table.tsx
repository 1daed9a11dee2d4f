import { consoleTexts } from '@wenshu/texts/console/frame';
import { EmptyState, type ListColumn, ListTable } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';
import { PagedList } from '../../../app/lists/paged-list.tsx';
import rows from './rows.module.css';
import { PAGE_SIZE, type Paged } from './use-paged.ts';

export interface TableWords {
  /** What the table is called. */
  readonly list: string;
  readonly empty: string;
  readonly emptyText: string;
}

interface Lines<Row> {
  readonly items: readonly Row[];
  readonly total: number;
}

interface PagedTableProps<Row> {
  readonly of: Paged<Lines<Row>>;
  readonly words: TableWords;
  readonly columns: readonly ListColumn<Row>[];
  keyOf(row: Row): string;
}

/** Lines of a room as a table, a page at a time. */
export function PagedTable<Row>({ of: { query, page, setPage }, words, columns, keyOf }: PagedTableProps<Row>) {
  const frame = useTexts(consoleTexts);
  return (
    <div>
      <PagedList
        of={query}
        words={frame}
        empty={<EmptyState title={words.empty} text={words.emptyText} />}
        page={page}
        size={PAGE_SIZE}
        className={rows.pages}
        onPage={setPage}
      >
        {({ items }) => <ListTable label={words.list} rows={items} keyOf={keyOf} columns={columns} />}
      </PagedList>
    </div>
  );
}
