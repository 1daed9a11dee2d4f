import { availableParallelism } from 'node:os';
import { testTexts } from '../texts/test-texts.ts';
import { processorSeconds } from './processor-seconds.ts';
import type { Step, StepResult, Timing } from './step.ts';

const SLOWEST = 10;
/** Of what a failed test says, beside its name: who reads the end alone has something to go by. */
const MOST_LINES = 12;

interface Finished extends StepResult, Timing {
  /** Of a step that ran by itself. */
  readonly processorSeconds?: number | undefined;
}

/** Runs every step, also after one has failed, and ends with a line that counts, below what is to be noted of the whole. Gives the exit code. */
export async function runSteps(
  steps: readonly Step[],
  say: (line: string) => void = console.log,
  note?: string,
): Promise<number> {
  const finished: Finished[] = [];
  for (let rest = steps; rest.length > 0; ) {
    const aside = rest.findIndex(step => !step.isAside);
    const together = rest.slice(0, Math.max(1, aside < 0 ? rest.length : aside));
    const before = processorSeconds();
    const ran = await runTogether(together, say);
    finished.push(...ran.map(one => (ran.length === 1 ? { ...one, processorSeconds: since(before) } : one)));
    rest = rest.slice(together.length);
  }
  const failures = finished.flatMap(step => step.failures);
  for (const lines of [...timesOf(finished), ...retriesOf(finished), ...failuresOf(failures)]) say(lines.join('\n'));
  if (note) say(`\n${note}`);
  say(`\n${finished.reduce((sum, step) => sum + step.passed, 0)} passed, ${failures.length} failed`);
  return failures.length > 0 ? 1 : 0;
}

function since(before: number | undefined): number | undefined {
  const now = processorSeconds();
  return now === undefined || before === undefined ? undefined : now - before;
}

/** As many at once as there are cores; what they found comes in their order. */
async function runTogether(steps: readonly Step[], say: (line: string) => void): Promise<Finished[]> {
  const finished: Finished[] = [];
  const waiting = steps.entries();
  const work = async () => {
    for (const [index, step] of waiting) finished[index] = await runStep(step, say);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return finished;
}

async function runStep(step: Step, say: (line: string) => void): Promise<Finished> {
  say(`\n${testTexts.step(step.title)}`);
  const began = Date.now();
  const result = await step.run().catch(error => ({ passed: 0, failures: [`${step.title}: ${error}`] }));
  const seconds = (Date.now() - began) / 1000;
  say((result.failures.length > 0 ? testTexts.stepFailed : testTexts.stepPassed)(step.title, seconds.toFixed(1)));
  return { name: step.title, seconds, ...result };
}

/** Where the time went: by step, and the slowest parts of those that have parts. */
function timesOf(finished: readonly Finished[]): string[][] {
  const slowest = finished
    .filter(({ timings = [] }) => timings.length > 0)
    .map(({ name, timings = [] }) => [
      testTexts.slowest(name, SLOWEST),
      ...linesOf([...timings].sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)),
    ]);
  return [[testTexts.times, ...finished.map(stepLine), ...wholeLine()], ...slowest].map(lines => ['', ...lines]);
}

function stepLine(step: Finished): string {
  const { processorSeconds: busy } = step;
  const [line] = linesOf([step]);
  return busy === undefined ? line! : `${line}${testTexts.busy(busy.toFixed(0))}`;
}

function wholeLine(): string[] {
  const whole = processorSeconds();
  return whole === undefined ? [] : [testTexts.busyInAll(whole.toFixed(0))];
}

const linesOf = (timings: readonly Timing[]) =>
  timings.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)}  ${name}`);

function retriesOf(finished: readonly Finished[]): string[][] {
  const retried = finished.flatMap(step => step.retried ?? []);
  return retried.length > 0 ? [['', testTexts.retried, ...retried.map(name => `  ${name}`)]] : [];
}

function failuresOf(failures: readonly string[]): string[][] {
  return failures.length > 0
    ? [['', testTexts.failures, ...failures.map(failure => `  ${failure.split('\n').slice(0, MOST_LINES).join('\n')}`)]]
    : [];
}
