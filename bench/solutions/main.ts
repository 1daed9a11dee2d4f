// Conjoint by hierarchical Bayes: 1,000 respondents, 12 tasks of 4 concepts, 12 parameters, one thread. Beside the sampler stands a bare loop
// that only evaluates the same likelihoods, one for each respondent and iteration. Goal: 20,000 iterations in 120 s of processor time, and at
// most twice the bare loop. Then a step of the simulator: 1,000 people's utilities, 6 products, each way to choose; beside it a bare loop of
// the same logit. Goal: under 30 ms. `--iterations`: how many are run (a tenth of them as burn-in); the rest is scaled. Last, simulated people whose
// minds are known: how large what is found is beside the truth, by prior (decision 0053).
import { parseArgs } from 'node:util';
import {
  type CbcTask,
  choiceMethods,
  conjointHb,
  individualShares,
  optionsIn,
  randomErrors,
  seededRandom,
  shareEstimates,
} from '@wenshu/statistics';
import { recovery } from './recovery.ts';

const { values } = parseArgs({ options: { iterations: { type: 'string', default: '1000' } } });
const iterations = Number(values.iterations);
const GOAL = { iterations: 20_000, seconds: 120, ratio: 2 };
const [RESPONDENTS, TASKS, CONCEPTS, LEVELS] = [1000, 12, 4, [4, 4, 4, 4]];

const random = seededRandom(20_261_116);
const attributes = LEVELS.map((count, a) => ({
  name: `a${a}`,
  type: 'categorical' as const,
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
const isQuick = simulatorSteps();
const isRecovered = recovery();
process.exit(isWithin && isQuick && isRecovered ? 0 : 1);

/** What happens between moving a price and seeing the shares; the errors are drawn when the simulator is opened. */
function simulatorSteps(): boolean {
  const [PEOPLE, PRODUCTS, STEP_MS, TURNS] = [1_000, 6, 30, 40];
  const levels = LEVELS.reduce((sum, count) => sum + count, 0);
  const utilities = {
    people: PEOPLE,
    levels,
    values: Array.from({ length: PEOPLE * levels }, () => random.normal()),
    none: Array.from({ length: PEOPLE }, () => random.normal()),
  };
  const products = Array.from({ length: PRODUCTS }, () =>
    LEVELS.map((count, a) => ({ level: a * count + random.below(count), share: 1 })),
  );
  const errors = randomErrors({ seed: 1, draws: 40, partWorths: 0.5, products: 0.5 }, levels);
  const bareMs = (1_000 * seconds(() => repeat(TURNS, bareLogit))) / TURNS;
  const steps = choiceMethods.map(method => {
    const market = { utilities, products, rule: { method, scale: 1, hasNone: true, errors } };
    const step = () => shareEstimates(individualShares(market), optionsIn(market));
    repeat(5, step);
    return { method, ms: (1_000 * seconds(() => repeat(TURNS, step))) / TURNS };
  });
  for (const { method, ms } of steps)
    console.log(
      `${ms < STEP_MS ? ' ' : '!'} simulator, ${method}: ${ms.toFixed(2)} ms a step, goal ${STEP_MS}   bare logit ${bareMs.toFixed(2)} ms`,
    );
  return steps.every(({ ms }) => ms < STEP_MS);

  function bareLogit(): number {
    let total = 0;
    for (let person = 0; person < PEOPLE; person++) {
      let whole = Math.exp(utilities.none[person]!);
      for (const product of products) {
        let worth = 0;
        for (const { level } of product) worth += utilities.values[person * levels + level]!;
        whole += Math.exp(worth);
      }
      total += whole;
    }
    return total;
  }
}

function repeat(times: number, work: () => unknown): void {
  for (let turn = 0; turn < times; turn++) work();
}

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
