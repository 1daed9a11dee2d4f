import { StatisticsProblem } from './problem.ts';

/**
 * How a caller follows and stops a long fit. A DOM or Node `AbortSignal` is such a signal; so is an object whose getter
 * reads shared memory, which is how a worker that is busy computing can still be told to stop.
 */
export interface FitControl {
  /** Called with the share done, 0 to 1, never falling. Iterative fits estimate it from their iteration limit. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: { readonly aborted: boolean };
}

/**
 * The one line that every long loop calls: says how far it is, or ends it with `aborted`.
 *
 * @example
 * [0.5, 2].map(share => { let told = 0; reportProgress({ onProgress: done => { told = done } }, share); return told }) // [0.5, 1]
 */
export function reportProgress(control: FitControl | undefined, share: number): void {
  if (!control) return;
  if (control.signal?.aborted) throw new StatisticsProblem('aborted', {});
  control.onProgress?.(Math.min(1, Math.max(0, share)));
}

/**
 * The control of one of several fits that follow each other: its whole is a part of the caller's.
 *
 * @example
 * [0, 1].map(place => { let told = 0; partOfControl({ onProgress: done => { told = done } }, place, 2).onProgress(0.5); return told }) // [0.25, 0.75]
 */
export function partOfControl(control: FitControl | undefined, index: number, count: number): FitControl | undefined {
  if (!control) return undefined;
  return { ...control, onProgress: share => control.onProgress?.((index + share) / count) };
}
