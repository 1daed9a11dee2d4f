import { type Questionnaire, type RichText, relabelQuotes } from '@wenshu/survey-core';
import { richTextTexts } from '@wenshu/texts/rich-text';
import { language } from '../../../../app/language/language.ts';

/** How a marker is stored, behind the name that the question had when it was quoted (S3.76). */
const STORED = /-Answer$/;

/**
 * A text in plain words, for a line of a list. A quote of an answer is stored as "Q1-Answer"; it reads as what it stands for, under the
 * name that the question has now.
 */
export function plainTitle(title: RichText, { questions }: Pick<Questionnaire, 'questions'>): string {
  return relabelQuotes(title, (quote, stored) => {
    if (quote.of !== 'question') return stored;
    const name = questions[quote.questionId]?.seqName ?? stored.replace(STORED, '');
    return richTextTexts[language].answerTo({ name });
  }).text;
}
