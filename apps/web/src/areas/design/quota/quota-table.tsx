import type { Quota } from '@wenshu/survey-core';
import { quotaTexts } from '@wenshu/texts/design/quota';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { useCreateScreen } from '../document/state/create-screen.ts';
import { CloseButton } from './close-button.tsx';
import { FillBar } from './fill-bar.tsx';
import { GridHead } from './grid-head.tsx';
import { parseSizes } from './paste-sizes.ts';
import classes from './quota.module.css';
import { type Combination, type QuotaGrid, totalOf } from './quota-grid.ts';
import { SizeInput } from './size-input.tsx';
import type { useSizes } from './use-sizes.ts';

interface QuotaTableProps {
  readonly quota: Quota;
  readonly grid: QuotaGrid;
  readonly counts: ReadonlyMap<string, number> | undefined;
  readonly sizes: ReturnType<typeof useSizes>;
}

/** Sizes as a table: one axis down, or several; one across; totals at the ends. */
export function QuotaTable({ quota, grid, counts, sizes }: QuotaTableProps) {
  const t = useTexts(quotaTexts);
  const { loaded, status, isCollecting, isLocked } = useCreateScreen();
  const { rowAxes, columnAxis, rows, cellOf } = grid;
  const isPublished = loaded.versionTime !== null || isCollecting;
  const isFixed = !loaded.mayEdit || status === 3;
  const paste = (row: number, column: number, text: string): boolean => {
    if (!/[\t\n]/.test(text.trim())) return false;
    const table = parseSizes(text);
    if (!table) notify.error(t.pasteWrong);
    const found = (table ?? []).flatMap((line, down) =>
      line.flatMap((size, across) => {
        const square = rows[row + down]?.squares[column + across];
        return size === undefined || !square ? [] : [{ match: square.match, size }];
      }),
    );
    if (found.length > 0) {
      sizes.set(found);
      notify.success(t.pasted({ count: found.length }));
    }
    return true;
  };
  const total = (squares: readonly Combination[]) => {
    const { size, isUnlimited } = totalOf(squares.map(square => cellOf.get(square.key)));
    return isUnlimited ? (size > 0 ? `≥ ${size}` : '–') : String(size);
  };
  return (
    <section className={classes.scroll} aria-label={quota.title}>
      <table className={classes.table}>
        <GridHead grid={grid} only={t.size} hasTotal />
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr key={row.key}>
              {row.labels.map((label, index) => (
                <th key={rowAxes[index]?.id} scope="row" className={classes.rowName}>
                  {label}
                </th>
              ))}
              {row.squares.map((square, column) => {
                const cell = cellOf.get(square.key);
                const count = cell && counts?.get(cell.id);
                const isDisabled = isFixed || (isCollecting && isLocked && !cell);
                return (
                  <td key={square.key}>
                    <SizeInput
                      label={t.sizeOf({ name: square.label })}
                      placeholder={t.unlimited}
                      size={cell?.size ?? 0}
                      place={{ row: rowIndex, column }}
                      isDisabled={isDisabled}
                      failures={sizes.failures}
                      onSave={size => sizes.set([{ match: square.match, size }])}
                      onPaste={text => paste(rowIndex, column, text)}
                    />
                    <CloseButton
                      name={square.label}
                      isClosed={cell?.isClosed ?? false}
                      isDisabled={isDisabled}
                      onClose={isClosed => sizes.set([{ match: square.match, size: cell?.size ?? 0, isClosed }])}
                    />
                    {isPublished && cell && (!counts || count !== undefined) && (
                      <FillBar name={square.label} count={count} size={cell.size} />
                    )}
                  </td>
                );
              })}
              {columnAxis && <td className={classes.total}>{total(row.squares)}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={rowAxes.length}>
              {t.rowTotal}
            </th>
            {(columnAxis?.values ?? [undefined]).map((value, column) => (
              <td key={value?.key ?? 'all'} className={classes.total}>
                {total(rows.flatMap(row => row.squares[column] ?? []))}
              </td>
            ))}
            {columnAxis && <td className={classes.total}>{total(rows.flatMap(row => row.squares))}</td>}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
