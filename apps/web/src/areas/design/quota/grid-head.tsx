import { quotaTexts } from '@wenshu/texts/design/quota';
import { useTexts } from '../../../app/language/language.ts';
import classes from './quota.module.css';
import type { QuotaGrid } from './quota-grid.ts';

interface GridHeadProps {
  readonly grid: QuotaGrid;
  /** The name of the one column of a quota with one axis. */
  readonly only: string;
  readonly hasTotal: boolean;
}

/** The names of the axes before the rows, and above the values that run across the name of theirs. */
export function GridHead({ grid: { rowAxes, columnAxis }, only, hasTotal }: GridHeadProps) {
  const t = useTexts(quotaTexts);
  const names = rowAxes.map(axis => (
    <th key={axis.id} scope="col" rowSpan={columnAxis ? 2 : 1} className={classes.corner}>
      {axis.name}
    </th>
  ));
  if (!columnAxis) {
    return (
      <thead>
        <tr>
          {names}
          <th scope="col">{only}</th>
        </tr>
      </thead>
    );
  }
  return (
    <thead>
      <tr>
        {names}
        <th scope="colgroup" colSpan={columnAxis.values.length} className={classes.across}>
          {columnAxis.name}
        </th>
        {hasTotal && (
          <th scope="col" rowSpan={2}>
            {t.rowTotal}
          </th>
        )}
      </tr>
      <tr>
        {columnAxis.values.map(value => (
          <th key={value.key} scope="col">
            {value.label}
          </th>
        ))}
      </tr>
    </thead>
  );
}
