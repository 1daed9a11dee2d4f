import type { ImportPreview } from '@wenshu/api-contract';
import { importTexts } from '@wenshu/texts/findings/import';
import { ActionButton } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';
import classes from './import.module.css';

interface BadCellsProps extends Pick<ImportPreview, 'badCells' | 'columns'> {
  readonly bad: number;
  readonly leavesEmpty: boolean;
  onLeaveEmpty(leaves: boolean): void;
  onMissing(column: number, value: string): void;
}

/** Cells that are not what their column shall be, line by line. */
export function BadCells({ bad, badCells, columns, leavesEmpty, onLeaveEmpty, onMissing }: BadCellsProps) {
  const t = useTexts(importTexts);
  return (
    <section className={classes.bad} aria-label={t.badTitle({ count: bad })}>
      <h2 className={classes.badTitle}>{t.badTitle({ count: bad })}</h2>
      <p className={classes.hint}>{t.badLead}</p>
      <ul className={classes.cells}>
        {badCells.map(({ line, column, value, problem }) => (
          <li key={`${line} ${column}`}>
            <span>{t.badLine({ line, name: columns[column]!.name })}</span>
            <span>{t.bad[problem]({ value })}</span>
            {problem !== 'too-long' && (
              <ActionButton kind="text" onClick={() => onMissing(column, value)}>
                {t.makeMissing({ value })}
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
      {badCells.length < bad && <p className={classes.hint}>{t.badMore({ shown: badCells.length })}</p>}
      <label className={classes.check}>
        <input type="checkbox" checked={leavesEmpty} onChange={event => onLeaveEmpty(event.target.checked)} />
        {t.leaveEmpty}
      </label>
    </section>
  );
}
