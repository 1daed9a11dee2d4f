import { expect, test } from 'vitest';
import { buildFlow, listTexts, writeSettings } from '../src/index.ts';
import { buildExample, mustApply } from '../src/testing/index.ts';

test('the ends of a scale are translated like a title, and stand in the base language otherwise', () => {
  const example = buildExample();
  const question = Object.values(example.questions)[0]!;
  const scale = {
    ...question,
    settings: { ...question.settings, ...writeSettings({ lowLabel: 'Bad', highLabel: 'Good' }) },
  };
  const labelled = { ...example, questions: { ...example.questions, [scale.id]: scale } };
  const added = mustApply(labelled, 'addLanguage', { languageId: 9, name: 'Deutsch' }).document;
  const texts = [{ id: scale.id, field: 'lowLabel', text: { text: 'Schlecht' } }];
  const { document } = mustApply(added, 'translate', { languageId: 9, texts });
  const settingsIn = (languageId: number) =>
    buildFlow(document, { scrollId: 's', versionTime: 1, languageId }).questions.find(one => one.id === scale.id)!
      .settings;
  expect(settingsIn(9)).toMatchObject(writeSettings({ lowLabel: 'Schlecht', highLabel: 'Good' }));
  expect(settingsIn(document.baseLanguageId)).toMatchObject(writeSettings({ lowLabel: 'Bad', highLabel: 'Good' }));
  expect(listTexts(document).map(({ id, field }) => `${id}.${field}`)).toEqual(
    expect.arrayContaining([`${scale.id}.lowLabel`, `${scale.id}.highLabel`]),
  );
});

test('what the picture of an option shows is translated with it', () => {
  const example = buildExample();
  const question = Object.values(example.questions).find(({ items }) => Object.keys(items).length > 0)!;
  const item = Object.values(question.items)[0]!;
  const pictured = { ...item, settings: writeSettings({ picture: '/files/cup.png', pictureAlt: 'A cup' }) };
  const items = { ...question.items, [item.id]: pictured };
  const shown = { ...example, questions: { ...example.questions, [question.id]: { ...question, items } } };
  expect(listTexts(shown)).toContainEqual({
    id: item.id,
    field: 'pictureAlt',
    questionId: question.id,
    base: { text: 'A cup' },
  });
  const added = mustApply(shown, 'addLanguage', { languageId: 9, name: 'Deutsch' }).document;
  const texts = [{ id: item.id, field: 'pictureAlt', text: { text: 'Eine Tasse' } }];
  const { document } = mustApply(added, 'translate', { languageId: 9, texts });
  const settingsIn = (languageId: number) =>
    buildFlow(document, { scrollId: 's', versionTime: 1, languageId })
      .questions.find(one => one.id === question.id)!
      .items.find(one => one.id === item.id)!.settings;
  expect(settingsIn(9)).toEqual(writeSettings({ picture: '/files/cup.png', pictureAlt: 'Eine Tasse' }));
  expect(settingsIn(document.baseLanguageId)).toEqual(pictured.settings);
});
