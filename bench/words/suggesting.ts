import { CodeSuggester } from '@wenshu/words';
import { madeUpAnswers } from './made-up-answers.ts';
import { row, timed, times } from './told.ts';

const CODED = 10_000;
const TO_SUGGEST = 2_000;

/** By what each is about, as somebody would code it. */
const subjects = '物流 客服 包装 价格 质量 售后 味道 界面 续航 屏幕 门店 环境'.split(' ');
const codesOf = (text: string) => subjects.flatMap((subject, at) => (text.includes(subject) ? [at + 1] : []));

/** What an answer's suggestions cost, beside looking once through all coded answers for two of its letters. */
export function benchSuggesting(): void {
  const answers = madeUpAnswers(CODED + TO_SUGGEST, 11);
  const coded = answers.slice(0, CODED).map(text => ({ text, codes: codesOf(text) }));
  const others = answers.slice(CODED);
  const reference = timed(() => others.map(text => coded.filter(one => one.text.includes(text.slice(0, 2))).length));
  row('reference: coded answers that have two letters', reference.ms / TO_SUGGEST, 'an answer');
  const learnt = timed(() => new CodeSuggester(coded));
  const { answers: tried, right } = learnt.result.tried;
  row(`learnt from ${CODED} coded answers`, learnt.ms, `once; ${right} of ${tried} tried were right`);
  const suggested = timed(() => others.filter(text => learnt.result.suggest(text).length > 0).length);
  row(
    'suggested',
    suggested.ms / TO_SUGGEST,
    `an answer, ${times(suggested.ms, reference.ms)}; for ${suggested.result} of ${TO_SUGGEST}`,
  );
}
