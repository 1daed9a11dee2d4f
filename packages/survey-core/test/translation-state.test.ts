import { expect, test } from 'vitest';
import {
  countTranslations,
  findTranslationState,
  listTexts,
  type Questionnaire,
  type RichText,
  relabelQuotes,
  upgradeDocument,
  writeMarker,
} from '../src/index.ts';
import { checkTexts } from '../src/questionnaire/check-texts.ts';
import { translationMark } from '../src/questionnaire/translation-mark.ts';
import { buildExample, ids, mustApply } from '../src/testing/index.ts';
import { refusal } from './commands/refusal.ts';

const GERMAN = 9;
const begun = mustApply(buildExample(), 'addLanguage', { languageId: GERMAN, name: 'Deutsch', tag: 'de' }).document;
const option = { id: ids.optionA, field: 'title' };

const translate = (document: Questionnaire, text: string | null, isChecked?: boolean) =>
  mustApply(document, 'translate', {
    languageId: GERMAN,
    texts: [{ ...option, text: text === null ? null : { text }, ...(isChecked !== undefined && { isChecked }) }],
  }).document;
const rename = (document: Questionnaire, text: string) =>
  mustApply(document, 'updateItemTitle', { questionId: ids.choice, itemId: ids.optionA, title: { text } }).document;
const stateOf = (document: Questionnaire, of = option) =>
  findTranslationState(
    document,
    GERMAN,
    listTexts(document).find(({ id, field }) => id === of.id && field === of.field)!,
  );
const original = begun.questions[ids.choice]!.items[ids.optionA]!.title.text;

test('a translation is missing, unchecked, checked, and outdated once its original has changed; changed back it is checked again', () => {
  expect(stateOf(begun)).toBe('missing');
  const accepted = translate(begun, 'Apfel');
  expect(stateOf(accepted)).toBe('unchecked');
  const checked = translate(accepted, 'Apfel', true);
  expect(stateOf(checked)).toBe('checked');
  const changed = rename(checked, 'Russet apple');
  expect(stateOf(changed)).toBe('outdated');
  expect(stateOf(rename(changed, original))).toBe('checked');
});

test('other words, no words, and words of another way than translating are no longer the ones that were checked', () => {
  const checked = translate(begun, 'Apfel', true);
  const other = translate(checked, 'Birne');
  expect(stateOf(other)).toBe('unchecked');
  expect(other.checkedTexts?.[GERMAN]?.[ids.optionA]).toEqual({});
  expect(stateOf(translate(checked, null))).toBe('missing');
  const written = { [GERMAN]: { [ids.optionA]: { title: { text: 'Quitte' } } } };
  expect(stateOf({ ...checked, translations: written })).toBe('unchecked');
});

test('a person who takes the check back leaves the words', () => {
  const back = translate(translate(begun, 'Apfel', true), 'Apfel', false);
  expect([stateOf(back), back.translations[GERMAN]?.[ids.optionA]?.title?.text]).toEqual(['unchecked', 'Apfel']);
});

test('the mark goes with its option and with its language, and a document that has marks is read again', () => {
  const checked = translate(begun, 'Apfel', true);
  const removed = mustApply(checked, 'deleteItems', {
    questionId: ids.choice,
    itemIds: [ids.optionA],
    clearLogic: true,
  }).document;
  expect(removed.checkedTexts?.[GERMAN]).toEqual({});
  expect(mustApply(checked, 'deleteLanguage', { languageId: GERMAN }).document.checkedTexts).toEqual({});
  expect(upgradeDocument(checked)).toEqual({ document: checked });
});

test('a quote that is called otherwise since changes nothing; one of another question does', () => {
  const quote = (questionId: string, label: string) => {
    const marker = writeMarker({ of: 'question', questionId, part: {} }, label);
    return { text: `Why ${label}-Answer?`, html: `<p>Why ${marker}?</p>` };
  };
  const base = quote('quest00001', 'Q1');
  const text = { id: 'x', field: 'title', base };
  const translation = { text: 'Warum Q1-Answer?', html: base.html.replace('Why', 'Warum') };
  const marked = mustMark(base, translation);
  const renamed = { ...text, base: relabelQuotes(base, () => 'Q7-Answer') };
  expect(renamed.base.html).toContain('Q7-Answer');
  expect(findTranslationState(marked, GERMAN, renamed)).toBe('checked');
  expect(findTranslationState(marked, GERMAN, { ...text, base: quote('quest00002', 'Q1') })).toBe('outdated');
});

function mustMark(base: RichText, translation: RichText): Questionnaire {
  return {
    ...begun,
    translations: { [GERMAN]: { x: { title: translation } } },
    checkedTexts: { [GERMAN]: { x: { title: translationMark(base, translation) } } },
  };
}

test('before publishing it is told what is outdated, once for each question, and once that something is unchecked', () => {
  const texts = listTexts(begun).map(({ id, field, base }) => ({ id, field, text: base, isChecked: true }));
  const whole = mustApply(begun, 'translate', { languageId: GERMAN, texts }).document;
  const told = (document: Questionnaire) =>
    checkTexts(document).flatMap(({ problem, questionId, languageId }) =>
      languageId === GERMAN ? [[problem, questionId, languageId]] : [],
    );
  expect(countTranslations(whole, GERMAN)).toEqual({ missing: 0, unchecked: 0, checked: texts.length, outdated: 0 });
  expect(told(whole)).toEqual([]);
  expect(told(rename(whole, 'Russet apple'))).toEqual([['text-outdated', ids.choice, GERMAN]]);
  expect(told(translate(whole, 'Apfel'))).toEqual([['text-unchecked', undefined, GERMAN]]);
});

test('a mark for a text that is not there is refused with it', () => {
  expect(
    refusal(begun, 'translate', {
      languageId: GERMAN,
      texts: [{ id: 'gone000001', field: 'title', text: { text: 'x' }, isChecked: true }],
    }),
  ).toMatchObject({ problem: 'text-not-found' });
});
