import { firstMatch, withoutQuotes } from '../reading/sentences.ts';
import { bothSides, leadingWords } from '../words/leading-words.ts';
import type { WordsRule } from './craft-rule.ts';

/**
 * A question that praises, blames, names a majority or makes one answer the decent one gets that answer from people who would not have
 * given it. A slogan that is itself judged stands in quotation marks, and statements to agree with are rows: neither is read.
 */
export const leading: WordsRule = {
  rule: 'leading',
  reads: 'words',
  find({ kind, title, id }, survey, language) {
    if (kind === 'note') return undefined;
    // What everybody reads first pushes all that follows; it is told once.
    if (id === survey.questions[0]?.id) {
      const said = firstMatch(withoutQuotes(survey.introduction), leadingWords[language]);
      if (said !== undefined) return { reason: 'as-found', words: said, certainty: 'likely', at: {} };
    }
    const own = withoutQuotes(title);
    if (bothSides[language].test(own)) return undefined;
    const words = firstMatch(own, leadingWords[language]);
    return words === undefined ? undefined : { reason: 'as-found', words, certainty: 'likely' };
  },
};
