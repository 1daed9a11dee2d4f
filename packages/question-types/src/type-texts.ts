import { type QuestionTypeSlug, questionTypes } from './core.ts';

type BySlug = Readonly<Record<QuestionTypeSlug, string>>;

/** The words of every type, from its folder, in the shape of the other texts. */
export const typeTexts = { zh: inLanguage('zh'), en: inLanguage('en') };

function inLanguage(language: 'zh' | 'en') {
  const each = (word: 'name' | 'untitled' | 'aliases') =>
    Object.fromEntries(
      Object.entries(questionTypes).map(([slug, { words }]) => [slug, words[language][word]]),
    ) as BySlug;
  return { names: each('name'), untitled: each('untitled'), aliases: each('aliases') };
}
