import type { Chart, Exhibit } from '@wenshu/analysis';
import { type ByteSink, startZip } from '@wenshu/data-files';
import type { Language } from '@wenshu/texts';
import type PptxGenJS from 'pptxgenjs';
import { isDrawn } from '../../exhibit-words.ts';
import { formatAlong, isAlongNumbers } from './axis-along.ts';
import { colourPoints, hasColouredPoints } from './colour-points.ts';
import { dressPoints } from './dress-points.ts';
import { addErrorBars, hasErrorBars } from './error-bars.ts';
import { hasMarkedPoints, markLabels } from './mark-labels.ts';
import { isNative } from './native-chart.ts';
import { inLines, NOTES_PART } from './notes-lines.ts';
import { propertiesOnce, SLIDE_PART } from './paragraphs.ts';
import { zipParts } from './zip-parts.ts';

const CHART_PART = /^ppt\/charts\/chart(\d+)\.xml$/;

/** Slides as a file. The exhibits are all that were put upon them, in their order. */
export async function writeDeck(
  deck: PptxGenJS,
  exhibits: readonly Exhibit[],
  language: Language,
  sink: ByteSink,
): Promise<void> {
  // Written, it would be stored as it is; streamed, it is compressed, to a fifteenth.
  const bytes = (await deck.stream({ compression: true })) as Buffer;
  const drawn = exhibits.filter((exhibit): exhibit is Chart => isDrawn(exhibit) && exhibit.kind !== 'table');
  await writeMended(bytes, drawn.filter(isNative), language, sink);
}

const isMended = (chart: Chart) =>
  hasMarkedPoints(chart) || hasColouredPoints(chart) || isAlongNumbers(chart) || chart.kind === 'points';

/** What the library cannot write. */
function mended(xml: string, chart: Chart, language: Language): string {
  if (chart.kind === 'points') return dressPoints(xml, chart, language);
  const marked = hasMarkedPoints(chart) ? markLabels(xml, chart, language) : xml;
  const coloured = hasColouredPoints(chart) ? colourPoints(marked, chart) : marked;
  const shown = chart.kind === 'bars' && hasErrorBars(chart) ? addErrorBars(coloured, chart) : coloured;
  return isAlongNumbers(chart) ? formatAlong(shown, chart, language) : shown;
}

/** The same file with its charts, words and notes mended; charts are numbered in the order in which they were added. */
async function writeMended(bytes: Buffer, charts: readonly Chart[], language: Language, sink: ByteSink): Promise<void> {
  const parts = [...zipParts(bytes)];
  const chartParts = parts.filter(({ name }) => CHART_PART.test(name));
  const placeOf = (name: string) => Number(CHART_PART.exec(name)![1]);
  const inOrder = chartParts.map(({ name }) => name).sort((a, b) => placeOf(a) - placeOf(b));
  const zip = startZip(sink);
  for (const { name, content } of parts) {
    const chart = charts[inOrder.indexOf(name)];
    if (NOTES_PART.test(name)) await zip.add(name, Buffer.from(inLines(content.toString())));
    else if (SLIDE_PART.test(name)) await zip.add(name, Buffer.from(propertiesOnce(content.toString())));
    else if (chart && isMended(chart)) await zip.add(name, Buffer.from(mended(content.toString(), chart, language)));
    else await zip.add(name, content);
  }
  await zip.close();
}
