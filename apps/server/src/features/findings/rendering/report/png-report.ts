import { startZip } from '@wenshu/data-files';
import { svgOfDrawing } from '../drawing/svg-of-drawing.ts';
import { pngOfSvg } from '../picture/png.ts';
import { drawnPages } from './drawn-pages.ts';
import type { WriteReport } from './report-format.ts';

/** A picture of each page, in a zip, numbered in their order. */
export const writePngReport: WriteReport = async (drawing, sink, onDrawn) => {
  const pages = await drawnPages(drawing, async () => {});
  const zip = startZip(sink);
  const digits = String(pages.length).length;
  const { length } = drawing.report.pages;
  for (const [at, { drawing: page, names }] of pages.entries()) {
    const title = (names[0] ?? '').replaceAll(/[\n/\\]/g, ' ').slice(0, 80);
    const number = String(at + 1).padStart(digits, '0');
    await zip.add(`${[number, title].join(' ').trim()}.png`, await pngOfSvg(svgOfDrawing(page), page));
    await onDrawn(Math.min(length, at + 1));
  }
  await zip.close();
};
