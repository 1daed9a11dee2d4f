import { reportShapes } from '@wenshu/analysis';
import type { FileBlock, FilePage } from './report-file.ts';
import type { ReportDrawing } from './report-format.ts';

const { width: WIDTH, height: HEIGHT } = reportShapes.sheet;
const MARGIN = 48;
const GAP = 18;
const ROOM = { width: WIDTH - 2 * MARGIN, height: HEIGHT - 2 * MARGIN } as const;

/** The same report upon A4 sheets: its blocks below each other, as wide as the sheet, as many as fit. */
export function uponA4(drawing: ReportDrawing): ReportDrawing {
  const { report } = drawing;
  if (report.shape === 'sheet') return drawing;
  return {
    ...drawing,
    report: { ...report, shape: 'sheet', pages: report.pages.flatMap(page => sheetsOf(page, report.shape)) },
  };
}

function sheetsOf(page: FilePage, shape: ReportDrawing['report']['shape']): FilePage[] {
  const sheets: FileBlock[][] = [[]];
  const exhibits = page.blocks.filter(({ body }) => body.kind === 'exhibit').length;
  let y = page.isCover ? HEIGHT * 0.36 : MARGIN;
  for (const block of page.blocks) {
    const height = Math.min(ROOM.height, heightOf(block, shape, exhibits === 1));
    if (sheets.at(-1)!.length > 0 && y + height > HEIGHT - MARGIN) {
      sheets.push([]);
      y = MARGIN;
    }
    sheets.at(-1)!.push({ ...block, place: { x: MARGIN, y, width: ROOM.width, height } });
    y += height + GAP;
  }
  return sheets.map((blocks, at) => ({ ...page, blocks, name: at === 0 ? page.name : '' }));
}

/** As wide as the sheet it keeps its proportions; what is narrow gets no higher than half a sheet, and what is alone upon its page no lower. */
function heightOf({ place, body }: FileBlock, shape: ReportDrawing['report']['shape'], isAlone: boolean): number {
  if (body.kind === 'text') return place.height * (shape === 'phone' ? 1 : 0.9);
  if (body.kind === 'figure') return 130;
  if (isAlone) return ROOM.height / 2;
  return Math.max(240, Math.min(ROOM.height / 2, (place.height / place.width) * ROOM.width));
}
