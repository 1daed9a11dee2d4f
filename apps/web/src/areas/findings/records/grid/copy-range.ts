import type { recordGridTexts } from '@wenshu/texts/findings/record-grid';
import type { ClipboardEvent } from 'react';
import { notify } from '../../../../app/notices/notices.ts';
import { variableName } from '../../filter/variable-names.ts';
import { type CellRange, cellCount } from './cell-selection.ts';
import { type CellWords, cellText, isNumeric } from './cell-text.ts';
import { type CopiedCell, copiedTable, copiedText } from './copy-cells.ts';
import type { GridColumn } from './grid-columns.ts';
import type { GridRow, RowPages } from './row-pages.ts';

/** More than this is for a file. */
export const MOST_COPIED = 10_000;

interface Copied {
  readonly pages: RowPages;
  readonly offset: number;
  readonly cells: CellRange;
  readonly columns: readonly GridColumn[];
  readonly words: CellWords;
}

type Texts = (typeof recordGridTexts)['zh'] | (typeof recordGridTexts)['en'];

/** Puts cells on the clipboard, as text and as a table; several rows take the names of their columns along. */
export async function copyRange(event: ClipboardEvent, copied: Copied, t: Texts): Promise<void> {
  const { pages, offset, cells } = copied;
  const { top, bottom } = cells;
  const here = Array.from({ length: bottom - top + 1 }, (_, step) => pages.row(offset + top + step));
  const said = () => notify.success(t.copied({ count: cellCount(cells) }));
  if (here.every(row => row !== undefined)) {
    const lines = linesOf(here, copied);
    event.clipboardData.setData('text/plain', copiedText(lines));
    event.clipboardData.setData('text/html', copiedTable(lines));
    said();
    return;
  }
  notify.loading(t.copying);
  const lines = pages.readRange(offset + top, offset + bottom + 1).then(rows => linesOf(rows, copied));
  const blob = (type: string, write: typeof copiedText) => lines.then(all => new Blob([write(all)], { type }));
  try {
    // Given as promises: a browser asks for the person's gesture when it is written, not when it is whole.
    const item = new ClipboardItem({
      'text/plain': blob('text/plain', copiedText),
      'text/html': blob('text/html', copiedTable),
    });
    await navigator.clipboard.write([item]);
    notify.closeLoading();
    said();
  } catch {
    notify.closeLoading();
    notify.error(t.copyFailed);
  }
}

function linesOf(rows: readonly GridRow[], { pages, cells, columns, words }: Copied): CopiedCell[][] {
  const shown = columns.slice(cells.left - 1, cells.right);
  const lines = rows.map(row =>
    shown.map(({ key, variable }) => ({
      text: cellText(variable, pages.valueOf(row, key), words),
      isNumber: isNumeric(variable, words.values),
    })),
  );
  if (rows.length === 1) return lines;
  return [shown.map(({ variable }) => ({ text: variableName(variable), isNumber: false })), ...lines];
}
