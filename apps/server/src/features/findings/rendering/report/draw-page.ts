import { reportShapes, textSizes } from '@wenshu/analysis';
import { drawText } from '../drawing/draw-text.ts';
import { type Drawing, moved, type Shape } from '../drawing/drawing.ts';
import type { FileBlock, FilePage, FileParagraph, ReportFile } from '../report-file.ts';
import { theme as house } from '../theme.ts';
import { drawExhibit } from './draw-exhibit.ts';
import { fitParagraphs } from './lay-runs.ts';
import type { DrawnPicture, ReportDrawing } from './report-format.ts';

const PHONE_GAP = 16;
const PHONE_MARGIN = 16;

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** How large a page is: a phone's is as high as what stands upon it. */
export function pageSize({ shape }: ReportFile, { blocks }: FilePage): PageSize {
  const { width, height } = reportShapes[shape];
  if (height !== undefined) return { width, height };
  const used = blocks.reduce((sum, { place }) => sum + place.height + PHONE_GAP, 2 * PHONE_MARGIN);
  return { width, height: Math.max(used, width) };
}

/** Blocks at their places: one column on a phone. */
export function placedBlocks({ shape }: ReportFile, { blocks }: FilePage): readonly FileBlock[] {
  if (reportShapes[shape].height !== undefined) return blocks;
  const { width } = reportShapes[shape];
  let y = PHONE_MARGIN;
  return blocks.map(block => {
    const place = { x: PHONE_MARGIN, y, width: width - 2 * PHONE_MARGIN, height: block.place.height };
    y += place.height + PHONE_GAP;
    return { ...block, place };
  });
}

/** A page, and behind it what its tables and words need more. */
export function drawPage(drawing: ReportDrawing, page: FilePage): readonly Drawing[] {
  const { report } = drawing;
  const size = pageSize(report, page);
  const ground = groundOf(drawing, page, size);
  const first: Shape[] = [];
  const more: Shape[][] = [];
  for (const block of placedBlocks(report, page)) {
    const [own = [], ...rest] = drawBlock(drawing, block, page.isCover);
    const at = (shapes: readonly Shape[], x: number, y: number) => shapes.map(shape => moved(shape, x, y));
    first.push(...at(own, block.place.x, block.place.y));
    more.push(...rest.map(shapes => at(shapes, block.place.x, block.place.y)));
  }
  return [first, ...more].map(shapes => ({ ...size, shapes: [...ground, ...shapes] }));
}

function groundOf({ report, pictures }: ReportDrawing, page: FilePage, { width, height }: PageSize): readonly Shape[] {
  const { theme, logo } = report;
  const { background } = page;
  const box = (fill: string): Shape => ({ as: 'box', x: 0, y: 0, width, height, fill: fill.slice(1) });
  const shapes: Shape[] = [
    box(background && 'colour' in background ? background.colour : page.isCover ? theme.accent : theme.paper),
  ];
  const behind = background && 'fileId' in background ? pictures.get(background.fileId) : undefined;
  if (behind && background && 'opacity' in background)
    shapes.push(pictureShape(behind, { x: 0, y: 0, width, height }, { fit: 'cover', opacity: background.opacity }));
  const mark = logo && pictures.get(logo.fileId);
  if (mark) {
    const high = Math.min(40, height * 0.06);
    const wide = Math.min(width / 4, high * mark.ratio);
    const x = logo.corner === 'left' ? 24 : width - wide - 24;
    shapes.push(pictureShape(mark, { x, y: 16, width: wide, height: high }, { fit: 'contain' }));
  }
  return shapes;
}

export function pictureShape(
  { address }: DrawnPicture,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  { fit, opacity = 1 }: { readonly fit: 'contain' | 'cover'; readonly opacity?: number },
): Shape {
  const how = `preserveAspectRatio="xMidYMid ${fit === 'cover' ? 'slice' : 'meet'}" opacity="${opacity}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><image x="0" y="0" width="${width}" height="${height}" ${how} xlink:href="${address}"/></svg>`;
  return { as: 'svg', x, y, width, height, svg };
}

function drawBlock(
  { report, language, pictures }: ReportDrawing,
  { place: { width, height }, body }: FileBlock,
  isCover: boolean,
): readonly (readonly Shape[])[] {
  const { theme, shape } = report;
  const sizes = textSizes[shape];
  const ink = (isCover ? '#ffffff' : theme.ink).slice(1);
  if (body.kind === 'exhibit') return drawExhibit(body.exhibit, { width, height, language, theme, size: sizes.body });
  if (body.kind === 'picture') {
    const picture = pictures.get(body.fileId);
    if (picture) return [[pictureShape(picture, { x: 0, y: 0, width, height }, body)]];
    return [drawText(body.alt, { x: 0, y: 0, width, fontSize: sizes.note, colour: house.faint }).shapes];
  }
  if (body.kind === 'figure') {
    const size = Math.min(height * 0.45, sizes.title * 1.4);
    const big = drawText(body.number, {
      x: 0,
      y: 0,
      width,
      fontSize: size,
      weight: 'bold',
      colour: theme.accent.slice(1),
      align: 'center',
      mostLines: 1,
    });
    const small = drawText(body.caption, {
      x: 0,
      y: big.height,
      width,
      fontSize: sizes.body * 0.9,
      colour: ink,
      align: 'center',
      mostLines: 3,
    });
    const base = drawText(body.base, {
      x: 0,
      y: big.height + small.height,
      width,
      fontSize: sizes.note,
      colour: house.faint,
      align: 'center',
    });
    return [[...big.shapes, ...small.shapes, ...base.shapes]];
  }
  const look = { width, sizeOf: (style: FileParagraph['style']) => sizes[style], ink };
  return [
    fitParagraphs(body.paragraphs, { ...look, accent: isCover ? 'FFFFFF' : theme.accent.slice(1) }, height).shapes,
  ];
}

/** The number of a page, below. */
export function drawFoot(text: string, { width, height }: PageSize): readonly Shape[] {
  const fontSize = Math.max(10, width * 0.009);
  return drawText(text, {
    x: width * 0.045,
    y: height - fontSize * 2.4,
    width: width * 0.91,
    fontSize,
    colour: house.faint,
    align: 'right',
  }).shapes;
}
