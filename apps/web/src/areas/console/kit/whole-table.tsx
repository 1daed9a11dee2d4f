import { consoleTexts } from '@wenshu/texts/console/frame';
import { EmptyState, type ListColumn, ListTable } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';
import { type Fetched, Loaded } from '../../../app/loaded.tsx';
import type { TableWords } from './paged-table.tsx';

interface WholeTableProps<Row> {
  readonly of: Fetched<readonly Row[]>;
  readonly words: TableWords;
  readonly columns: readonly ListColumn<Row>[];
  keyOf(row: Row): string;
}

/** Lines of a room as a table, all of them at once: of what there are few. */
export function WholeTable<Row>({ of, words, columns, keyOf }: WholeTableProps<Row>) {
  const shows = <EmptyState title={words.empty} text={words.emptyText} />;
  return (
    <Loaded of={of} words={useTexts(consoleTexts)} empty={{ isSo: all => all.length === 0, shows }}>
      {all => <ListTable label={words.list} rows={all} keyOf={keyOf} columns={columns} />}
    </Loaded>
  );
}
