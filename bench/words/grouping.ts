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
import { processorMs, row, timed, times } from './told.ts';

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
    `${groups} groups of ${wordings} wordings; ${times(ms, reference.ms)}; longest step ${longest.toFixed(1)} ms`,
  );
  const pass = timed(() => answers.filter(answer => answer.includes('物流')).length);
  row('reference: a bare pass, those that have two signs', pass.ms, `${pass.result} found`);
  const index = timed(() => new SimilarityIndex(answers));
  row('made ready to be ordered', index.ms, `once; ${times(index.ms, reference.ms)} of grouping`);
  const ordered = timed(() => index.result.order(5));
  row('ordered by similarity to one', ordered.ms, times(ordered.ms, pass.ms));
  const platform = new Intl.Segmenter('zh', { granularity: 'word' });
  const segmented = timed(() => answers.map(answer => [...platform.segment(answer)].length));
  row('reference: cut by Intl.Segmenter', segmented.ms, '');
  const cut = timed(() => answers.map(answer => cutWords(answer, 'zh').length));
  row('cut into words', cut.ms, times(cut.ms, segmented.ms));
  const read = readRule('(物流 | 配送) (慢 | 差) -"不慢"');
  const texts = timed(() => answers.map(answer => textForRules(answer, 'zh')));
  row('read for rules', texts.ms, `once; ${times(texts.ms, segmented.ms)} of cutting`);
  if ('rule' in read) {
    const bare = /^(?!.*不慢)(?=.*(?:物流|配送))(?=.*[慢差])/u;
    const expression = timed(() => answers.filter(answer => bare.test(answer)).length);
    row('reference: searched by a regular expression', expression.ms, `${expression.result} found`);
    const searched = timed(() => texts.result.filter(text => findRule(read.rule, text)).length);
    row(
      'searched by a rule',
      searched.ms,
      `${times(searched.ms, expression.ms)}, ${times(searched.ms, pass.ms)} of a bare pass; ${searched.result} found`,
    );
  }
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
