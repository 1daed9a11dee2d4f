// `npm test`, once the dependencies are there: every check, every test, one count.
import { buildApps } from '../build/build-apps.ts';
import { repositoryRoot } from '../repository-root.ts';
import { runTool } from '../run-tool.ts';
import { checkSteps } from '../steps/check-steps.ts';
import { playwrightStep } from '../steps/playwright-step.ts';
import { programStep } from '../steps/program-step.ts';
import { runSteps } from '../steps/run-steps.ts';
import type { Step } from '../steps/step.ts';
import { vitestStep } from '../steps/vitest-step.ts';
import { findMemoryFolder } from '../testing/memory-folder.ts';
import { testTexts } from '../texts/test-texts.ts';

const { titles } = testTexts;

const buildStep: Step = {
  title: titles.build,
  async run() {
    await buildApps(repositoryRoot);
    return { passed: 1, failures: [] };
  },
};

// Whoever has chosen a place keeps it.
const place = process.env.TMPDIR ?? findMemoryFolder();
if (place) process.env.TMPDIR = place;

await runTool(() =>
  runSteps([
    ...checkSteps(),
    buildStep,
    programStep(titles.bundleSize, 'tools/check-bundle-size.ts'),
    vitestStep(titles.tests),
    playwrightStep(titles.journeys),
  ]),
);
