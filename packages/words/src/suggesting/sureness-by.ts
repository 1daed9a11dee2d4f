/** What was proposed with a score, and whether it was right. */
export interface Tried {
  readonly score: number;
  readonly isRight: boolean;
}

interface Step {
  sum: number;
  count: number;
  /** The lowest score in it. */
  from: number;
}

/** Until something was tried, everything is as likely as not. */
const UNTRIED: Step = { sum: 1, count: 2, from: 0 };
/** So many tries make a step of their own. */
const LEAST_TRIED = 10;

/**
 * How often a proposal with a score is right, as it was with those that were tried: shares that never fall while the score rises (neighbours that would
 * are pooled), each from at least ten tries, with one right and one wrong one added. So nothing is ever said to be certain.
 *
 * @example
 * surenessBy(Array.from({ length: 20 }, (_, at) => ({ score: at / 20, isRight: at >= 10 })))(0.9) // 0.9166666667
 */
export function surenessBy(tried: readonly Tried[]): (score: number) => number {
  const steps: Step[] = [];
  for (const step of portionsOf(tried)) {
    steps.push(step);
    while (steps.length > 1 && shareOf(steps.at(-2)!) >= shareOf(steps.at(-1)!)) {
      const last = steps.pop()!;
      const before = steps.at(-1)!;
      before.sum += last.sum;
      before.count += last.count;
    }
  }
  return score => shareOf(steps.findLast(({ from }) => score >= from) ?? steps[0] ?? UNTRIED);
}

const shareOf = ({ sum, count }: Step): number => (sum + 1) / (count + 2);

/** Those with one score are never parted. */
function portionsOf(tried: readonly Tried[]): Step[] {
  const portions: Step[] = [];
  const sorted = tried.toSorted((a, b) => a.score - b.score);
  for (const [at, { score, isRight }] of sorted.entries()) {
    const last = portions.at(-1);
    const isNew = !last || (last.count >= LEAST_TRIED && score > sorted[at - 1]!.score);
    if (isNew) portions.push({ sum: Number(isRight), count: 1, from: score });
    else {
      last.sum += Number(isRight);
      last.count++;
    }
  }
  const last = portions.at(-1);
  const before = portions.at(-2);
  if (!last || !before || last.count >= LEAST_TRIED) return portions;
  before.sum += last.sum;
  before.count += last.count;
  return portions.slice(0, -1);
}
