import { openPdf } from '../drawing/open-pdf.ts';
import { paintShape } from '../drawing/paint-shape.ts';
import { drawnPages } from './drawn-pages.ts';
import type { WriteReport } from './report-format.ts';
import { uponA4 } from './upon-a4.ts';

/** Pages as they are, or in reading order upon A4: lines and letters, so that it is sharp and words can be found. */
export const writePdfReport: WriteReport = async (drawing, sink, onDrawn) => {
  const { title, language, report } = drawing;
  const pages = await drawnPages(report.isUponA4 ? uponA4(drawing) : drawing, onDrawn);
  const { file, write } = openPdf(title, language);
  for (const { drawing: page, names } of pages) {
    file.addPage({ size: [page.width, page.height], margin: 0 });
    for (const shape of page.shapes) paintShape(file, shape);
    for (const name of names) file.outline.addItem(name.slice(0, 200));
  }
  await write(sink);
};
