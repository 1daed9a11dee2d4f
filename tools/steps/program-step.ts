import { runNode } from './run-node.ts';
import type { Step } from './step.ts';

/** A program that says nothing until it is done cannot be told from one that stands still: it gets longer. */
export const SILENT_MS = 15 * 60_000;

/** A check that is one program, beside others where there are cores: it passes when the program ends with 0; what it printed is shown when it does not. */
export function programStep(title: string, ...args: string[]): Step {
  return {
    title,
    isAside: true,
    async run() {
      const { code, output } = await runNode(args, { isQuiet: true, stillMs: SILENT_MS });
      if (code === 0) return { passed: 1, failures: [] };
      process.stdout.write(output);
      return { passed: 0, failures: [title] };
    },
  };
}
