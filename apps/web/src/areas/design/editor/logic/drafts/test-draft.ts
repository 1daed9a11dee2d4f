import type { Compare, NumberReference, SetOperator, Test, TextOperator } from '@wenshu/survey-core';
import { isDate } from '@wenshu/survey-core/answering';
import { nextKey } from './nested-draft.ts';

/** What a test is about: a question, or what else is known of a respondent. As text, so that a list can offer it. */
export type Subject =
  | `question:${string}`
  | `calculation:${string}`
  | 'score'
  | 'label'
  | 'channel'
  | 'language'
  | 'parameter';

/** The test and its operator in one word, as one list offers them. */
export type About =
  | `choice:${SetOperator | 'exactly'}`
  | 'answered:yes'
  | 'answered:no'
  | `text:${TextOperator}`
  | 'count'
  | 'number'
  | 'rank'
  | 'date'
  | 'score'
  | 'calculation'
  | `label:${SetOperator}`
  | `channel:${'any-of' | 'none-of'}`
  | `language:${'any-of' | 'none-of'}`;

/** A test while it is being made: everything may still be missing. */
export interface TestDraft {
  readonly key: number;
  readonly subject?: Subject | undefined;
  readonly about?: About | undefined;
  readonly rowId?: string | undefined;
  readonly loopItemId?: string | undefined;
  readonly itemId?: string | undefined;
  readonly itemIds: readonly string[];
  readonly compare: Compare;
  readonly value: number | null;
  /** Another number to compare with, instead of `value`. */
  readonly reference?: NumberReference | undefined;
  readonly text: string;
  readonly values: readonly string[];
  readonly name: string;
}

export function emptyTest(): TestDraft {
  return { key: nextKey(), itemIds: [], compare: '=', value: null, text: '', values: [], name: '' };
}

export function draftOfTest(test: Test): TestDraft {
  const draft = { ...emptyTest(), ...('rowId' in test && { rowId: test.rowId }) };
  const of = (subject: Subject, about: About, more: Partial<TestDraft> = {}): TestDraft => ({
    ...draft,
    ...('loopItemId' in test && { loopItemId: test.loopItemId }),
    ...('compare' in test && test.test !== 'date' && { compare: test.compare, ...draftOfOperand(test.value) }),
    subject,
    about,
    ...more,
  });
  switch (test.test) {
    case 'choice':
      return of(`question:${test.questionId}`, `choice:${test.is}`, { itemIds: test.itemIds });
    case 'answered':
      return of(`question:${test.questionId}`, test.is ? 'answered:yes' : 'answered:no');
    case 'text':
      return of(`question:${test.questionId}`, `text:${test.is}`, { itemId: test.itemId, text: test.value });
    case 'date':
      return of(`question:${test.questionId}`, 'date', { compare: test.compare, text: test.value });
    case 'count':
      return of(`question:${test.questionId}`, 'count');
    case 'number':
      return of(`question:${test.questionId}`, 'number', { itemId: test.itemId });
    case 'rank':
      return of(`question:${test.questionId}`, 'rank', { itemId: test.itemId });
    case 'score':
      return of(test.questionId === undefined ? 'score' : `question:${test.questionId}`, 'score');
    case 'calculation':
      return of(`calculation:${test.calculationId}`, 'calculation');
    case 'label':
      return of('label', `label:${test.is}`, { values: test.values });
    case 'channel':
      return of('channel', `channel:${test.is}`, { values: test.values });
    case 'language':
      return of('language', `language:${test.is}`, { values: test.values.map(String) });
    case 'parameter':
      return of('parameter', `text:${test.is}`, { name: test.name, text: test.value });
  }
}

function draftOfOperand(value: number | NumberReference): Partial<TestDraft> {
  return typeof value === 'number' ? { value } : { reference: value };
}

/** The test, or nothing while it is incomplete. */
export function testOfDraft(draft: TestDraft): Test | undefined {
  const { subject, about, compare, values } = draft;
  if (!subject || !about) return undefined;
  const [test, is] = about.split(':') as [string, string | undefined];
  if (subject === 'parameter')
    return draft.name.trim() ? made({ test: 'parameter', name: draft.name.trim(), is, value: draft.text }) : undefined;
  if (test === 'label' || test === 'channel') return values.length > 0 ? made({ test, is, values }) : undefined;
  if (test === 'language') return values.length > 0 ? made({ test, is, values: values.map(Number) }) : undefined;
  const value = draft.reference ?? draft.value;
  const numeric = { compare, value };
  if (subject === 'score') return value === null ? undefined : made({ test: 'score', ...numeric });
  const id = subject.slice(subject.indexOf(':') + 1);
  if (test === 'calculation') return value === null ? undefined : made({ test, calculationId: id, ...numeric });
  const on = { questionId: id, rowId: draft.rowId, loopItemId: draft.loopItemId };
  if (test === 'choice')
    return draft.itemIds.length > 0 ? made({ test, ...on, is, itemIds: draft.itemIds }) : undefined;
  if (test === 'answered') return made({ test, ...on, is: is === 'yes' });
  if (test === 'text')
    return draft.text.trim() ? made({ test, ...on, itemId: draft.itemId, is, value: draft.text }) : undefined;
  if (test === 'date')
    return draft.text === 'today' || isDate(draft.text) ? made({ test, ...on, compare, value: draft.text }) : undefined;
  if (value === null || (test === 'rank' && draft.itemId === undefined)) return undefined;
  if (test === 'score') return made({ test, questionId: id, loopItemId: draft.loopItemId, ...numeric });
  const item = test === 'count' ? {} : { itemId: draft.itemId };
  return made({ test, ...on, ...item, ...numeric });
}

/** Without the fields that were left open, as it is after saving and loading. */
function made(fields: object): Test {
  // Each caller wrote the fields of one kind of test.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as unknown as Test;
}
