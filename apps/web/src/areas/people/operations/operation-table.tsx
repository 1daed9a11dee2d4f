import type { OperationEntry } from '@wenshu/api-contract';
import { describeDetails, operationTexts } from '@wenshu/texts/people/operations';
import { language, useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import classes from './operations.module.css';

type Told = 'account' | 'object';

interface OperationTableProps {
  readonly operations: readonly OperationEntry[];
  /** What the reader does not know already of all of its lines. */
  readonly tells: readonly Told[];
}

/** Action, account or object, details and time (P3.19). On a phone each line is a block. */
export function OperationTable({ operations, tells }: OperationTableProps) {
  const t = useTexts(operationTexts);
  const gone: Readonly<Record<string, string>> = { ...t.goneObjects, person: t.ownAccount };
  const told: Record<Told, (operation: OperationEntry) => string | undefined> = {
    account: ({ account }) => account?.nickName ?? t.gone,
    object: ({ object }) => object.name ?? gone[object.kind],
  };
  return (
    <div className={classes.frame}>
      <table className={classes.table} aria-label={t.list}>
        <thead>
          <tr>
            {(['action', ...tells, 'details', 'time'] as const).map(column => (
              <th key={column} scope="col">
                {t.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {operations.map(operation => (
            <tr key={operation.operationId}>
              <td className={classes.action}>{t.actions[operation.action]}</td>
              {tells.map(one => (
                <td key={one} className={classes.told}>
                  {told[one](operation)}
                </td>
              ))}
              <td className={classes.details}>{describeDetails(operation, language) || '–'}</td>
              <td className={classes.time}>{momentText(operation.time)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
