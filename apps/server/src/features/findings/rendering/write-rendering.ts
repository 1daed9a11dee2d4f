import type { ByteSink } from '@wenshu/data-files';
import { cleanTask } from './clean-exhibits.ts';
import type { OnDrawn } from './formats/format.ts';
import { renderingFormats } from './formats/formats.ts';
import type { RenderingTask } from './rendering-task.ts';

/** Draws exhibits into a file. The process must have shown its fonts before: see `showFontsToSharp`. */
export async function writeRendering(task: RenderingTask, sink: ByteSink, onDrawn: OnDrawn): Promise<void> {
  await renderingFormats[task.format].write(cleanTask(task), sink, onDrawn);
}
