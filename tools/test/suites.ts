import { buildApps } from '../build/build-apps.ts';
import { changedSince, filesOfTree } from '../mutations/changed-files.ts';
import { partOf } from '../mutations/part-of-suite.ts';
import { ImportGraph } from '../mutations/related-tests.ts';
import { repositoryRoot } from '../repository-root.ts';
import { checkSteps } from '../steps/check-steps.ts';
import { playwrightStep } from '../steps/playwright-step.ts';
import { programStep } from '../steps/program-step.ts';
import type { Step } from '../steps/step.ts';
import { vitestStep } from '../steps/vitest-step.ts';
import { testTexts } from '../texts/test-texts.ts';
import type { Suite } from './run-suite.ts';

const { titles } = testTexts;

const buildStep: Step = {
  title: titles.build,
  async run() {
    await buildApps(repositoryRoot);
    return { passed: 1, failures: [] };
  },
};

export function wholeSuite(): Suite {
  return {
    steps: [
      ...checkSteps(),
      buildStep,
      programStep(titles.bundleSize, 'tools/check-bundle-size.ts'),
      vitestStep(titles.tests),
      playwrightStep(titles.journeys),
    ],
  };
}

/** What changes since a commit lead to; undefined when git does not know it. Says that it is a part: nobody shall take it for the whole. */
export function partOfSuite(since: string): Suite | undefined {
  const changed = changedOr(since);
  if (!changed) return undefined;
  const { tests, journeys } = partOf(new ImportGraph(repositoryRoot, filesOfTree()), changed);
  return {
    steps: [
      // Without a name, both runners would run everything.
      ...(tests.length > 0 ? [vitestStep(titles.tests, { args: tests })] : []),
      ...(journeys.length > 0 ? [buildStep, playwrightStep(titles.journeys, { args: journeys })] : []),
    ],
    note: testTexts.onlyPart(since, tests.length, journeys.length),
  };
}

function changedOr(since: string): readonly string[] | undefined {
  try {
    return changedSince(since);
  } catch {
    return undefined;
  }
}
