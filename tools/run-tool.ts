import { Problem } from './problem.ts';
import { presentProblem } from './texts/present-problem.ts';

/** A tool's outermost layer: a known problem is one sentence, anything else shows its trace. */
export async function runTool(main: () => Promise<number | undefined>): Promise<void> {
  // A closed terminal, or a pipe that nobody reads any more, must not keep a tool from putting things in order.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof Problem ? `\n${presentProblem(error)}` : error);
    process.exitCode = 1;
  }
}
