import type { ByteSink } from '@wenshu/data-files';
import { cleanTask } from './clean-exhibits.ts';
import { embedPictures } from './embed-pictures.ts';
import type { OnDrawn } from './formats/format.ts';
import { renderingFormats } from './formats/formats.ts';
import type { RenderingTask } from './rendering-task.ts';
import { writeReport } from './report/write-report.ts';

/** Draws exhibits, or the pages of a report, into a file. The process must have shown its fonts before: see `showFontsToSharp`. */
export async function writeRendering(task: RenderingTask, sink: ByteSink, onDrawn: OnDrawn): Promise<void> {
  const { pictures = new Map(), ...words } = task;
  const clean = cleanTask(words);
  const { report, format } = clean;
  if (report && format !== 'svg') return writeReport({ ...clean, format }, report, pictures, sink, onDrawn);
  const exhibits = await embedPictures(clean.exhibits, pictures);
  await renderingFormats[task.format].write({ ...clean, exhibits }, sink, onDrawn);
}
