import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../repository-root.ts';
import { SILENT_MS } from './program-step.ts';
import { runNode } from './run-node.ts';
import type { Step } from './step.ts';

/** Every project of the repository through the compiler: a new package is found, not registered. */
export function typesStep(title: string): Step {
  return {
    title,
    async run() {
      // The longest first: at the end nobody waits for one of them.
      const waiting = [
        'tsconfig.json',
        ...globSync('{apps,packages}/*/tsconfig*.json', { cwd: repositoryRoot }).sort(),
      ];
      const failures: string[] = [];
      const checked = waiting.length;
      const work = async () => {
        for (let project = waiting.shift(); project; project = waiting.shift()) {
          // What it learnt about unchanged files is kept: the next check takes a quarter of the time.
          const memory = join('.cache/types', `${project.replaceAll('/', '-')}.tsbuildinfo`);
          // One checker each, as every core has a project: several would each work out the same types, in twice the time of the processor.
          const args = ['-p', project, '--checkers', '1', '--incremental', '--tsBuildInfoFile', memory];
          const { code, output } = await runNode(['node_modules/ts7/bin/tsc', ...args], {
            isQuiet: true,
            stillMs: SILENT_MS,
          });
          if (code === 0) continue;
          process.stdout.write(output);
          failures.push(`${title}: ${project}`);
        }
      };
      await Promise.all(Array.from({ length: availableParallelism() }, work));
      return { passed: checked - failures.length, failures };
    },
  };
}
