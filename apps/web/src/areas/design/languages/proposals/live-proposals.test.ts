import type { TranslationProposal } from '@wenshu/api-contract';
import { markOfNow, type Questionnaire } from '@wenshu/survey-core';
import { buildExample, ids, mustApply } from '@wenshu/survey-core/testing';
import { languageTexts } from '@wenshu/texts/design/languages';
import { expect, it } from 'vitest';
import { countShown, isShown, isWanted, rowKey, textRows } from '../text-rows.ts';
import { liveProposals } from './live-proposals.ts';

const GERMAN = 9;
const begun = mustApply(buildExample(), 'addLanguage', { languageId: GERMAN, name: 'Deutsch', tag: 'de' }).document;
const option = { id: ids.optionA, field: 'title' };
const rowsOf = (document: Questionnaire) => textRows(document, GERMAN, languageTexts.en);
const rowOf = (document: Questionnaire) =>
  rowsOf(document).find(({ id, field }) => id === option.id && field === 'title')!;
const proposal: TranslationProposal = {
  ...option,
  text: { text: 'Apfel' },
  source: 'model',
  isExact: false,
  mark: markOfNow(begun, GERMAN, rowOf(begun)),
};
const liveIn = (document: Questionnaire) => [...liveProposals(document, GERMAN, rowsOf(document), [proposal]).keys()];
const write = (document: Questionnaire, text: string, isChecked = false) =>
  mustApply(document, 'translate', { languageId: GERMAN, texts: [{ ...option, text: { text }, isChecked }] }).document;
const rename = (document: Questionnaire, text: string) =>
  mustApply(document, 'updateItemTitle', { questionId: ids.choice, itemId: ids.optionA, title: { text } }).document;

it('a proposal is shown as long as original and translation are what it was made for: accepted it is gone, undone it is back', () => {
  expect(liveIn(begun)).toEqual([rowKey(option)]);
  const accepted = write(begun, 'Apfel');
  expect(liveIn(accepted)).toEqual([]);
  const undone = mustApply(accepted, 'translate', { languageId: GERMAN, texts: [{ ...option, text: null }] }).document;
  expect(liveIn(undone)).toEqual([rowKey(option)]);
  expect(liveIn(rename(begun, 'Pear'))).toEqual([]);
});

it('texts are counted by how they stand, and shown so', () => {
  const live = liveProposals(begun, GERMAN, rowsOf(begun), [proposal]);
  const none = new Map();
  expect(countShown(rowsOf(begun), live)).toMatchObject({ proposed: 1, checked: 0, unchecked: 0, outdated: 0 });
  expect(countShown(rowsOf(begun), none).missing).toBe(rowsOf(begun).length);
  const checked = write(begun, 'Apfel', true);
  expect(countShown(rowsOf(checked), none)).toMatchObject({ checked: 1, outdated: 0 });
  const changed = rename(checked, 'Pear');
  expect(countShown(rowsOf(changed), none)).toMatchObject({ checked: 0, outdated: 1 });
  expect(isShown(rowOf(changed), 'outdated', none)).toBe(true);
  expect(isShown(rowOf(changed), 'missing', none)).toBe(false);
  expect(isShown(rowOf(begun), 'proposed', live)).toBe(true);
  expect(isShown(rowOf(changed), 'proposed', none)).toBe(false);
});

it('what is missing or outdated is wanted, an address never', () => {
  const wanted = (state: 'missing' | 'unchecked' | 'checked' | 'outdated', field = 'title') =>
    isWanted({ state, field });
  expect([wanted('missing'), wanted('outdated'), wanted('unchecked'), wanted('checked')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(wanted('missing', 'redirectUrl')).toBe(false);
});
