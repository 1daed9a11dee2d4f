import {
  findTranslationState,
  listTexts,
  own,
  type Questionnaire,
  type RichText,
  surveyLanguages,
} from '@wenshu/survey-core';
import { tokenise } from '../../wording/index.ts';
import { bareWords } from './bare-words.ts';
import type { KnownPair } from './translation-memory.ts';

/**
 * What a survey has in both languages, in whichever direction it was translated. A translation that was checked and one that was not count
 * alike: somebody accepted or wrote both.
 */
export function* surveyPairs(
  document: Questionnaire,
  tags: { readonly from: string; readonly to: string },
  source: 'this-survey' | 'other-survey',
): Iterable<KnownPair> {
  const [from, to] = [textsIn(document, tags.from), textsIn(document, tags.to)];
  if (!from || !to) return;
  const others = surveyLanguages(document)
    .filter(({ tag, languageId }) => (tag === tags.from || tag === tags.to) && languageId !== document.baseLanguageId)
    .map(({ languageId }) => languageId);
  for (const { id, field, base, questionId } of listTexts(document)) {
    if (field === 'redirectUrl') continue;
    // What was written for another original says nothing of this one.
    if (others.some(languageId => findTranslationState(document, languageId, { id, field, base }) === 'outdated'))
      continue;
    const [one, other] = [from(id, field, base), to(id, field, base)].map(words => words && wordsOf(words));
    if (one && other) yield { from: one, to: other, list: questionId ?? id, source };
  }
}

type Find = (id: string, field: string, base: RichText) => RichText | undefined;

/** The texts of a survey in a language; undefined for one that it does not have. */
function textsIn(document: Questionnaire, tag: string): Find | undefined {
  const [base, ...others] = surveyLanguages(document);
  if (base?.tag === tag) return (_id, _field, text) => text;
  const language = others.find(one => one.tag === tag);
  const texts = language && own(document.translations, String(language.languageId));
  return texts && ((id, field) => own(own(texts, id) ?? {}, field));
}

/** Without the marks around them; a text with quotes or marks in the midst fits no other one. */
function wordsOf(text: RichText): string | undefined {
  const tokens = tokenise(text);
  return tokens && bareWords(tokens.words)?.words;
}
