import { renderingTexts } from '@wenshu/texts/findings/rendering';
import type { Drawing } from '../drawing/drawing.ts';
import { contentsOf, contentsPlace, namesOf } from './contents.ts';
import { drawContents, layContents } from './draw-contents.ts';
import { drawFoot, drawPage } from './draw-page.ts';
import type { ReportDrawing } from './report-format.ts';

export interface DrawnPage {
  readonly drawing: Drawing;
  /** What it is called in the outline; nothing for what goes on from the page before. */
  readonly names: readonly string[];
}

/** All pages with their contents and numbers, one after the other. */
export async function drawnPages(
  drawing: ReportDrawing,
  onDrawn: (pages: number) => Promise<void>,
): Promise<readonly DrawnPage[]> {
  const { report, language } = drawing;
  const parts: (readonly Drawing[])[] = [];
  for (const [at, page] of report.pages.entries()) {
    parts.push(drawPage(drawing, page));
    await onDrawn(at + 1);
  }
  const contents = contentsOf(report.pages);
  const before = contentsPlace(report.pages);
  const inserted = layContents(drawing, contents).pages.length;
  // Where each page begins, with the contents and with what others go on upon.
  const starts: number[] = [];
  let next = 1;
  for (const [at, part] of parts.entries()) {
    if (at === before) next += inserted;
    starts.push(next);
    next += part.length;
  }
  const lists = drawContents(
    drawing,
    contents.map(({ at, ...line }) => ({ ...line, page: starts[at]! })),
  );
  const pages = parts.flatMap((part, at): DrawnPage[] => [
    ...(at === before ? lists.map(list => ({ drawing: list, names: [] })) : []),
    ...part.map((one, place) => ({ drawing: one, names: place === 0 ? namesOf(report.pages[at]!) : [] })),
  ]);
  return pages.map((page, at) => {
    if (at === 0 && report.pages[0]?.isCover) return page;
    const foot = drawFoot(renderingTexts[language].page({ page: at + 1, pages: pages.length }), page.drawing);
    return { ...page, drawing: { ...page.drawing, shapes: [...page.drawing.shapes, ...foot] } };
  });
}
