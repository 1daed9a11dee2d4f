import { attempt } from '../attempt.ts';
import type { Num } from '../column.ts';
import { sum } from '../descriptive/moments.ts';
import { type FitControl, partOfControl } from '../fit-control.ts';
import { type ProblemWord, requireSamples, StatisticsProblem } from '../problem.ts';
import { fitMaxDiff, type MaxDiffInput, type MaxDiffModel } from './fit-max-diff.ts';
import { checkMaxDiffTask, type MaxDiffTask, type MaxDiffVariant } from './max-diff-tasks.ts';
import { readTaskWeights } from './task-weights.ts';

export interface MaxDiffResult {
  nTasks: number;
  nRespondents: number;
  /** With weights: the effective number, on which the models rest. Counts below are sums of weights then. */
  effectiveTasks?: number;
  shown: number[];
  best: number[];
  worst: number[];
  bestMinusWorst: number[];
  /** (best−worst)/shown; `null`, like everything of an item, when it was never shown. */
  score: Num[];
  bestPercent: Num[];
  worstPercent: Num[];
  /** √(best/worst); `null` for an item that was never worst. */
  sqrtRatio: Num[];
  /** 1 is the highest score; equal scores share the smallest rank. */
  rank: Num[];
  mnl: Partial<Record<MaxDiffVariant, MaxDiffModel>>;
  /** Why a model is missing: with few tasks an item that always wins has no finite utility, but the counts still stand. */
  mnlProblems: Partial<Record<MaxDiffVariant, ProblemWord>>;
}

/**
 * Best–worst scaling: how often each item was shown, best and worst, and its utility by a logit.
 *
 * @example
 * maxDiff({ items: ['a', 'b', 'c'], tasks: [{ respondent: 1, items: [0, 1, 2], best: 0, worst: 2 }],
 *   settings: { models: [] } }).score // [1, 0, -1]
 */
export function maxDiff(input: MaxDiffInput, control?: FitControl): MaxDiffResult {
  const { items, tasks, settings } = input;
  requireSamples(items.length, 2, 'variables');
  requireSamples(tasks.length, 1, 'tasks');
  for (const task of tasks) checkMaxDiffTask(task, items.length);
  const weights = readTaskWeights(input.weights, tasks.length);
  const count = (of: (task: MaxDiffTask) => ArrayLike<number>) => {
    const counts = new Array<number>(items.length).fill(0);
    tasks.forEach((task, i) => {
      for (const item of Array.from(of(task))) counts[item]! += weights ? weights.given[i]! : 1;
    });
    return counts;
  };
  const shown = count(task => task.items);
  const best = count(task => [task.best]);
  const worst = count(task => [task.worst]);
  const perShown = (counts: readonly number[]) => counts.map((value, i) => (shown[i]! > 0 ? value / shown[i]! : null));
  const percent = (counts: readonly number[]) => perShown(counts.map(value => 100 * value));
  const bestMinusWorst = best.map((value, i) => value - worst[i]!);
  const score = perShown(bestMinusWorst);
  return {
    nTasks: tasks.length,
    nRespondents: new Set(tasks.map(task => String(task.respondent))).size,
    ...(weights ? { effectiveTasks: sum(weights.effective) } : {}),
    shown,
    best,
    worst,
    bestMinusWorst,
    score,
    bestPercent: percent(best),
    worstPercent: percent(worst),
    sqrtRatio: best.map((value, i) => (worst[i]! > 0 ? Math.sqrt(value / worst[i]!) : null)),
    rank: score.map(own => (own === null ? null : 1 + score.filter(other => other !== null && other > own).length)),
    ...fitModels(input, settings.models, weights?.effective, control),
  };
}

function fitModels(
  input: MaxDiffInput,
  models: readonly MaxDiffVariant[],
  weights: Float64Array | undefined,
  control?: FitControl,
) {
  const mnl: MaxDiffResult['mnl'] = {};
  const mnlProblems: MaxDiffResult['mnlProblems'] = {};
  for (const [i, variant] of models.entries()) {
    const outcome = attempt(() => fitMaxDiff(input, variant, weights, partOfControl(control, i, models.length)));
    if ('value' in outcome) mnl[variant] = outcome.value;
    else if (outcome.problem === 'aborted') throw new StatisticsProblem('aborted', {});
    else mnlProblems[variant] = outcome.problem;
  }
  return { mnl, mnlProblems };
}
