import type { ReportFormat } from '@wenshu/api-contract';
import type { ByteSink } from '@wenshu/data-files';
import { drawnAnew, embedPictures, WHOLE } from '../embed-pictures.ts';
import type { OnDrawn } from '../formats/format.ts';
import type { FilePictures, RenderingTask } from '../rendering-task.ts';
import { type FilePage, pictureIds, type ReportFile } from '../report-file.ts';
import type { DrawnPicture } from './report-format.ts';
import { reportFormats } from './report-formats.ts';

/** Draws a report's pages into a file. */
export async function writeReport(
  { format, title, language }: Pick<RenderingTask, 'title' | 'language'> & { readonly format: ReportFormat },
  report: ReportFile,
  pictures: FilePictures,
  sink: ByteSink,
  onDrawn: OnDrawn,
): Promise<void> {
  const pages: FilePage[] = [];
  for (const page of report.pages) pages.push(await withPictures(page, pictures));
  const drawn = new Map<string, DrawnPicture>();
  for (const id of new Set(pictureIds(report))) {
    const picture = await drawnAnew(pictures.get(id), WHOLE);
    if (picture) drawn.set(id, picture);
  }
  await reportFormats[format]({ report: { ...report, pages }, title, language, pictures: drawn }, sink, onDrawn);
}

async function withPictures(page: FilePage, pictures: FilePictures): Promise<FilePage> {
  const blocks: FilePage['blocks'][number][] = [];
  for (const block of page.blocks) {
    if (block.body.kind !== 'exhibit') blocks.push(block);
    else {
      const [exhibit] = await embedPictures([block.body.exhibit], pictures);
      blocks.push({ ...block, body: { kind: 'exhibit', exhibit: exhibit! } });
    }
  }
  return { ...page, blocks };
}
