import { join } from 'node:path';
import { ensureBrowser } from '../browser.ts';
import { Problem } from '../problem.ts';
import { repositoryRoot } from '../repository-root.ts';
import { presentProblem } from '../texts/present-problem.ts';
import { runReporting } from './run-reporting.ts';
import type { RunnerOptions, Step, StepResult, Timing } from './step.ts';

interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly { readonly title: string; readonly tests: readonly Run[] }[];
}

/** One journey in one project, with all its tries. */
interface Run {
  readonly projectName: string;
  readonly status: string;
  readonly results: readonly { readonly duration: number }[];
}

interface PlaywrightReport {
  readonly suites: readonly Suite[];
  readonly errors: readonly { readonly message?: string }[];
}

interface PlaywrightOptions extends RunnerOptions {
  readonly prepare?: () => Promise<unknown>;
}

/** Node reads our TypeScript by itself: translated, the modules of the journeys take forty seconds in a fresh clone. */
const BY_NODE = { PW_DISABLE_TS_ESM: '1' };

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
      const reporters = `--reporter=list,json,${join(repositoryRoot, 'tools/steps/playwright-progress.ts')}`;
      return runReporting({
        name: 'playwright',
        title,
        isQuiet,
        start: reportFile => ({
          args: ['node_modules/@playwright/test/cli.js', 'test', reporters, ...args],
          environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile, ...BY_NODE },
        }),
        read: (report: PlaywrightReport) => readReport(report, title),
      });
    },
  };
}

function readReport(report: PlaywrightReport, title: string): StepResult {
  const tests = report.suites.flatMap(suite => listTests(suite, []));
  const errors = report.errors.map(error => error.message ?? title);
  const named = (status: string) => tests.filter(test => test.status === status).map(test => test.name);
  // One that passed only when tried again hides a race: not a failure, and not hidden either.
  const retried = named('flaky');
  return {
    passed: named('expected').length + retried.length,
    failures: [...errors, ...named('unexpected')],
    retried,
    timings: tests.filter(({ seconds }) => seconds > 0),
  };
}

interface Journey extends Timing {
  readonly status: string;
}

function listTests(suite: Suite, parents: readonly string[]): Journey[] {
  const path = [...parents, suite.title];
  const own = (suite.specs ?? []).flatMap(spec =>
    spec.tests.map(({ status, projectName, results }) => ({
      name: [...(projectName ? [`[${projectName}]`] : []), [...path, spec.title].join(' › ')].join(' '),
      status,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(child => listTests(child, path))];
}
