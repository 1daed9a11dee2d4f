import type { Questionnaire } from '../document/questionnaire.ts';
import { own } from '../json.ts';
import type { Quote } from '../quote/quote.ts';
import { relabelQuotes } from '../quote/relabel-quotes.ts';
import type { RichText } from '../rich-text.ts';
import { type Change, setTo } from './change.ts';

/**
 * A marker keeps the name that its question had when it was quoted. It is found by its id wherever it is shown; but labels of data files
 * are plain words, so at publishing every marker is given the name that the variables begin with.
 */
export function nameQuotes(document: Questionnaire): Change[] {
  const labelOf = (quote: Quote, stored: string) => {
    const quoted = quote.of === 'question' ? own(document.questions, quote.questionId) : undefined;
    return quoted ? `${quoted.seqName}-Answer` : stored;
  };
  const renamed = (path: readonly string[], text: RichText | undefined): Change[] => {
    if (!text) return [];
    const now = relabelQuotes(text, labelOf);
    return now.text === text.text && now.html === text.html ? [] : [setTo(path, now)];
  };
  const written = Object.values(document.questions).flatMap(({ id, title, remark }) => [
    ...renamed(['questions', id, 'title'], title),
    ...renamed(['questions', id, 'remark'], remark),
  ]);
  const translated = Object.entries(document.translations).flatMap(([languageId, texts]) =>
    Object.entries(texts).flatMap(([id, fields]) =>
      Object.entries(fields).flatMap(([field, text]) => renamed(['translations', languageId, id, field], text)),
    ),
  );
  return [...written, ...translated];
}
