import type { OperationEntry } from '@wenshu/api-contract';
import { operationTexts } from '@wenshu/texts/people/operations';
import { EmptyState } from '@wenshu/ui';
import type { ComponentProps } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { PagedList } from '../../../app/lists/paged-list.tsx';
import { OperationTable } from './operation-table.tsx';
import classes from './operations.module.css';

/** Lines of a log that are asked for at a time. */
export const LOG_SIZE = 20;

interface Lines {
  readonly items: readonly OperationEntry[];
  readonly total: number;
}

interface OperationListProps extends Pick<ComponentProps<typeof PagedList<Lines>>, 'of' | 'page' | 'onPage'> {
  readonly tells: ComponentProps<typeof OperationTable>['tells'];
}

/** The lines of a log, a page at a time. */
export function OperationList({ of, page, onPage, tells }: OperationListProps) {
  const t = useTexts(operationTexts);
  return (
    <PagedList
      of={of}
      words={t}
      empty={<EmptyState title={t.empty} text={t.emptyText} />}
      page={page}
      size={LOG_SIZE}
      className={classes.pages}
      onPage={onPage}
    >
      {({ items }) => <OperationTable operations={items} tells={tells} />}
    </PagedList>
  );
}
