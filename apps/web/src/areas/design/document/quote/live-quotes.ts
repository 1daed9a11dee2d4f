import { type QuestionTypeSlug, questionTypes } from '@wenshu/question-types/core';
import { parseTitle, type Questionnaire, type Quote, type RichText, writeHtml } from '@wenshu/survey-core';
import { richTextTexts } from '@wenshu/texts/rich-text';
import { language } from '../../../../app/language/language.ts';
import { sectionsOf } from '../reading/sections-of.ts';

/** Why a quote cannot be shown to a respondent; the same words as at publishing. */
export type QuoteFault = 'quote-dangling' | 'quote-forward' | 'quote-not-supported';

export interface LiveQuote {
  /** As the question is called now; what it was called when it was quoted, if it is gone. */
  readonly label: string | undefined;
  readonly fault: QuoteFault | undefined;
}

const SOUND = 'font-weight:bold;color:#0b4642;background-color:#dcebe6';
const FAULTY = 'font-weight:bold;color:#b5382a;text-decoration:line-through';

/** A marker is stored as the specification says it (S3.76), and read in the language of whoever looks at it. */
function inWords(stored: string): string {
  return stored.replace(/-Answer$/, `-${richTextTexts[language].quotedAnswer}`);
}

/** What a quote in this question's text is called today, and what is wrong with it. */
export function liveQuote(document: Questionnaire, questionId: string | undefined, quote: Quote): LiveQuote {
  if (quote.of === 'calculation') {
    const isThere = document.calculations[quote.calculationId] !== undefined;
    return { label: undefined, fault: isThere ? undefined : 'quote-dangling' };
  }
  const quoted = document.questions[quote.questionId];
  if (!quoted) return { label: undefined, fault: 'quote-dangling' };
  const label = inWords(`${quoted.seqName}-Answer`);
  const { answerReference } = questionTypes[quoted.type as QuestionTypeSlug].capabilities;
  if (answerReference === 'none') return { label, fault: 'quote-not-supported' };
  const order = sectionsOf(document).flatMap(section => section.questions);
  const place = order.findIndex(question => question.id === questionId);
  return { label, fault: place >= 0 && order.indexOf(quoted) >= place ? 'quote-forward' : undefined };
}

/** The same for a marker in the editor's document. */
export function liveMarker(
  document: Questionnaire,
  questionId: string | undefined,
  { qid, calc, label }: Readonly<Record<string, unknown>>,
): { readonly label: string; readonly isFaulty: boolean } {
  const quote: Quote = calc
    ? { of: 'calculation', calculationId: String(calc) }
    : { of: 'question', questionId: String(qid), part: {} };
  const live = liveQuote(document, questionId, quote);
  return { label: live.label ?? inWords(String(label)), isFaulty: live.fault !== undefined };
}

/** The text with its quotes as they are today, each to be seen as one, and the first fault among them. */
export function showQuotes(
  text: RichText,
  document: Questionnaire,
  questionId: string | undefined,
): { readonly text: RichText; readonly fault: QuoteFault | undefined } {
  if (!text.html || !/data-(qid|calc)=/.test(text.html)) return { text, fault: undefined };
  let first: QuoteFault | undefined;
  const html = parseTitle(text.html).map(piece => {
    if (!('quote' in piece)) return piece.html;
    const { label, fault } = liveQuote(document, questionId, piece.quote);
    first ??= fault;
    const words = label === undefined ? inWords(piece.marker.replace(/<[^>]*>/g, '')) : writeHtml([{ text: label }]);
    return `<span style="${fault ? FAULTY : SOUND}">${words}</span>`;
  });
  return { text: { text: text.text, html: html.join('') }, fault: first };
}
