import {
  cutWords,
  findRule,
  groupAlikeSteps,
  normaliseAnswer,
  readRule,
  SimilarityIndex,
  textForRules,
} from '@wenshu/words';
import { madeUpAnswers } from './made-up-answers.ts';

const ANSWERS = 100_000;
const ALLOWED_STEP_MS = 50;

/** Whether no step of grouping takes longer than a page may be still. */
export function benchGrouping(): boolean {
  const answers = madeUpAnswers(ANSWERS, 7);
  const reference = timed(() => new Set(answers.map(answer => normaliseAnswer(answer))).size);
  const { ms, groups, longest, wordings } = group(answers);
  row('reference: equal but for signs, in a set', reference.ms, `${reference.result} wordings`);
  row(
    'grouped when alike',
    ms,
    `${groups} groups of ${wordings} wordings; ${(ms / reference.ms).toFixed(1)} times the reference; longest step ${longest.toFixed(1)} ms`,
  );
  const index = timed(() => new SimilarityIndex(answers));
  row('made ready to be ordered', index.ms, '');
  row('ordered by similarity to one', timed(() => index.result.order(5)).ms, '');
  const platform = new Intl.Segmenter('zh', { granularity: 'word' });
  row(
    'reference: cut by Intl.Segmenter',
    timed(() => answers.map(answer => [...platform.segment(answer)].length)).ms,
    '',
  );
  row('cut into words', timed(() => answers.map(answer => cutWords(answer, 'zh').length)).ms, '');
  const read = readRule('(物流 | 配送) (慢 | 差) -"不慢"');
  const texts = timed(() => answers.map(answer => textForRules(answer, 'zh')));
  row('read for rules', texts.ms, '');
  if ('rule' in read)
    row('searched by a rule', timed(() => texts.result.filter(text => findRule(read.rule, text)).length).ms, '');
  return longest <= ALLOWED_STEP_MS;
}

function group(answers: readonly string[]) {
  const steps = groupAlikeSteps(answers);
  const begin = processorMs();
  let [last, longest] = [begin, 0];
  for (;;) {
    const step = steps.next();
    const now = processorMs();
    longest = Math.max(longest, now - last);
    last = now;
    if (!step.done) continue;
    const wordings = step.value.reduce((sum, one) => sum + one.wordings, 0);
    return { ms: now - begin, longest, groups: step.value.length, wordings };
  }
}

function timed<Result>(work: () => Result): { ms: number; result: Result } {
  const begin = processorMs();
  const result = work();
  return { ms: processorMs() - begin, result };
}

/** Of the processor, not of the clock: what else runs on the machine is no work of ours. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function row(name: string, ms: number, told: string): void {
  console.log(`  ${name.padEnd(44)}${ms.toFixed(0).padStart(7)} ms  ${told}`);
}
