import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from '../problem.ts';
import type { Step } from '../steps/step.ts';
import { presentProblem } from '../texts/present-problem.ts';

interface Judging {
  /** A folder of its own, which goes when the step is over. */
  readonly folder: string;
  /** One thing that has to be so; what it throws is shown. */
  check(title: string, test: () => void | Promise<void>): Promise<void>;
}

/** A step that hands files to another program and counts what it says about them. */
export function judgeStep(title: string, work: (judging: Judging) => Promise<void>): Step {
  return {
    title,
    async run() {
      const folder = mkdtempSync(join(tmpdir(), 'wenshu-judge-'));
      const failures: string[] = [];
      let passed = 0;
      const check: Judging['check'] = async (name, test) => {
        try {
          await test();
          passed += 1;
          console.log(`  ✓ ${name}`);
        } catch (error) {
          failures.push(`${title}: ${name}`);
          console.log(`  ✗ ${name}\n${error instanceof Error ? error.message : error}`);
        }
      };
      try {
        await work({ folder, check });
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        failures.push(presentProblem(error));
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
      return { passed, failures };
    },
  };
}
