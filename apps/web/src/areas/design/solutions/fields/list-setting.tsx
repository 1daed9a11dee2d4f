import { DeleteOutlined } from '@ant-design/icons';
import { type CellValue, emptyField, type FieldOf, type ListRow } from '@wenshu/survey-core';
import { solutionTexts } from '@wenshu/texts/design/solutions';
import { ActionButton } from '@wenshu/ui';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { newHexId } from '../../../../app/new-hex-id.ts';
import { PasteCells } from '../paste-cells.tsx';
import { rowsFromCells } from '../read-cells.ts';
import classes from '../solutions.module.css';
import type { FieldProps } from './field-props.ts';
import { NumberInput } from './plain-fields.tsx';
import { ProblemLine, problemsAt, wordsOf } from './problem-line.tsx';

type Column = FieldOf<'list'>['columns'][number];
type Names = (typeof solutionTexts)['zh']['columns'];
type Added = keyof (typeof solutionTexts)['zh']['add'];

/** Rows of plain cells: features, items, brands. */
export function ListSetting({ field, value: rows, onChange, label, hint, problems }: FieldProps<'list'>) {
  const t = useTexts(solutionTexts);
  const fresh = (): ListRow => ({
    id: newHexId(),
    values: Object.fromEntries(field.columns.map(column => [column.name, emptyField(column) as CellValue])),
  });
  const set = (id: string, name: string, value: CellValue) =>
    onChange(rows.map(row => (row.id === id ? { ...row, values: { ...row.values, [name]: value } } : row)));
  return (
    <fieldset className={classes.group}>
      <legend className={classes.label}>{label}</legend>
      <p className={classes.hint}>{hint}</p>
      {rows.length > 0 && (
        <div className={classes.scroller}>
          <table className={classes.rows}>
            <thead>
              <tr>
                {field.columns.map(column => (
                  <th key={column.name} scope="col">
                    {t.columns[column.name as keyof Names]}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <tr key={row.id}>
                  {field.columns.map(column => (
                    <td key={column.name} data-kind={column.kind}>
                      <Cell
                        column={column}
                        label={`${t.columns[column.name as keyof Names]} ${t.rowOf({ number: index + 1 })}`}
                        value={row.values[column.name] ?? null}
                        problem={wordsOf(problemsAt(problems, `${field.name}.${row.id}.${column.name}`))}
                        onChange={value => set(row.id, column.name, value)}
                      />
                    </td>
                  ))}
                  <td>
                    <Button
                      type="text"
                      icon={<DeleteOutlined aria-hidden />}
                      aria-label={t.remove({ name: String(row.values.name) || t.rowOf({ number: index + 1 }) })}
                      onClick={() => onChange(rows.filter(({ id }) => id !== row.id))}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <ProblemLine problems={problemsAt(problems, field.name)} />
      <div className={classes.actions}>
        <ActionButton kind="quiet" onClick={() => onChange([...rows, fresh()])}>
          {t.add[field.name as Added]}
        </ActionButton>
        <PasteCells onPaste={cells => onChange([...rows, ...rowsFromCells(field, cells, newHexId)])} />
      </div>
    </fieldset>
  );
}

interface CellProps {
  readonly column: Column;
  readonly label: string;
  readonly value: CellValue;
  readonly problem: string;
  onChange(value: CellValue): void;
}

const cells: { readonly [Kind in Column['kind']]: (props: CellProps) => ReactNode } = {
  text: ({ label, value, problem, onChange, column }) => (
    <input
      className={classes.input}
      aria-label={label}
      aria-invalid={problem !== ''}
      value={String(value ?? '')}
      maxLength={'maxLength' in column ? column.maxLength : undefined}
      onChange={event => onChange(event.currentTarget.value)}
    />
  ),
  number: ({ label, value, problem, onChange }) => (
    <NumberInput label={label} value={value as number | null} isWrong={problem !== ''} onChange={onChange} />
  ),
  switch: ({ label, value, onChange }) => (
    <input
      type="checkbox"
      aria-label={label}
      checked={value === true}
      onChange={event => onChange(event.currentTarget.checked)}
    />
  ),
};

function Cell(props: CellProps) {
  return (
    <>
      {cells[props.column.kind](props)}
      {props.problem && <p className={classes.cellProblem}>{props.problem}</p>}
    </>
  );
}
