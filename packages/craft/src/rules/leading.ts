import type { WordsLanguage } from '../reading/read-survey.ts';
import { firstMatch, withoutQuotes } from '../reading/sentences.ts';
import { bothSides, leadingWords } from '../words/leading-words.ts';
import type { WordsRule } from './craft-rule.ts';

const asksWhetherKnown: Readonly<Record<WordsLanguage, RegExp>> = {
  zh: /^(您|你)?(是否)?(知道|听说过?|了解|看到过?|读到过?)[^，。？?]{0,8}(世界|国家|专家|研究|报道|统计|消息|说法)/,
  en: /^(have|had|did|do|were|are) you (ever |already |just )?(seen?|heard?|read|know|aware|come across|told)\b/i,
};

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
    // Whether somebody has heard of a claim is a fact about them.
    if (asksWhetherKnown[language].test(own)) return undefined;
    if (bothSides[language].test(own)) return undefined;
    const words = firstMatch(own, leadingWords[language]);
    return words === undefined ? undefined : { reason: 'as-found', words, certainty: 'likely' };
  },
};
