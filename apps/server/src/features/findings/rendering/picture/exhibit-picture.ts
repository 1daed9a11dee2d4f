import type { Exhibit } from '@wenshu/analysis';
import type { Language } from '@wenshu/texts';
import { drawText } from '../drawing/draw-text.ts';
import { type Drawing, moved, type Shape } from '../drawing/drawing.ts';
import { isDrawn, notesOf, paragraphsOf, sourceLine } from '../exhibit-words.ts';
import { drawTable } from '../table/draw-table.ts';
import { layTable } from '../table/lay-table.ts';
import { tableWidths } from '../table/table-widths.ts';
import { theme } from '../theme.ts';
import { isPictured, type Pictured, picturedHeight, picturedSvg } from './pictured.ts';

const MARGIN = 20;
const CHART_WIDTH = 760;
const LEAST_WIDTH = 480;

/** One exhibit as a picture: what it is above, where it comes from below. */
export function exhibitPicture(exhibit: Exhibit, language: Language): Drawing {
  const body = bodyOf(exhibit, language);
  const width = Math.max(LEAST_WIDTH, body.width);
  const shapes: Shape[] = [];
  let y = MARGIN;
  const write = (text: string, look: { fontSize: number; colour: string; weight?: 'bold' }, gap: number) => {
    const { shapes: letters, height } = drawText(text, { x: MARGIN, y, width, ...look });
    shapes.push(...letters);
    if (height > 0) y += height + gap;
  };
  const { meaning, below } = notesOf(exhibit);
  write(exhibit.title, { fontSize: 15, colour: theme.ink, weight: 'bold' }, 4);
  write(meaning, { fontSize: 11, colour: theme.soft }, 4);
  y += 6;
  shapes.push(...body.shapes.map(shape => moved(shape, MARGIN, y)));
  y += body.height + 10;
  for (const remark of below) write(remark, { fontSize: 8.5, colour: theme.faint }, 1);
  write(sourceLine(exhibit.source, language), { fontSize: 8.5, colour: theme.faint }, 0);
  return { width: width + 2 * MARGIN, height: y + MARGIN, shapes };
}

function bodyOf(exhibit: Exhibit, language: Language): Drawing {
  if (isPictured(exhibit)) return chartDrawing(exhibit, CHART_WIDTH, language);
  if (!isDrawn(exhibit)) return paragraphsDrawing(paragraphsOf(exhibit, language));
  const table = layTable(exhibit, language);
  return drawTable(table, tableWidths(table));
}

export function chartDrawing(chart: Pictured, width: number, language: Language, mostHeight = Infinity): Drawing {
  const height = Math.min(mostHeight, picturedHeight(chart, width));
  const svg = picturedSvg(chart, { width, height, language });
  return { width, height, shapes: [{ as: 'svg', x: 0, y: 0, width, height, svg }] };
}

function paragraphsDrawing(paragraphs: readonly string[]): Drawing {
  const shapes: Shape[] = [];
  let y = 0;
  for (const paragraph of paragraphs) {
    const { shapes: letters, height } = drawText(paragraph, {
      x: 0,
      y,
      width: CHART_WIDTH,
      fontSize: 11,
      colour: theme.ink,
    });
    shapes.push(...letters);
    y += height + 4;
  }
  return { width: CHART_WIDTH, height: y, shapes };
}
