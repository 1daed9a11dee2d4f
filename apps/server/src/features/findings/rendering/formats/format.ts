import type { ByteSink } from '@wenshu/data-files';
import type { RenderingTask } from '../rendering-task.ts';

/** Hears how many exhibits are drawn. Throws when nobody wants the file any more. */
export type OnDrawn = (exhibits: number) => Promise<void>;

/** A kind of file that exhibits are drawn into. */
export interface RenderingFormat {
  write(task: RenderingTask, sink: ByteSink, onDrawn: OnDrawn): Promise<void>;
}
