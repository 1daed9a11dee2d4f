import type { Exhibit, Table } from '@wenshu/analysis';
import type { Language } from '@wenshu/texts';
import { renderingTexts } from '@wenshu/texts/findings/rendering';
import { drawText } from '../drawing/draw-text.ts';
import { type Drawing, moved, type Shape } from '../drawing/drawing.ts';
import { openPdf } from '../drawing/open-pdf.ts';
import { paintShape } from '../drawing/paint-shape.ts';
import { isDrawn, notesOf, paragraphsOf, sourceLine } from '../exhibit-words.ts';
import { chartDrawing } from '../picture/exhibit-picture.ts';
import { isPictured } from '../picture/pictured.ts';
import { drawTable, headHeight } from '../table/draw-table.ts';
import { layTable } from '../table/lay-table.ts';
import { pageTable } from '../table/page-table.ts';
import { rowHeights } from '../table/row-heights.ts';
import { labelsWidth, tableWidths } from '../table/table-widths.ts';
import { theme } from '../theme.ts';
import type { RenderingFormat } from './format.ts';

/** A4 on its side, in points. */
const PAGE = { width: 841.89, height: 595.28, margin: 42 } as const;
const ROOM = PAGE.width - 2 * PAGE.margin;
const FOOT = PAGE.height - PAGE.margin;

/** Pages to print and to send: drawn as lines and letters, so that it is sharp, and text can be found and copied. */
export const pdf: RenderingFormat = {
  async write({ exhibits, language, title }, sink, onDrawn) {
    // Their numbers name the last one, so no page is finished before it.
    const { file, write } = openPdf(title, language, true);
    for (const [at, exhibit] of exhibits.entries()) {
      for (const page of pagesOf(exhibit, language, at === 0 ? title : '')) {
        file.addPage({ size: [PAGE.width, PAGE.height], margin: 0 });
        for (const shape of page) paintShape(file, shape);
      }
      file.outline.addItem(exhibit.title.replaceAll('\n', ' ').slice(0, 200));
      await onDrawn(at + 1);
    }
    numberPages(file, language);
    await write(sink);
  },
};

function numberPages(file: PDFKit.PDFDocument, language: Language): void {
  const { start, count } = file.bufferedPageRange();
  for (let at = start; at < start + count; at++) {
    file.switchToPage(at);
    const text = renderingTexts[language].page({ page: at + 1, pages: count });
    const box = {
      x: PAGE.margin,
      y: PAGE.height - 28,
      width: ROOM,
      fontSize: 8,
      colour: theme.faint,
      align: 'right',
    } as const;
    for (const shape of drawText(text, box).shapes) paintShape(file, shape);
  }
}

/** The frame of an exhibit: words above and below, and how much room is left between them. */
function frameOf(exhibit: Exhibit, language: Language, heading: string, part: string) {
  const { meaning, below } = notesOf(exhibit);
  const shapes: Shape[] = [];
  let top: number = PAGE.margin;
  const write = (
    text: string,
    look: { fontSize: number; colour: string; weight?: 'bold'; mostLines: number },
    gap: number,
  ) => {
    const drawn = drawText(text, { x: PAGE.margin, y: top, width: ROOM, ...look });
    shapes.push(...drawn.shapes);
    if (drawn.height > 0) top += drawn.height + gap;
  };
  write(heading, { fontSize: 11, colour: theme.pine, weight: 'bold', mostLines: 2 }, 6);
  write(`${exhibit.title}${part}`, { fontSize: 15, colour: theme.ink, weight: 'bold', mostLines: 3 }, 3);
  write(meaning, { fontSize: 10.5, colour: theme.soft, mostLines: 4 }, 3);
  const foot: Shape[] = [];
  let height = 0;
  for (const remark of [...below.slice(0, MOST_REMARKS), sourceLine(exhibit.source, language)]) {
    const drawn = drawText(remark, {
      x: PAGE.margin,
      y: height,
      width: ROOM,
      fontSize: 8,
      colour: theme.faint,
      mostLines: 3,
    });
    foot.push(...drawn.shapes);
    height += drawn.height + 1;
  }
  return { shapes, top: top + 8, foot, footHeight: height, height: FOOT - height - 10 - (top + 8) };
}
const MOST_REMARKS = 12;

function pagesOf(exhibit: Exhibit, language: Language, heading: string): Shape[][] {
  if (isPictured(exhibit)) {
    const frame = frameOf(exhibit, language, heading, '');
    return [composed(frame, chartDrawing(exhibit, ROOM, language, Math.min(MOST_CHART, frame.height)))];
  }
  return isDrawn(exhibit) ? tablePages(exhibit, language, heading) : wordPages(exhibit, language, heading);
}
const MOST_CHART = 380;

type Frame = ReturnType<typeof frameOf>;

/** What it is about stands right below it, not at the foot of the page. */
function composed(frame: Frame, body: Drawing): Shape[] {
  const below = frame.top + body.height + 8;
  return [
    ...frame.shapes,
    ...body.shapes.map(shape => moved(shape, PAGE.margin, frame.top)),
    ...frame.foot.map(shape => moved(shape, 0, below)),
  ];
}

function tablePages(table: Table, language: Language, heading: string): Shape[][] {
  const whole = layTable(table, language);
  const widths = tableWidths(whole);
  const left = labelsWidth(widths);
  const widest = widths.columns.reduce((most, width) => Math.max(most, width), 1);
  const heights = rowHeights(table, language);
  const parts = pageTable(table, {
    columns: Math.max(1, Math.floor((ROOM - left) / widest)),
    // The next pages have the same frame, so the first decides for all.
    height: frameOf(table, language, heading, PART_ROOM).height,
    headHeight: part => {
      const laid = layTable(part, language);
      return headHeight(laid, tableWidths(laid));
    },
    rowHeight: row => heights[row]!,
  });
  return parts.map((part, at) => {
    const name = parts.length === 1 ? '' : renderingTexts[language].part({ part: at + 1, parts: parts.length });
    const laid = layTable(part, language);
    return composed(
      frameOf(table, language, at === 0 ? heading : '', name),
      drawTable(laid, { ...tableWidths(laid), labels: widths.labels }),
    );
  });
}
const PART_ROOM = ' (00/00)';

function wordPages(exhibit: Parameters<typeof paragraphsOf>[0], language: Language, heading: string): Shape[][] {
  const frame = frameOf(exhibit, language, heading, '');
  const pages: Shape[][] = [];
  let shapes: Shape[] = [];
  let y = 0;
  const end = () => {
    pages.push(composed(frame, { width: ROOM, height: y, shapes }));
    shapes = [];
    y = 0;
  };
  for (const text of paragraphsOf(exhibit, language)) {
    const look = { x: 0, width: ROOM, fontSize: 10.5, colour: theme.ink };
    const { height } = drawText(text, { ...look, y: 0 });
    if (y > 0 && y + height > frame.height) end();
    shapes.push(...drawText(text, { ...look, y }).shapes);
    y += height + 4;
  }
  end();
  return pages;
}
