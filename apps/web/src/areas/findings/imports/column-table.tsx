import type { ImportColumnPlan, PreviewedColumn } from '@wenshu/api-contract';
import { importTexts } from '@wenshu/texts/findings/import';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { ColumnRow } from './column-row.tsx';
import classes from './import.module.css';
import { OptionsDialog } from './options-dialog.tsx';

interface ColumnTableProps {
  readonly columns: readonly PreviewedColumn[];
  onChange(place: number, changed: Partial<ImportColumnPlan>): void;
}

/** What each column seems to be, and the fields to correct it; on a phone every column is a block. */
export function ColumnTable({ columns, onChange }: ColumnTableProps) {
  const t = useTexts(importTexts);
  const [opened, setOpened] = useState<number>();
  const shown = opened === undefined ? undefined : columns[opened];
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <caption className={classes.unseen}>{t.columns.caption}</caption>
        <thead>
          <tr>
            {(['name', 'shape', 'title', 'values', 'missing'] as const).map(column => (
              <th key={column} scope="col">
                {t.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns.map((column, place) => (
            <ColumnRow
              key={column.name}
              column={column}
              onChange={changed => onChange(place, changed)}
              onOptions={() => setOpened(place)}
            />
          ))}
        </tbody>
      </table>
      {opened !== undefined && shown && (
        <OptionsDialog
          column={shown}
          onClose={() => setOpened(undefined)}
          onApply={options => {
            onChange(opened, { options });
            setOpened(undefined);
          }}
        />
      )}
    </div>
  );
}
