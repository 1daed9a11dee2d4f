import type { OperationEntry } from '@wenshu/api-contract';
import { describeDetails, operationTexts } from '@wenshu/texts/people/operations';
import { ListTable } from '@wenshu/ui';
import { language, useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import classes from './operations.module.css';

type ToldColumn = 'account' | 'object';

interface OperationTableProps {
  readonly operations: readonly OperationEntry[];
  /** What the reader does not know already of all of its lines. */
  readonly tells: readonly ToldColumn[];
}

/** Action, account or object, details and time (P3.19). On a phone each line is a block. */
export function OperationTable({ operations, tells }: OperationTableProps) {
  const t = useTexts(operationTexts);
  const gone: Readonly<Record<string, string>> = { ...t.goneObjects, person: t.ownAccount };
  const told: Record<ToldColumn, (operation: OperationEntry) => string | undefined> = {
    account: ({ account }) => account?.nickName ?? t.gone,
    object: ({ object }) => object.name ?? gone[object.kind],
  };
  return (
    <div className={classes.list}>
      <ListTable
        label={t.list}
        rows={operations}
        keyOf={({ operationId }) => operationId}
        columns={[
          { key: 'action', title: t.columns.action, as: 'name', cell: ({ action }) => t.actions[action] },
          ...tells.map(one => ({ key: one, title: t.columns[one], as: 'words' as const, cell: told[one] })),
          {
            key: 'details',
            title: t.columns.details,
            as: 'words',
            cell: operation => <span className={classes.details}>{describeDetails(operation, language) || '–'}</span>,
          },
          {
            key: 'time',
            title: t.columns.time,
            as: 'number',
            cell: ({ time }) => <span className={classes.details}>{momentText(time)}</span>,
          },
        ]}
      />
    </div>
  );
}
