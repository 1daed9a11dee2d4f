import { type Questionnaire, surveyLanguage } from '@wenshu/survey-core';
import { judgeTranslation } from './judge-translation.ts';
import { bareWords } from './memory/bare-words.ts';
import { housePairs } from './memory/house-pairs.ts';
import { hasWords } from './memory/normalise-words.ts';
import { surveyPairs } from './memory/survey-pairs.ts';
import { TranslationMemory } from './memory/translation-memory.ts';
import type { ProposalRow } from './translating.repository.ts';
import type { WantedText } from './wanted-texts.ts';

/** What is known already: by this survey, by others that the person may see, by the house. Nothing of it is made up, and nothing leaves the house. */
export function findRemembered(
  document: Questionnaire,
  languageId: number,
  others: readonly Questionnaire[],
  wanted: readonly WantedText[],
): ProposalRow[] {
  const tags = {
    from: surveyLanguage(document, document.baseLanguageId).tag,
    to: surveyLanguage(document, languageId).tag,
  };
  const memory = new TranslationMemory(
    surveyPairs(document, tags, 'this-survey'),
    ...others.map(other => surveyPairs(other, tags, 'other-survey')),
    housePairs(tags),
  );
  return wanted.flatMap((text): ProposalRow[] => {
    const { id, field, base, mark, tokens, beside } = text;
    if (!hasWords(base.text)) return [{ id, field, text: base, source: 'no-words', isExact: true, mark }];
    const bare = bareWords(tokens.words);
    const found = bare && memory.find(bare.words, beside);
    const made = bare && found && judgeTranslation(text, bare.wrap(found.to));
    return made ? [{ id, field, text: made, source: found.source, isExact: found.isExact, mark }] : [];
  });
}
