import type { Steps } from '@wenshu/survey-core';

/** A frame has sixteen milliseconds; half of it is the person's. */
const SLICE_MS = 8;

/** Works through steps a little at a time, so that whoever types waits for none of it. What comes back stops it. */
export function runInSlices<T>(
  steps: Steps<T>,
  onDone: (value: T) => void,
  onFailed: () => void,
  pause: (next: () => void) => () => void = inATimer,
): () => void {
  let stop = () => {};
  const slice = () => {
    try {
      const until = performance.now() + SLICE_MS;
      let step = steps.next();
      while (!step.done && performance.now() < until) step = steps.next();
      if (step.done) onDone(step.value);
      else stop = pause(slice);
    } catch {
      onFailed();
    }
  };
  stop = pause(slice);
  return () => stop();
}

function inATimer(next: () => void): () => void {
  const timer = setTimeout(next);
  return () => clearTimeout(timer);
}
