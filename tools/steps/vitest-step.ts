import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { repositoryRoot } from '../repository-root.ts';
import { runFiles } from './run-files.ts';
import { runNode } from './run-node.ts';
import type { RunnerOptions, Step, StepResult } from './step.ts';
import { PROGRESS_FILE } from './touch-progress.ts';

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

export function vitestStep(title: string, { args = [], isQuiet = false }: RunnerOptions = {}): Step {
  return {
    title,
    async run() {
      const files = runFiles('vitest');
      const progress = `--reporter=${join(repositoryRoot, 'tools/steps/vitest-progress.ts')}`;
      const reporters = ['--reporter=default', progress, '--reporter=json', `--outputFile.json=${files.report}`];
      const { code } = await runNode(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args], {
        isQuiet,
        environment: { [PROGRESS_FILE]: files.progress },
        progressFile: files.progress,
        lastFile: files.report,
      });
      const result = readReport(files.report, title);
      files.remove();
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
  const timings = report.testResults.map(({ name, startTime, endTime }) => ({
    name: relative(repositoryRoot, name),
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed: report.numPassedTests, failures, timings };
}
