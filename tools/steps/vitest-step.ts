import { join, relative } from 'node:path';
import { repositoryRoot } from '../repository-root.ts';
import { runReporting } from './run-reporting.ts';
import type { RunnerOptions, Step, StepResult } from './step.ts';

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

export function vitestStep(title: string, { args = [], isQuiet = false }: RunnerOptions = {}): Step {
  const progress = `--reporter=${join(repositoryRoot, 'tools/steps/vitest-progress.ts')}`;
  const reporters = ['--reporter=default', progress, '--reporter=json'];
  return {
    title,
    run: () =>
      runReporting({
        name: 'vitest',
        title,
        isQuiet,
        start: reportFile => ({
          args: ['node_modules/vitest/vitest.mjs', 'run', ...reporters, `--outputFile.json=${reportFile}`, ...args],
        }),
        read: readReport,
      }),
  };
}

const MOST_SAID = 1_500;

/** Why it failed, without where: who reads the last lines alone has something to go by. */
function saidOf(message = ''): readonly string[] {
  const [said = ''] = message.split(/\n\s+at /);
  return said === '' ? [] : [said.slice(0, MOST_SAID).replaceAll(/^/gm, '    ')];
}

function readReport(report: VitestReport): StepResult {
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults
      .filter(each => each.status === 'failed')
      .map(each => [`${name}: ${each.fullName}`, ...saidOf(each.failureMessages?.[0])].join('\n'));
    // A file that could not be loaded has no tests to count, and yet it failed.
    return status === 'failed' && failed.length === 0 ? [name] : failed;
  });
  const timings = report.testResults.map(({ name, startTime, endTime }) => ({
    name: relative(repositoryRoot, name),
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed: report.numPassedTests, failures, timings };
}
