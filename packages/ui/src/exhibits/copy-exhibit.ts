import type { Language } from '@wenshu/texts';
import { type CopiedCell, copiedTable, copiedText } from '../clipboard/copied-cells.ts';
import { palette } from '../theme.ts';
import { chartLines } from './chart-lines.ts';
import { pictureOf } from './picture-of.ts';
import { isChart, type ShownExhibit } from './shown-exhibit.ts';
import { framed, tableLines } from './table-lines.ts';

const TABLE_STYLE = 'border-collapse:collapse;font-family:Arial,sans-serif;font-size:10pt';

/** What of an exhibit goes into cells; nothing of a note. */
export function exhibitLines(
  exhibit: ShownExhibit,
  language: Language,
): readonly (readonly CopiedCell[])[] | undefined {
  if (exhibit.kind === 'table') return tableLines(exhibit, language);
  return isChart(exhibit) ? framed(exhibit, chartLines(exhibit, language), language) : undefined;
}

/** As HTML for Word and PowerPoint and as text for everything else, at once: whoever pastes takes what they understand. */
export async function copyAsTable(exhibit: ShownExhibit, language: Language): Promise<void> {
  const lines = exhibitLines(exhibit, language) ?? [];
  const blob = (type: string, words: string) => new Blob([words], { type });
  await navigator.clipboard.write([
    new ClipboardItem({
      'text/plain': blob('text/plain', copiedText(lines)),
      'text/html': blob('text/html', copiedTable(lines, TABLE_STYLE)),
    }),
  ]);
}

export async function copyAsPicture(element: HTMLElement): Promise<void> {
  // Given as a promise: a browser asks for the person's gesture when it is written, not when it is drawn.
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': pictureOf(element, palette.surface) })]);
}
