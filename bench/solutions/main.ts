// Conjoint by hierarchical Bayes: 1,000 respondents, 12 tasks of 4 concepts, 12 parameters, one thread. Beside the sampler stands a bare loop
// that only evaluates the same likelihoods, one for each respondent and iteration. Goal: 20,000 iterations in 120 s of processor time, and at
// most twice the bare loop. `--iterations`: how many are run (a tenth of them as burn-in); the rest is scaled.
import { parseArgs } from 'node:util';
import { type CbcTask, conjointHb, seededRandom } from '@wenshu/statistics';

const { values } = parseArgs({ options: { iterations: { type: 'string', default: '1000' } } });
const iterations = Number(values.iterations);
const GOAL = { iterations: 20_000, seconds: 120, ratio: 2 };
const [RESPONDENTS, TASKS, CONCEPTS, LEVELS] = [1000, 12, 4, [4, 4, 4, 4]];

const random = seededRandom(20_261_116);
const attributes = LEVELS.map((count, a) => ({
  ...{ name: `a${a}`, type: 'categorical' as const },
  levels: Array.from({ length: count }, (_, level) => `l${level}`),
}));
const tasks = Array.from({ length: RESPONDENTS }, (_, respondent) => answer(respondent)).flat();

const sampler = seconds(() => {
  const settings = { draws: iterations - burnIn(), burnIn: burnIn(), thin: 1, seed: 1 };
  const result = conjointHb({ attributes, tasks, settings: { ...settings, coding: 'effects', none: false } });
  console.log(`${result.parameters.length} parameters, acceptance ${result.convergence.acceptance.toFixed(2)}`);
});
const bare = seconds(evaluateOnly);
const whole = (sampler / iterations) * GOAL.iterations;
const isWithin = whole <= GOAL.seconds && sampler <= GOAL.ratio * bare;
console.log(
  `${isWithin ? ' ' : '!'} ${iterations} iterations ${sampler.toFixed(1)} s, ${(iterations / sampler).toFixed(0)} a second   ` +
    `${GOAL.iterations} would take ${whole.toFixed(0)} s, goal ${GOAL.seconds}   ` +
    `bare likelihoods ${bare.toFixed(1)} s, ratio ${(sampler / bare).toFixed(2)}, goal ${GOAL.ratio}`,
);
process.exit(isWithin ? 0 : 1);

function burnIn(): number {
  return Math.ceil(iterations / 10);
}

/** Processor time: others work on the machine too. */
function seconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

function answer(respondent: number): CbcTask[] {
  const worths = LEVELS.map(count => Array.from({ length: count }, () => 1.5 * random.normal()));
  return Array.from({ length: TASKS }, () => {
    const alternatives = Array.from({ length: CONCEPTS }, () => LEVELS.map(count => random.below(count)));
    const utilities = alternatives.map(
      levels => levels.reduce((sum, level, a) => sum + worths[a]![level]!, 0) - Math.log(-Math.log(1 - random.next())),
    );
    return { respondent, alternatives, chosen: utilities.indexOf(Math.max(...utilities)) };
  });
}

/** Rows coded beforehand, one after another in memory; the chosen concept's is the first of its task. */
function evaluateOnly(): void {
  const width = LEVELS.reduce((sum, count) => sum + count - 1, 0);
  const rows = Float64Array.from(tasks.flatMap(task => task.alternatives as number[][]).flatMap(effects));
  const coefficients = Float64Array.from({ length: width }, () => random.normal());
  let total = 0;
  for (let iteration = 0; iteration < iterations; iteration++) {
    for (let at = 0; at < rows.length; ) {
      let sum = 0;
      let first = 0;
      for (let concept = 0; concept < CONCEPTS; concept++, at += width) {
        let utility = 0;
        for (let j = 0; j < width; j++) utility += rows[at + j]! * coefficients[j]!;
        if (concept === 0) first = utility;
        sum += Math.exp(utility);
      }
      total += first - Math.log(sum);
    }
  }
  if (!Number.isFinite(total)) throw new Error('no likelihood');
}

function effects(levels: readonly number[]): number[] {
  return levels.flatMap((level, a) =>
    Array.from({ length: LEVELS[a]! - 1 }, (_, j) => (level === LEVELS[a]! - 1 ? -1 : Number(level === j))),
  );
}
