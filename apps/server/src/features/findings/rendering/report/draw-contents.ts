import { reportShapes, textSizes } from '@wenshu/analysis';
import { renderingTexts } from '@wenshu/texts/findings/rendering';
import { drawText, lineHeight } from '../picture/draw-text.ts';
import type { Drawing, Shape } from '../picture/drawing.ts';
import { theme as house } from '../theme.ts';
import { inPieces } from './contents.ts';
import type { ReportDrawing } from './report-format.ts';

const COLUMNS = { wide: 2, sheet: 1, phone: 1 } as const;
const MOST_HEIGHT = 1123;

interface Line {
  readonly name: string;
  readonly page: number;
}

const lineOf = ({ report }: ReportDrawing) => lineHeight(textSizes[report.shape].body * 0.9) * 1.25;

function roomOf({ report }: ReportDrawing) {
  const { width, height = MOST_HEIGHT } = reportShapes[report.shape];
  const margin = width * 0.05;
  const top = margin + lineHeight(textSizes[report.shape].heading) + margin / 3;
  return { width, height, margin, top, columns: COLUMNS[report.shape] };
}

/** How many of them stand upon one page. */
export function linesPerPage(drawing: ReportDrawing): number {
  const { height, margin, top, columns } = roomOf(drawing);
  return columns * Math.max(1, Math.floor((height - margin - top) / lineOf(drawing)));
}

export function drawContents(drawing: ReportDrawing, lines: readonly Line[]): readonly Drawing[] {
  const { report, language } = drawing;
  const { width, height, margin, top, columns } = roomOf(drawing);
  const size = textSizes[report.shape].body * 0.9;
  const perColumn = linesPerPage(drawing) / columns;
  const wide = (width - 2 * margin - (columns - 1) * margin) / columns;
  const ink = report.theme.ink.slice(1);
  return inPieces(lines, linesPerPage(drawing)).map(part => {
    const shapes: Shape[] = [{ as: 'box', x: 0, y: 0, width, height, fill: report.theme.paper.slice(1) }];
    const heading = { x: margin, y: margin, width: width - 2 * margin, fontSize: textSizes[report.shape].heading };
    shapes.push(...drawText(renderingTexts[language].contents, { ...heading, weight: 'bold', colour: ink }).shapes);
    for (const [at, { name, page }] of part.entries()) {
      const x = margin + Math.floor(at / perColumn) * (wide + margin);
      const y = top + (at % perColumn) * lineOf(drawing);
      shapes.push(
        ...drawText(name, { x, y, width: wide - size * 3, fontSize: size, colour: ink, mostLines: 1 }).shapes,
      );
      shapes.push(
        ...drawText(String(page), { x, y, width: wide, fontSize: size, colour: house.faint, align: 'right' }).shapes,
      );
    }
    return { width, height, shapes };
  });
}
