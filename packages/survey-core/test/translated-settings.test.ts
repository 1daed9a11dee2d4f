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
