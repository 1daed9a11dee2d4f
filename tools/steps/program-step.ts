import { runNode } from './run-node.ts';
import type { Step } from './step.ts';

/** A check that is one program: it passes when the program ends with 0; what it printed is shown when it does not. */
export function programStep(title: string, ...args: string[]): Step {
  return {
    title,
    async run() {
      const { code, output } = await runNode(args, { isQuiet: true });
      if (code === 0) return { passed: 1, failures: [] };
      process.stdout.write(output);
      return { passed: 0, failures: [title] };
    },
  };
}
