import { reportShapes, textSizes } from '@wenshu/analysis';
import { renderingTexts } from '@wenshu/texts/findings/rendering';
import { drawText, lineHeight } from '../picture/draw-text.ts';
import type { Drawing, Shape } from '../picture/drawing.ts';
import { theme as house } from '../theme.ts';
import { type ContentsLine, inPieces } from './contents.ts';
import type { ReportDrawing } from './report-format.ts';

const COLUMNS = { wide: 2, sheet: 1, phone: 1 } as const;
const MOST_HEIGHT = 1123;

type Line = Omit<ContentsLine, 'at'> & { readonly page: number };

const sizeOf = ({ report }: ReportDrawing) => textSizes[report.shape].body * 0.9;
const lineOf = (drawing: ReportDrawing) => lineHeight(sizeOf(drawing)) * 1.25;
/** Of a finding, beside the name that it stands below. */
export const FINDING_SIZE = 0.72;
/** How many lines an entry takes with its finding below it. */
const WITH_FINDING = 1.85;
/** With more pages of findings nobody finds a page. */
const MOST_PAGES = 3;

function roomOf({ report }: ReportDrawing) {
  const { width, height = MOST_HEIGHT } = reportShapes[report.shape];
  const margin = width * 0.05;
  const top = margin + lineHeight(textSizes[report.shape].heading) + margin / 3;
  const columns = COLUMNS[report.shape];
  const wide = (width - 2 * margin - (columns - 1) * margin) / columns;
  return { width, height, margin, top, columns, wide };
}

interface LaidContents<L> {
  readonly hasFindings: boolean;
  /** Of an entry. */
  readonly high: number;
  /** By page and column, each about as long as the others. */
  readonly pages: readonly (readonly (readonly L[])[])[];
}

/** What stands upon which page of contents: with what was found, where that does not take too many. */
export function layContents<L extends Pick<ContentsLine, 'finding'>>(
  drawing: ReportDrawing,
  lines: readonly L[],
): LaidContents<L> {
  const { height, margin, top, columns } = roomOf(drawing);
  const perColumn = (share: number) => Math.max(1, Math.floor((height - margin - top) / (share * lineOf(drawing))));
  const pagesOf = (share: number) => Math.ceil(lines.length / (columns * perColumn(share)));
  const hasFindings = lines.some(({ finding }) => finding !== undefined) && pagesOf(WITH_FINDING) <= MOST_PAGES;
  const share = hasFindings ? WITH_FINDING : 1;
  const perPage = Math.ceil(lines.length / Math.max(1, pagesOf(share)));
  return {
    hasFindings,
    high: share * lineOf(drawing),
    pages: inPieces(lines, perPage).map(part => inPieces(part, Math.ceil(part.length / columns))),
  };
}

export function drawContents(drawing: ReportDrawing, lines: readonly Line[]): readonly Drawing[] {
  const { report, language } = drawing;
  const { width, height, margin, top, wide } = roomOf(drawing);
  const { hasFindings, high, pages } = layContents(drawing, lines);
  const ink = report.theme.ink.slice(1);
  return pages.map(columns => {
    const shapes: Shape[] = [{ as: 'box', x: 0, y: 0, width, height, fill: report.theme.paper.slice(1) }];
    const heading = { x: margin, y: margin, width: width - 2 * margin, fontSize: textSizes[report.shape].heading };
    const title = hasFindings ? renderingTexts[language].findings : renderingTexts[language].contents;
    shapes.push(...drawText(title, { ...heading, weight: 'bold', colour: ink }).shapes);
    for (const [column, part] of columns.entries())
      for (const [at, line] of part.entries()) {
        const place = { x: margin + column * (wide + margin), y: top + at * high };
        shapes.push(...drawLine(line, { ...place, width: wide, size: sizeOf(drawing), ink, hasFindings }));
      }
    return { width, height, shapes };
  });
}

interface LinePlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly ink: string;
  readonly hasFindings: boolean;
}

function drawLine({ name, page, finding }: Line, { x, y, width, size, ink, hasFindings }: LinePlace): readonly Shape[] {
  const room = width - size * 3;
  const weight = hasFindings ? 'bold' : 'regular';
  const small = { x, y: y + lineHeight(size), width: room, fontSize: size * FINDING_SIZE, mostLines: 1 };
  return [
    ...drawText(name, { x, y, width: room, fontSize: size, colour: ink, weight, mostLines: 1 }).shapes,
    ...drawText(String(page), { x, y, width, fontSize: size, colour: house.faint, align: 'right' }).shapes,
    ...(hasFindings ? drawText(finding ?? '', { ...small, colour: house.soft }).shapes : []),
  ];
}
