import { setImmediate } from 'node:timers/promises';
import type { Steps } from '@wenshu/survey-core';

/** Work in pieces; whoever waits is served between them. */
export async function inSteps<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}
