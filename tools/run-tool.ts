import { Problem } from './problem.ts';
import { presentProblem } from './texts/present-problem.ts';

/** A tool's outermost layer: a known problem is one sentence, anything else shows its trace. */
export async function runTool(main: () => Promise<number | undefined>): Promise<void> {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof Problem ? `\n${presentProblem(error)}` : error);
    process.exitCode = 1;
  }
}
