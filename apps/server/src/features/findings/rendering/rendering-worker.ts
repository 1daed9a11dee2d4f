import { writeInThread } from '../../../platform/threads/write-in-thread.ts';
import type { RenderingTask } from './rendering-task.ts';
import { writeRendering } from './write-rendering.ts';

await writeInThread<RenderingTask>((task, sink, { tell, pause }) =>
  writeRendering(task, sink, async drawn => {
    tell(drawn);
    await pause();
  }),
);
