import type { Question, Questionnaire } from '../document/questionnaire.ts';
import type { QuestionnaireProblem } from '../document/questionnaire-problem.ts';
import { groupBy } from '../group-by.ts';
import type { RichText } from '../rich-text.ts';
import { listTexts, type TranslatableText } from './list-texts.ts';
import { findTranslationState } from './translation-state.ts';

/** What the editor writes into new options and rows, in either language; a test of the editor holds its words against this. */
const PLACEHOLDER = /^(?:选项|行|右侧|标签|区域|option|row|right side|tag|region)\s*\d+$/i;

/** Texts that a creator probably meant to write or to have translated. Nothing breaks with them, so they are warnings. */
export function checkTexts(document: Questionnaire): QuestionnaireProblem[] {
  return [...Object.values(document.questions).flatMap(checkParts), ...checkTranslations(document)];
}

/** The first of each kind: a list of twenty is one thing to do. */
function checkParts({ id: questionId, items, rows }: Question): QuestionnaireProblem[] {
  const parts = [...Object.values(items), ...Object.values(rows)];
  const placeholder = parts.find(
    part => PLACEHOLDER.test(part.title.text.trim()) || ('rightTitle' in part && isPlaceholder(part.rightTitle)),
  );
  const empty = parts.find(({ title }) => title.text.trim() === '' && !title.html);
  return [
    ...(placeholder ? [{ problem: 'text-placeholder' as const, questionId, partId: placeholder.id }] : []),
    ...(empty ? [{ problem: 'part-text-missing' as const, questionId, partId: empty.id }] : []),
  ];
}

function isPlaceholder(text: RichText | undefined): boolean {
  return text !== undefined && PLACEHOLDER.test(text.text.trim());
}

/**
 * What is missing and what was checked against another original, once for each question and language, the survey's own texts together.
 * What nobody checked is one thing to do for each language: everything that was once brought in whole is unchecked.
 */
function checkTranslations(document: Questionnaire): QuestionnaireProblem[] {
  const languageIds = Object.keys(document.languages);
  if (languageIds.length === 0) return [];
  const texts = listTexts(document);
  return languageIds.flatMap(languageId => {
    const language = Number(languageId);
    const standing = groupBy(texts, text => findTranslationState(document, language, text));
    return [
      ...perQuestion('text-untranslated', standing.get('missing') ?? [], language),
      ...perQuestion('text-outdated', standing.get('outdated') ?? [], language),
      ...(standing.has('unchecked') ? [{ problem: 'text-unchecked' as const, languageId: language }] : []),
    ];
  });
}

function perQuestion(
  problem: 'text-untranslated' | 'text-outdated',
  texts: readonly TranslatableText[],
  languageId: number,
): QuestionnaireProblem[] {
  return [...new Set(texts.map(text => text.questionId))].map(questionId => ({
    problem,
    ...(questionId !== undefined && { questionId }),
    languageId,
  }));
}
