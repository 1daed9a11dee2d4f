import {
  findTranslationState,
  listTexts,
  markOfNow,
  type Questionnaire,
  type TranslatableText,
} from '@wenshu/survey-core';
import { type TokenisedTitle, tokenise } from '../wording/index.ts';

/** Longer ones are agreements and the like: whoever needs those in another language lets a lawyer read them. */
const LONGEST = 4000;

export interface WantedText extends TranslatableText {
  readonly tokens: TokenisedTitle;
  /** Which original and which translation stand there now. */
  readonly mark: string;
  /** The question's name and words, by which a model understands an option. */
  readonly question: { readonly name: string; readonly title: string } | undefined;
  /** All that stands beside it in its question. */
  readonly beside: readonly string[];
}

/** What is missing or outdated and consists of words; an address of an end page is nobody's to make up. */
export function wantedTexts(document: Questionnaire, languageId: number, questionId?: string): WantedText[] {
  const all = listTexts(document);
  const besides = new Map<string | undefined, string[]>();
  for (const { questionId: of, base } of all) {
    const known = besides.get(of);
    if (known) known.push(base.text);
    else besides.set(of, [base.text]);
  }
  return all.flatMap(text => {
    if (questionId !== undefined && text.questionId !== questionId) return [];
    const state = findTranslationState(document, languageId, text);
    if (text.field === 'redirectUrl' || (state !== 'missing' && state !== 'outdated')) return [];
    const tokens = tokenise(text.base);
    if (!tokens || text.base.text.trim() === '' || tokens.words.length > LONGEST) return [];
    const question = document.questions[text.questionId ?? ''];
    return [
      {
        ...text,
        tokens,
        mark: markOfNow(document, languageId, text),
        question: question && { name: question.seqName, title: question.title.text },
        beside: text.questionId === undefined ? [] : (besides.get(text.questionId) ?? []),
      },
    ];
  });
}
