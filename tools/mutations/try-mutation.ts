import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MutationOf } from './choose-mutations.ts';
import { mutate } from './find-mutations.ts';
import type { ImportGraph } from './related-tests.ts';
import { areTypesRight, runTests, type TestOutcome } from './run-tests.ts';

export type Tried =
  | { readonly is: 'noticed'; readonly by: string }
  | { readonly is: 'survived'; readonly tests: number }
  /** No test file leads to it: only journeys in a browser do, which are not run for each mutation. */
  | { readonly is: 'unreached' }
  /** Its tests fail, or take too long, without any mutation: nothing is known. */
  | { readonly is: 'unknown'; readonly why: string }
  | { readonly is: 'stopped' };

export interface Trying {
  readonly folder: string;
  readonly graph: ImportGraph;
  /** How many test files are run for one mutation. */
  readonly mostTests: number;
  readonly limitMs: number;
  /** Types are not asked: on a slow machine they take longer than the tests. */
  readonly isUntyped: boolean;
  readonly stop: AbortSignal;
  /** What became of tests as they are, by their names. */
  readonly whole: Map<string, TestOutcome>;
}

/** Breaks the copy, asks the nearest tests and then the types, and mends it again. */
export async function tryMutation(mutation: MutationOf, trying: Trying): Promise<Tried> {
  const { folder, graph, mostTests, limitMs, stop } = trying;
  const tests = graph.testsOf(mutation.path).slice(0, mostTests);
  const file = join(folder, mutation.path);
  const text = readFileSync(file, 'utf8');
  let outcome: TestOutcome = { is: 'passed' };
  writeFileSync(file, mutate(text, mutation));
  try {
    if (tests.length > 0) outcome = await runUntilSure(tests, trying);
    // What does not compile is sent to nobody.
    const isChecked = outcome.is === 'passed' && !trying.isUntyped;
    if (isChecked && !(await areTypesRight(folder, projectOf(mutation.path), { limitMs, stop })))
      return stop.aborted ? { is: 'stopped' } : { is: 'noticed', by: 'types' };
  } finally {
    writeFileSync(file, text);
  }
  if (outcome.is === 'stopped') return outcome;
  if (outcome.is === 'passed')
    return tests.length === 0 ? { is: 'unreached' } : { is: 'survived', tests: tests.length };
  // It is noticed only if it is this that failed: the same tests must pass without it.
  const whole = await runWhole(outcome.is === 'failed' && outcome.file ? [outcome.file] : tests, trying);
  if (whole.is === 'stopped') return whole;
  if (whole.is === 'failed') return { is: 'unknown', why: `${whole.test} fails anyway` };
  if (whole.is === 'endless') return { is: 'unknown', why: 'its tests take too long' };
  return { is: 'noticed', by: outcome.is === 'failed' ? outcome.test : 'tests that do not end' };
}

async function runWhole(tests: readonly string[], trying: Trying): Promise<TestOutcome> {
  const name = tests.join(' ');
  const known = trying.whole.get(name) ?? (await runUntilSure(tests, trying));
  if (known.is !== 'stopped') trying.whole.set(name, known);
  return known;
}

/** On a busy machine a test may be too slow once; twice it is not by chance. */
async function runUntilSure(tests: readonly string[], { folder, limitMs, stop }: Trying): Promise<TestOutcome> {
  const first = await runTests(folder, tests, { limitMs, stop });
  return first.is === 'failed' && first.isOnlySlow ? runTests(folder, tests, { limitMs, stop }) : first;
}

const projects = ['apps/server', 'apps/web', 'packages/analysis', 'packages/ui'];
const projectOf = (path: string) =>
  `${projects.find(project => path.startsWith(`${project}/`)) ?? path.split('/').slice(0, 2).join('/')}/tsconfig.json`;
