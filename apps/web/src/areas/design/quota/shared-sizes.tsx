import { combinationsOf, inOrder, type Quota, type QuotaCell } from '@wenshu/survey-core';
import { quotaTexts } from '@wenshu/texts/design/quota';
import { useTexts } from '../../../app/language/language.ts';
import { useCreateScreen } from '../document/state/create-screen.ts';
import { CloseButton } from './close-button.tsx';
import { FillBar } from './fill-bar.tsx';
import { lettersOf } from './merge-table.tsx';
import classes from './quota.module.css';
import { keyOfMatch, type QuotaGrid } from './quota-grid.ts';
import { SizeInput } from './size-input.tsx';
import type { useSizes } from './use-sizes.ts';

interface SharedSizesProps {
  readonly quota: Quota;
  readonly grid: QuotaGrid;
  readonly counts: ReadonlyMap<string, number> | undefined;
  readonly sizes: ReturnType<typeof useSizes>;
}

/** Every limit of a merged quota with what it is for; the shared ones first. */
export function SharedSizes({ quota, grid, counts, sizes }: SharedSizesProps) {
  const t = useTexts(quotaTexts);
  const { loaded, status } = useCreateScreen();
  const letters = lettersOf(quota);
  const labels = new Map(grid.rows.flatMap(row => row.squares.map(square => [square.key, square.label] as const)));
  const nameOf = (cell: QuotaCell) =>
    combinationsOf(cell.match)
      .map(match => labels.get(keyOfMatch(match)) ?? t.hidden)
      .join(' + ');
  const cells = inOrder(quota.cells).sort((a, b) => Number(letters.has(b.id)) - Number(letters.has(a.id)));
  return (
    <table className={`${classes.table} ${classes.sharedTable}`}>
      <thead>
        <tr>
          <th scope="col" className={classes.corner}>
            {t.merge.groups}
          </th>
          <th scope="col">{t.size}</th>
        </tr>
      </thead>
      <tbody>
        {cells.map((cell, row) => {
          const count = counts?.get(cell.id);
          const match = combinationsOf(cell.match)[0];
          return (
            <tr key={cell.id}>
              <th scope="row" className={classes.rowName}>
                {letters.has(cell.id) && <span className={classes.letter}>{letters.get(cell.id)}</span>}
                {nameOf(cell)}
              </th>
              <td>
                <SizeInput
                  label={t.sizeOf({ name: nameOf(cell) })}
                  placeholder={t.unlimited}
                  size={cell.size}
                  place={{ row, column: 0 }}
                  isDisabled={!loaded.mayEdit || status === 3}
                  failures={sizes.failures}
                  onSave={size => match && sizes.set([{ match, size }])}
                  onPaste={() => false}
                />
                <CloseButton
                  name={nameOf(cell)}
                  isClosed={cell.isClosed ?? false}
                  isDisabled={!loaded.mayEdit || status === 3}
                  onClose={isClosed => match && sizes.set([{ match, size: cell.size, isClosed }])}
                />
                {(!counts || count !== undefined) && <FillBar name={nameOf(cell)} count={count} size={cell.size} />}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
