import type { Variable } from '../../filter/variable.ts';
import { type CellValue, type CellWords, cellText } from '../grid/cell-text.ts';
import classes from './record.module.css';

interface RecordLineProps {
  readonly variable: Variable;
  readonly value: CellValue | undefined;
  readonly words: CellWords;
  readonly empty: string;
}

/** A variable with its value. */
export function RecordLine({ variable, value, words, empty }: RecordLineProps) {
  const text = cellText(variable, value, words);
  return (
    <div>
      <dt>
        {variable.questionId !== undefined && <span className={classes.name}>{variable.name}</span>}
        {variable.label || variable.name}
      </dt>
      <dd className={text === '' ? classes.faint : undefined}>{text || empty}</dd>
    </div>
  );
}
