// `npm run check`: what can be said in under a minute, for while one works.
import { runTool } from './run-tool.ts';
import { checkSteps } from './steps/check-steps.ts';
import { runSteps } from './steps/run-steps.ts';
import { vitestStep } from './steps/vitest-step.ts';
import { testTexts } from './texts/test-texts.ts';

// The pure packages: thousands of tests in seconds, no database and no browser.
const PURE = [
  'packages/survey-core',
  'packages/question-types',
  'packages/api-contract',
  'packages/texts',
  'packages/analysis',
  'packages/symposium',
  'packages/together',
  'packages/craft',
  'packages/words',
];

await runTool(() => runSteps([...checkSteps(), vitestStep(testTexts.titles.pureTests, { args: PURE })]));
