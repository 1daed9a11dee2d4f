import { describe, expect, it } from 'vitest';
import { buildFlow, checkAccessPassword, listTexts } from '../src/index.ts';
import { buildExample, mustApply } from '../src/testing/index.ts';

describe('listTexts', () => {
  const document = buildExample();

  it('names every text once, and each as the translate command takes it', () => {
    const texts = listTexts(document);
    const languageId = Number(Object.keys(document.languages)[0] ?? 77);
    const withLanguage = document.languages[languageId]
      ? document
      : mustApply(document, 'addLanguage', { languageId, name: 'Other' }).document;
    const input = { languageId, texts: texts.map(({ id, field, base }) => ({ id, field, text: base })) };
    const { translations } = mustApply(withLanguage, 'translate', input).document;
    for (const { id, field, base } of texts) expect(translations[languageId]?.[id]?.[field]).toEqual(base);
    expect(new Set(texts.map(({ id, field }) => `${id}.${field}`)).size).toBe(texts.length);
  });

  it('goes through questions with all their parts, and leaves out what says nothing', () => {
    const listed = new Set(listTexts(document).map(({ id, field }) => `${id}.${field}`));
    for (const question of Object.values(document.questions)) {
      if (question.title.text.trim() !== '') expect(listed).toContain(`${question.id}.title`);
      for (const item of Object.values(question.items)) expect(listed).toContain(`${item.id}.title`);
      for (const row of Object.values(question.rows)) expect(listed).toContain(`${row.id}.title`);
    }
    const silent = mustApply(document, 'saveCover', { cover: { isShown: true, text: { text: ' ' } } }).document;
    expect(listTexts(silent).filter(({ id }) => id === 'cover')).toEqual([]);
  });
});

it('shows the start button of the cover in the language of the flow', () => {
  const cover = { isShown: true, text: { text: 'Welcome' }, buttonText: { text: 'Start' } };
  const withCover = mustApply(buildExample(), 'saveCover', { cover }).document;
  const added = mustApply(withCover, 'addLanguage', { languageId: 9, name: 'Deutsch' }).document;
  const texts = [{ id: 'cover', field: 'buttonText', text: { text: 'Los' } }];
  const { document } = mustApply(added, 'translate', { languageId: 9, texts });
  const flow = buildFlow(document, { scrollId: 'scroll0001', versionTime: 1, languageId: 9 });
  expect(flow.cover).toEqual({ ...cover, buttonText: { text: 'Los' } });
});

describe('checkAccessPassword (S5.97)', () => {
  it.each([
    ['abcd1234', []],
    ['Abcdefg1', []],
    ['abc1', ['length']],
    ['abcd12345678901234567', ['length']],
    ['12345678', ['digits-only']],
    ['abcdEFGH', ['letters-only']],
    ['ABCD1234', ['uppercase-and-digits']],
    ['abcd 123!', ['characters']],
    ['', ['length', 'digits-only', 'letters-only']],
  ])('says of %j what it lacks', (password, problems) => {
    expect(checkAccessPassword(password)).toEqual(problems);
  });
});
