import { type QuestionTypeSlug, questionTypes } from '@wenshu/question-types/core';
import type { Item, Question } from '@wenshu/survey-core';
import { inOrder } from '@wenshu/survey-core';
import { DATE_FORMAT, NUMERIC_FORMATS, readSetting } from '@wenshu/survey-core/answering';
import { capabilitiesOf, testsOf } from '../../../document/reading/place.ts';
import type { About } from './test-draft.ts';

const TEXT: readonly About[] = [
  'text:contains',
  'text:not-contains',
  'text:equals',
  'text:not-equals',
  'text:starts-with',
  'text:ends-with',
];
const ANSWERED: readonly About[] = ['answered:yes', 'answered:no'];

/** What can be asked of a question's answer, what fits best first. What its type cannot answer is not offered. */
export function aboutOptions(question: Question): readonly About[] {
  const tests = testsOf(question);
  const has = (test: (typeof tests)[number]) => tests.includes(test);
  // Of one answer "all of" and "how many" say nothing.
  const { canCarryQuota, choosesSeveral, answersEveryLayer } = capabilitiesOf(question) ?? {};
  const isSingle = canCarryQuota && !choosesSeveral && !answersEveryLayer;
  const choice: readonly About[] = isSingle
    ? ['choice:any-of', 'choice:none-of']
    : ['choice:any-of', 'choice:all-of', 'choice:none-of', 'choice:exactly', 'count'];
  const written: readonly About[] = has('text') && (!has('choice') || blanksOf(question).length > 0) ? TEXT : [];
  const format = readSetting(question.settings, 'inputFormat');
  const dates: readonly About[] = has('date') && (!has('text') || format === DATE_FORMAT) ? ['date'] : [];
  const numbers: readonly About[] = has('number') ? ['number'] : [];
  return [
    ...(has('choice') ? choice.filter(about => about !== 'count' || has('count')) : []),
    ...(has('rank') ? (['rank'] as const) : []),
    ...dates,
    ...(NUMERIC_FORMATS.includes(format) ? [...numbers, ...written] : [...written, ...numbers]),
    ...(has('score') ? (['score'] as const) : []),
    ...ANSWERED,
  ];
}

/** The options or items among which the test must name one; none when it is about the whole answer. */
export function itemsFor(question: Question, about: About): readonly Item[] {
  if (about === 'rank') return inOrder(question.items);
  if (about.startsWith('text:') && testsOf(question).includes('choice')) return blanksOf(question);
  const isByItem = ['numbers-by-item', 'texts-by-item'].includes(
    questionTypes[question.type as QuestionTypeSlug]?.summary.kind ?? '',
  );
  return isByItem && (about === 'number' || about.startsWith('text:')) ? inOrder(question.items) : [];
}

/** Whether the test may be about one row of a matrix. */
export function takesRow(question: Question, about: About): boolean {
  const isOnRows = about === 'count' || about.startsWith('choice:') || about.startsWith('answered:');
  return isOnRows && (capabilitiesOf(question)?.hasRows ?? false);
}

export function blanksOf(question: Question): readonly Item[] {
  return inOrder(question.items).filter(item => readSetting(item.settings, 'hasBlank'));
}
