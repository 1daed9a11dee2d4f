import { testTexts } from '../texts/test-texts.ts';
import type { Step } from './step.ts';

/** Runs every step, also after one has failed, and ends with a line that counts. Gives the exit code. */
export async function runSteps(steps: readonly Step[], say: (line: string) => void = console.log): Promise<number> {
  let passed = 0;
  const failures: string[] = [];
  for (const step of steps) {
    say(`\n${testTexts.step(step.title)}`);
    const began = Date.now();
    const result = await step.run().catch(error => ({ passed: 0, failures: [`${step.title}: ${error}`] }));
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    say(
      result.failures.length > 0
        ? testTexts.stepFailed(step.title, seconds)
        : testTexts.stepPassed(step.title, seconds),
    );
    passed += result.passed;
    failures.push(...result.failures);
  }
  if (failures.length > 0)
    say(['', testTexts.failures, ...failures.map(failure => `  ${failure.split('\n')[0]}`)].join('\n'));
  say(`\n${passed} passed, ${failures.length} failed`);
  return failures.length > 0 ? 1 : 0;
}
