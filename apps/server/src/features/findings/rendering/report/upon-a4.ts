import { reportShapes, textSizes } from '@wenshu/analysis';
import type { FileBlock, FilePage, FileParagraph, ReportFile } from '../report-file.ts';
import { layParagraphs } from './lay-runs.ts';
import type { ReportDrawing } from './report-format.ts';

const { width: WIDTH, height: HEIGHT } = reportShapes.sheet;
const MARGIN = 48;
const GAP = 18;
/** Between two pages of the report upon one sheet. */
const APART = 30;
const ROOM = { width: WIDTH - 2 * MARGIN, height: HEIGHT - 2 * MARGIN } as const;

/** The same report upon A4 sheets: its blocks below each other, as wide as the sheet, as many pages as fit upon one. */
export function uponA4(drawing: ReportDrawing): ReportDrawing {
  const { report } = drawing;
  if (report.shape === 'sheet') return drawing;
  const sheets: FilePage[] = [];
  let y: number = HEIGHT;
  for (const page of report.pages) {
    const { blocks, height } = belowEachOther(page, report);
    const last = sheets.at(-1);
    if (last && canJoin(last, page) && y + APART + height <= HEIGHT - MARGIN) {
      sheets[sheets.length - 1] = {
        ...last,
        blocks: [...last.blocks, ...blocks.map(block => movedDown(block, y + APART))],
        alsoNamed: [...(last.alsoNamed ?? []), page.name],
      };
      y += APART + height;
    } else {
      const own = sheetsOf(page, blocks);
      sheets.push(...own.sheets);
      y = own.end;
    }
  }
  return { ...drawing, report: { ...report, shape: 'sheet', pages: sheets } };
}

/** A cover and a ground of its own are for one page. */
const canJoin = (last: FilePage, page: FilePage) =>
  !last.isCover && !page.isCover && last.background === undefined && page.background === undefined;

const movedDown = (block: FileBlock, by: number): FileBlock => ({
  ...block,
  place: { ...block.place, y: block.place.y + by },
});

/** Its blocks from 0 on, and how high all of them are. */
function belowEachOther(
  page: FilePage,
  { shape }: ReportFile,
): { readonly blocks: FileBlock[]; readonly height: number } {
  const isAlone = page.blocks.filter(({ body }) => body.kind === 'exhibit').length === 1;
  let y = 0;
  const blocks = page.blocks.map(block => {
    const height = Math.min(ROOM.height, heightOf(block, shape, isAlone));
    const placed = { ...block, place: { x: MARGIN, y, width: ROOM.width, height } };
    y += height + GAP;
    return placed;
  });
  return { blocks, height: Math.max(0, y - GAP) };
}

/** Over as many sheets as it needs, and where the last of them ends. */
function sheetsOf(page: FilePage, blocks: readonly FileBlock[]): { readonly sheets: FilePage[]; readonly end: number } {
  const sheets: FileBlock[][] = [[]];
  const start = page.isCover ? HEIGHT * 0.36 : MARGIN;
  let shift = start;
  let end = start;
  for (const block of blocks) {
    const { y, height } = block.place;
    if (sheets.at(-1)!.length > 0 && y + shift + height > HEIGHT - MARGIN) {
      sheets.push([]);
      shift = MARGIN - y;
    }
    sheets.at(-1)!.push(movedDown(block, shift));
    end = y + shift + height;
  }
  return { sheets: sheets.map((own, at) => ({ ...page, blocks: own, name: at === 0 ? page.name : '' })), end };
}

/** As wide as the sheet it keeps its proportions; what is narrow gets no higher than half a sheet, and what is alone upon its page has two fifths. */
function heightOf({ place, body }: FileBlock, shape: ReportDrawing['report']['shape'], isAlone: boolean): number {
  if (body.kind === 'text') {
    const sizeOf = (style: FileParagraph['style']) => textSizes.sheet[style];
    const { height } = layParagraphs(body.paragraphs, { width: ROOM.width, sizeOf, ink: '', accent: '' });
    return Math.min(height, place.height * (shape === 'phone' ? 1 : 0.9));
  }
  if (body.kind === 'figure') return 130;
  if (isAlone) return ROOM.height * 0.41;
  return Math.max(240, Math.min(ROOM.height / 2, (place.height / place.width) * ROOM.width));
}
