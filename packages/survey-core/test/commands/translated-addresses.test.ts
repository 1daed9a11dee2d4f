import { expect, test } from 'vitest';
import { buildFlow, listTexts } from '../../src/index.ts';
import { buildExample, mustApply } from '../../src/testing/index.ts';
import { refusal } from './refusal.ts';

const GERMAN = 9;
const base = () => {
  const added = mustApply(buildExample(), 'addLanguage', { languageId: GERMAN, name: 'Deutsch' }).document;
  return mustApply(added, 'updateAnswerJumpUrl', { outcome: 'finished', redirectUrl: 'https://example.com/en' })
    .document;
};
const addressIn = (document: ReturnType<typeof base>, languageId: number) =>
  buildFlow(document, { scrollId: 's', versionTime: 1, languageId }).endPages.finished?.redirectUrl;

test('a language leads to an address of its own, and to the original one otherwise (S7.106)', () => {
  const german = { outcome: 'finished', redirectUrl: 'https://example.com/de', languageId: GERMAN };
  const { document } = mustApply(base(), 'updateAnswerJumpUrl', german);
  expect(addressIn(base(), GERMAN)).toBe('https://example.com/en');
  expect(addressIn(document, GERMAN)).toBe('https://example.com/de');
  expect(addressIn(document, document.baseLanguageId)).toBe('https://example.com/en');
});

test('an address is among what is translated as long as it is opened, and is checked like any address', () => {
  const isListed = (document: ReturnType<typeof base>) =>
    listTexts(document).some(({ id, field }) => id === 'finished' && field === 'redirectUrl');
  expect(isListed(base())).toBe(true);
  const shown = mustApply(base(), 'updateChoiceJumpToTextOrUrl', { outcome: 'finished', mode: 'text' }).document;
  expect(isListed(shown)).toBe(false);
  const translate = (text: string) => ({
    languageId: GERMAN,
    texts: [{ id: 'finished', field: 'redirectUrl', text: { text } }],
  });
  expect(addressIn(mustApply(base(), 'translate', translate('{host}/danke')).document, GERMAN)).toBe('{host}/danke');
  expect(refusal(base(), 'translate', translate('javascript:alert(1)'))).toMatchObject({ problem: 'url-wrong' });
});

test('a language that is not there, and an outcome without an address, have none', () => {
  const ask = (outcome: string, languageId: number) => ({ outcome, languageId, redirectUrl: 'https://example.com/x' });
  expect(refusal(base(), 'updateAnswerJumpUrl', ask('finished', 77))).toMatchObject({
    problem: 'language-not-found',
  });
  expect(refusal(base(), 'updateAnswerJumpUrl', ask('screened', GERMAN))).toMatchObject({
    problem: 'text-not-found',
  });
});
