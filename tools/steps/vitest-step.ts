import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from './run-node.ts';
import type { RunnerOptions, Step, StepResult } from './step.ts';

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

export function vitestStep(title: string, { args = [], isQuiet = false }: RunnerOptions = {}): Step {
  return {
    title,
    async run() {
      const file = join(tmpdir(), `wenshu-vitest-${process.pid}.json`);
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      const { code } = await runNode(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args], {
        isQuiet,
        lastFile: file,
      });
      const result = readReport(file, title);
      rmSync(file, { force: true });
      // An error outside any test, or no test at all, leaves only the exit code.
      return code !== 0 && result.failures.length === 0 ? { ...result, failures: [title] } : result;
    },
  };
}

function readReport(file: string, title: string): StepResult {
  let report: VitestReport;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failures: [`${title}: no report`] };
  }
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter(each => each.status === 'failed').map(each => `${name}: ${each.fullName}`);
    // A file that could not be loaded has no tests to count, and yet it failed.
    return status === 'failed' && failed.length === 0 ? [name] : failed;
  });
  return { passed: report.numPassedTests, failures };
}
