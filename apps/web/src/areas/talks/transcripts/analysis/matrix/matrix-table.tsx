import { talkMatrixPageTexts } from '@wenshu/texts/talks/talk-matrix-page';
import { useTexts } from '../../../../../app/language/language.ts';
import { codeName } from '../../../../findings/coding/frame-tree.ts';
import { type LaidCell, type LaidMatrix, type Matrix, type MatrixFigure, TOTAL } from './lay-matrix.ts';
import classes from './matrix.module.css';

interface MatrixTableProps {
  readonly matrix: Matrix;
  readonly laid: LaidMatrix;
  readonly figure: MatrixFigure;
  readonly sortBy: string | undefined;
  onSort(key: string | undefined): void;
  /** The quotes of a cell, or of a whole row. */
  onOpen(code: number, column?: { readonly key: string; readonly title: string }): void;
}

const INDENT_PX = 16;
const MOST_SHADE = 55;

/** The numbers, each a way to its quotes. */
export function MatrixTable({ matrix, laid, figure, sortBy, onSort, onOpen }: MatrixTableProps) {
  const t = useTexts(talkMatrixPageTexts);
  const { columns, rows, most } = laid;
  const shown = ({ value }: LaidCell) => {
    if (value === undefined) return '–';
    return figure === 'share' ? `${Math.round(value * 1000) / 10}%` : String(value);
  };
  const head = (key: string, title: string) => (
    <th key={key} scope="col" aria-sort={sortBy === key ? 'descending' : 'none'}>
      <button type="button" className={classes.sort} onClick={() => onSort(sortBy === key ? undefined : key)}>
        {title}
        <span aria-hidden="true">{sortBy === key ? ' ↓' : ''}</span>
      </button>
    </th>
  );
  const base = figure === 'share' ? 'turns' : figure;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <section className={classes.scroll} aria-label={t.table} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t.code}</th>
            {columns.map(({ key, title }) => head(key, title || t.noColumn))}
            {head(TOTAL, t.total)}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, level, cells, total }) => {
            const name = codeName(code);
            return (
              <tr key={code.code}>
                <th scope="row" style={{ paddingInlineStart: 10 + (level - 1) * INDENT_PX }}>
                  {name}
                </th>
                {cells.map((cell, at) => {
                  const column = columns[at]!;
                  const shade = most > 0 ? Math.round(((cell.value ?? 0) / most) * MOST_SHADE) : 0;
                  return (
                    <td
                      key={column.key}
                      style={{ background: `color-mix(in srgb, var(--pine-bright) ${shade}%, transparent)` }}
                    >
                      {cell.turns === 0 ? (
                        <span className={classes.nothing}>{shown(cell)}</span>
                      ) : (
                        <button
                          type="button"
                          className={classes.cell}
                          aria-label={t.openCell({
                            value: shown(cell),
                            code: name,
                            column: column.title || t.noColumn,
                          })}
                          onClick={() => onOpen(code.code, column)}
                        >
                          {shown(cell)}
                        </button>
                      )}
                    </td>
                  );
                })}
                <td className={classes.sum}>
                  <button
                    type="button"
                    className={classes.cell}
                    disabled={total.turns === 0}
                    aria-label={t.openCell({ value: shown(total), code: name, column: t.total })}
                    onClick={() => onOpen(code.code)}
                  >
                    {shown(total)}
                  </button>
                </td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t.all[base]}</th>
            {columns.map(column => (
              <td key={column.key}>{column[base]}</td>
            ))}
            <td className={classes.sum}>{matrix.total[base]}</td>
          </tr>
          <tr>
            <th scope="row">{t.all.coded}</th>
            {columns.map(({ key, coded }) => (
              <td key={key}>{coded}</td>
            ))}
            <td className={classes.sum}>{matrix.total.coded}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
