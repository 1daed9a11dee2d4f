import { SLIDER_WAY, type SliderHand, type SliderPoint } from '@wenshu/api-contract';

export type TrackProblem =
  | 'too-few-points'
  | 'not-from-the-start'
  | 'not-to-the-end'
  | 'wandering'
  | 'time'
  | 'even'
  | 'jump';

interface Rule {
  readonly fewestPoints: number;
  /** Nobody drags faster, and who takes longer has let go. */
  readonly durationMs: readonly [least: number, most: number];
  /** The longest single step, as a share of the way: a handle that is suddenly at the end was put there. */
  readonly longestStepShare: number;
  /** Least spread of the speeds, as a share of their mean: a hand speeds up and slows down. A key that is held down repeats evenly. */
  readonly leastSpread: number;
}

/** Each hand by its own rule. By keys it is easier to pass, which the work that they cost makes up for. */
const rules: Readonly<Record<SliderHand, Rule>> = {
  // A quick flick on a slow phone is reported a handful of times.
  pointer: { fewestPoints: 6, durationMs: [120, 30_000], longestStepShare: 0.5, leastSpread: 0.08 },
  keys: { fewestPoints: 8, durationMs: [150, 120_000], longestStepShare: 0.15, leastSpread: 0 },
};

/** A hand trembles; it does not go back and forth. */
const MOST_WAY_BACK_SHARE = 0.25;
const SLACK = 3;

/** Whether somebody moved the handle from the beginning to the end. It keeps simple programs out; work and limits stand behind it (decision 0014). */
export function judgeTrack(hand: SliderHand, track: readonly SliderPoint[]): TrackProblem | undefined {
  const rule = rules[hand];
  const [first, last] = [track[0], track.at(-1)];
  if (!first || !last || track.length < rule.fewestPoints) return 'too-few-points';
  if (Math.abs(first[0]) > SLACK) return 'not-from-the-start';
  if (last[0] < SLIDER_WAY - SLACK) return 'not-to-the-end';
  const steps = track.slice(1).map(([x, ms], at) => stepBetween(track[at] ?? first, [x, ms]));
  const durationMs = last[1] - first[1];
  const [least, most] = rule.durationMs;
  if (durationMs < least || durationMs > most || steps.some(step => step.ms < 0)) return 'time';
  if (steps.some(step => Math.abs(step.way) > SLIDER_WAY * rule.longestStepShare)) return 'jump';
  const back = steps.reduce((sum, step) => sum + Math.max(0, -step.way), 0);
  if (back > SLIDER_WAY * MOST_WAY_BACK_SHARE) return 'wandering';
  return spreadOf(steps.map(speedOf)) < rule.leastSpread ? 'even' : undefined;
}

interface Step {
  readonly way: number;
  readonly ms: number;
}

function stepBetween([fromX, fromMs]: SliderPoint, [toX, toMs]: SliderPoint): Step {
  return { way: toX - fromX, ms: toMs - fromMs };
}

/** Two points of the same millisecond are a browser that reports both at once. */
function speedOf({ way, ms }: Step): number {
  return way / Math.max(1, ms);
}

function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return Math.sqrt(variance) / Math.abs(mean);
}
