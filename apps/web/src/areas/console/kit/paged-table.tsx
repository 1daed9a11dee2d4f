import { consoleTexts } from '@wenshu/texts/console/frame';
import { EmptyState, type ListColumn, ListTable } from '@wenshu/ui';
import type { ComponentProps } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { PagedList } from '../../../app/paged-list.tsx';
import rows from './rows.module.css';

/** Lines that a room asks for at a time. */
export const PAGE_SIZE = 20;

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

interface PagedTableProps<Row> extends Pick<ComponentProps<typeof PagedList<Lines<Row>>>, 'of' | 'page' | 'onPage'> {
  readonly words: TableWords;
  readonly columns: readonly ListColumn<Row>[];
  keyOf(row: Row): string;
}

/** Lines of a room as a table, a page at a time. */
export function PagedTable<Row>({ of, words, page, onPage, columns, keyOf }: PagedTableProps<Row>) {
  const frame = useTexts(consoleTexts);
  return (
    <div>
      <PagedList
        of={of}
        words={frame}
        empty={<EmptyState title={words.empty} text={words.emptyText} />}
        page={page}
        size={PAGE_SIZE}
        className={rows.pages}
        onPage={onPage}
      >
        {({ items }) => <ListTable label={words.list} rows={items} keyOf={keyOf} columns={columns} />}
      </PagedList>
    </div>
  );
}
