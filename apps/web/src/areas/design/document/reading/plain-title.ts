import { parseTitle, type Questionnaire, type RichText } from '@wenshu/survey-core';
import { richTextTexts } from '@wenshu/texts/rich-text';
import { language } from '../../../../app/language/language.ts';

/** How a marker is stored, behind the name that the question had when it was quoted (S3.76). */
const STORED = /-Answer$/;

/**
 * A text in plain words, for a line of a list. A quote of an answer is stored as "Q1-Answer"; it reads as what it stands for, under the
 * name that the question has now.
 */
export function plainTitle({ text, html }: RichText, { questions }: Pick<Questionnaire, 'questions'>): string {
  if (!html?.includes('data-qid=')) return text;
  let plain = '';
  let from = 0;
  for (const piece of parseTitle(html)) {
    if (!('quote' in piece) || piece.quote.of !== 'question') continue;
    const stored = piece.marker.replace(/<[^>]*>/g, '');
    const at = text.indexOf(stored, from);
    if (at < 0) continue;
    const name = questions[piece.quote.questionId]?.seqName ?? stored.replace(STORED, '');
    plain += text.slice(from, at) + richTextTexts[language].answerTo({ name });
    from = at + stored.length;
  }
  return plain + text.slice(from);
}
