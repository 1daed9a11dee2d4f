import { leafHeads, type Table } from '@wenshu/analysis/browser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { cellTexts } from '../../../analysis/src/exhibit/cell-text.ts';
import { exampleRequest, exampleRows } from '../../../analysis/src/kinds/summary/examples.ts';
import { shownSummary } from '../../../analysis/test/shown-summary.ts';
import { ExhibitTable } from './exhibit-table.tsx';

/** The words of each cell that is no head, as a person reads them; asterisk and letters stand beside the number. */
function cellsDrawn(html: string): readonly string[] {
  const cells = /<tbody.*/s.exec(html)![0].match(/<td[^>]*>.*?<\/td>/gs) ?? [];
  return cells.map(cell =>
    cell
      .replace(/<abbr[^>]*>.*?<\/abbr>/gs, '')
      .replace(/<\/span><span[^>]*data-first|<[^>]*>/g, ' ')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&amp;', '&')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

it('statistics of questions read on the screen as they are copied, number by number', () => {
  const tables = shownSummary(exampleRows, exampleRequest, { weight: 'w' }).filter(
    (one): one is Table => one.kind === 'table',
  );
  expect(tables.length).toBeGreaterThan(10);
  for (const table of tables) {
    const copied = leafHeads(table.rows).flatMap(({ head: row }, line) =>
      leafHeads(table.columns).map(({ head: column }, place) =>
        cellTexts(table, { row, column, cell: table.cells[line]![place]! }, 'en').join(' '),
      ),
    );
    expect(cellsDrawn(renderToStaticMarkup(<ExhibitTable table={table} language="en" />)), table.id).toEqual(copied);
  }
});
