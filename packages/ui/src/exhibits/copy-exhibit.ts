import { type Exhibit, type Table, tableHtml, tableOf, tableTsv } from '@wenshu/analysis/browser';
import type { Language } from '@wenshu/texts';
import { palette } from '../theme.ts';
import { isChart } from './exhibit-kinds.ts';
import { pictureOf } from './picture-of.ts';

/** What of an exhibit goes into cells: itself, or the numbers of a chart; nothing of a note. */
export function cellsOf(exhibit: Exhibit, language: Language): Table | undefined {
  if (exhibit.kind === 'table') return exhibit;
  return isChart(exhibit) ? tableOf(exhibit, language) : undefined;
}

/** As HTML for Word and PowerPoint and as text for everything else, at once: whoever pastes takes what they understand. Several stand below each other. */
export async function copyAsTable(tables: readonly Table[], language: Language): Promise<void> {
  const blob = (type: string, words: readonly string[], between: string) => new Blob([words.join(between)], { type });
  await navigator.clipboard.write([
    new ClipboardItem({
      'text/plain': blob(
        'text/plain',
        tables.map(table => tableTsv(table, language)),
        '\n\n',
      ),
      'text/html': blob(
        'text/html',
        tables.map(table => tableHtml(table, language)),
        '<p></p>',
      ),
    }),
  ]);
}

export async function copyAsPicture(element: HTMLElement): Promise<void> {
  // Given as a promise: a browser asks for the person's gesture when it is written, not when it is drawn.
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': pictureOf(element, palette.surface) })]);
}
