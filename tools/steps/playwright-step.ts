import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '../browser.ts';
import { Problem } from '../problem.ts';
import { presentProblem } from '../texts/present-problem.ts';
import { runNode } from './run-node.ts';
import type { RunnerOptions, Step, StepResult } from './step.ts';

interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[];
}

interface PlaywrightReport {
  readonly suites: readonly Suite[];
  readonly errors: readonly { readonly message?: string }[];
}

interface PlaywrightOptions extends RunnerOptions {
  readonly prepare?: () => Promise<unknown>;
}

/** The journeys, in whatever Chromium there is or can be had. */
export function playwrightStep(
  title: string,
  { args = [], isQuiet = false, prepare = ensureBrowser }: PlaywrightOptions = {},
): Step {
  return {
    title,
    async run() {
      try {
        await prepare();
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        return { passed: 0, failures: [presentProblem(error)] };
      }
      const file = join(tmpdir(), `wenshu-playwright-${process.pid}.json`);
      const { code } = await runNode(
        ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...args],
        {
          isQuiet,
          environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
        },
      );
      const result = readReport(file, title);
      rmSync(file, { force: true });
      return code !== 0 && result.failures.length === 0 ? { ...result, failures: [title] } : result;
    },
  };
}

function readReport(file: string, title: string): StepResult {
  let report: PlaywrightReport;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failures: [`${title}: no report`] };
  }
  const tests = report.suites.flatMap(suite => listTests(suite, []));
  const errors = report.errors.map(error => error.message ?? title);
  // One that passed only when tried again hides a race: not a failure, and not hidden either, as the list shows it.
  const passed = tests.filter(({ status }) => status === 'expected' || status === 'flaky').length;
  return {
    passed,
    failures: [...errors, ...tests.filter(test => test.status === 'unexpected').map(test => test.name)],
  };
}

function listTests(suite: Suite, parents: readonly string[]): { name: string; status: string }[] {
  const path = [...parents, suite.title];
  const own = (suite.specs ?? []).flatMap(spec =>
    spec.tests.map(({ status }) => ({ name: [...path, spec.title].join(' › '), status })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(child => listTests(child, path))];
}
