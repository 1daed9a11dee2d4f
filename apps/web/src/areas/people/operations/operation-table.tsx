import type { OperationEntry } from '@wenshu/api-contract';
import { describeDetails, operationTexts } from '@wenshu/texts/people/operations';
import { language, useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import classes from './operations.module.css';

interface OperationTableProps {
  readonly operations: readonly OperationEntry[];
  /** Whose log it is is known by all of its lines: then the other of the two is told. */
  readonly tells: 'account' | 'object';
}

/** Action, account or object, details and time (P3.19). On a phone each line is a block. */
export function OperationTable({ operations, tells }: OperationTableProps) {
  const t = useTexts(operationTexts);
  const told = ({ account, object }: OperationEntry) => {
    if (tells === 'account') return account?.nickName ?? t.gone;
    return object.kind === 'person' ? t.ownAccount : (object.name ?? t.goneSurvey);
  };
  return (
    <div className={classes.frame}>
      <table className={classes.table} aria-label={t.list}>
        <thead>
          <tr>
            {(['action', tells, 'details', 'time'] as const).map(column => (
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
              <td className={classes.told}>{told(operation)}</td>
              <td className={classes.details}>{describeDetails(operation, language) || '–'}</td>
              <td className={classes.time}>{momentText(operation.time)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
