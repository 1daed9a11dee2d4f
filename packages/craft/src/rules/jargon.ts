import type { Survey, WordsLanguage } from '../reading/read-survey.ts';
import { withoutQuotes } from '../reading/sentences.ts';
import { knownCapitals, named, terms } from '../words/terms.ts';
import type { WordsRule } from './craft-rule.ts';

/**
 * Who does not know a word guesses, and answers another question than the neighbour. A profession that the survey names is asked in its own
 * terms; a word that is explained where it stands, or is what the survey is about, is no riddle.
 */
export const jargon: WordsRule = {
  rule: 'jargon',
  reads: 'words',
  find({ kind, title, note, rows }, survey, language) {
    if (kind === 'other' || kind === 'note' || isForTrade(survey, language)) return undefined;
    const about = `${survey.name}\n${survey.introduction}`;
    for (const text of [title, ...rows.map(row => row.text)]) {
      const word = unexplained(withoutQuotes(text), `${text}\n${note}`, language);
      if (word !== undefined && !about.includes(word)) return { reason: 'as-found', words: word, certainty: 'likely' };
    }
    return undefined;
  },
};

const isForTrade = ({ name, introduction }: Survey, language: WordsLanguage) =>
  named[language].test(`${name}\n${introduction}`);

function unexplained(text: string, around: string, language: WordsLanguage): string | undefined {
  const word = terms[language].exec(text)?.[0] ?? abbreviationIn(text, language);
  if (word === undefined) return undefined;
  const at = around.indexOf(word);
  const before = around.slice(Math.max(0, at - 2), at);
  const behind = around.slice(at + word.length);
  const isExplained =
    /^\s*[”"’」）)]?\s*[（(]/.test(behind) ||
    /^[^。.？?]{0,12}(即|是指|指的是|也就是|：|:|——|, that is|, i\.e\.| means| is when| \(that is| — )/.test(behind) ||
    /[（(]\s*$/.test(before);
  return isExplained ? undefined : word;
}

/** Two to six capitals, also with small ones between ("ToU"), that stand by themselves. */
function abbreviationIn(text: string, language: WordsLanguage): string | undefined {
  // A heading in capitals is no row of abbreviations.
  if (language === 'en' && text === text.toUpperCase()) return undefined;
  const all = text.match(/(?<![A-Za-z0-9&’'-])(?:[A-Z]{2,6}|[A-Z][a-z]?[A-Z][A-Za-z]?)s?(?![A-Za-z0-9&’'-])/g) ?? [];
  return all.find(
    word => !knownCapitals.has(word.toUpperCase()) && !knownCapitals.has(word.replace(/s$/, '').toUpperCase()),
  );
}
