import type { ChoiceTasks } from '../choice/choice-likelihood.ts';
import { type ChoiceSet, stackTasks } from '../choice/stack-tasks.ts';

export interface RespondentSet extends ChoiceSet {
  readonly respondent: number | string;
}

/** Choices by respondent, in the order in which respondents first appear. */
export interface RespondentChoices {
  readonly width: number;
  readonly respondents: readonly (number | string)[];
  /** Place of a respondent by name. */
  readonly places: ReadonlyMap<string, number>;
  /** Each one's own choices. */
  readonly tasks: readonly ChoiceTasks[];
  /**
   * What the chosen alternative is compared with, all respondents below each other: x − x_chosen, one row for each alternative
   * that was not chosen.
   */
  readonly differences: Float64Array;
  /** Row at which each choice set begins, and at last the number of rows. */
  readonly setStarts: Int32Array;
  /** Set at which each respondent begins, and at last the number of sets. */
  readonly respondentStarts: Int32Array;
}

export function groupByRespondent(sets: readonly RespondentSet[], width: number): RespondentChoices {
  const groups = new Map<string, RespondentSet[]>();
  for (const set of sets) {
    const own = groups.get(String(set.respondent));
    if (own) own.push(set);
    else groups.set(String(set.respondent), [set]);
  }
  const grouped = [...groups.values()];
  const ordered = grouped.flat();
  const setStarts = runningStarts(ordered.map(set => set.rows.length - 1));
  const differences = new Float64Array(setStarts.at(-1)! * width);
  ordered.forEach((set, s) => {
    const chosen = set.rows[set.chosen]!;
    const others = set.rows.filter((_, i) => i !== set.chosen);
    others.forEach((row, i) => {
      for (let j = 0; j < width; j++) differences[(setStarts[s]! + i) * width + j] = row[j]! - chosen[j]!;
    });
  });
  return {
    width,
    respondents: grouped.map(own => own[0]!.respondent),
    places: new Map([...groups.keys()].map((name, place) => [name, place])),
    tasks: grouped.map(own => stackTasks(own, width)),
    differences,
    setStarts,
    respondentStarts: runningStarts(grouped.map(own => own.length)),
  };
}

function runningStarts(counts: readonly number[]): Int32Array {
  const starts = new Int32Array(counts.length + 1);
  counts.forEach((count, i) => {
    starts[i + 1] = starts[i]! + count;
  });
  return starts;
}

const LONGEST_PRODUCT = 1e100;

/**
 * ln of the chance of all that a respondent chose: −Σ ln(1 + Σe^((x − x_chosen)·b)), b beginning at `offset` of `coefficients`.
 * Where a power leaves the range of numbers it is −Infinity, a chance of 0. So it is where it is not above `least`, as soon as that is
 * certain: most steps that are not taken are known by half of the choices.
 */
export function respondentLogLikelihood(
  { width, differences, setStarts, respondentStarts }: RespondentChoices,
  respondent: number,
  coefficients: Float64Array,
  offset: number,
  least = Number.NEGATIVE_INFINITY,
): number {
  const most = Math.min(LONGEST_PRODUCT, Math.exp(-least));
  const lastSet = respondentStarts[respondent + 1]!;
  let set = respondentStarts[respondent]!;
  let at = setStarts[set]! * width;
  let logLikelihood = 0;
  // One logarithm for many sets, taken before their product could leave the range of numbers.
  let product = 1;
  for (; set < lastSet; set++) {
    const end = setStarts[set + 1]! * width;
    let total = 1;
    while (at < end) {
      let utility = 0;
      for (let j = 0; j < width; j++) utility += differences[at + j]! * coefficients[offset + j]!;
      total += Math.exp(utility);
      at += width;
    }
    product *= total;
    if (product < most) continue;
    logLikelihood -= Math.log(product);
    product = 1;
    if (logLikelihood <= least) return Number.NEGATIVE_INFINITY;
  }
  return logLikelihood - Math.log(product);
}
