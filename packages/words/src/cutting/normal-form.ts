import { commonVerbs, irregularForms, wholeWords } from './en/common-verbs.ts';

/** movies, cookies: their singular ends in e. */
const IE_WORDS = new Set([
  'movies',
  'cookies',
  'ties',
  'pies',
  'lies',
  'calories',
  'selfies',
  'rookies',
  'hoodies',
  'smoothies',
  'brownies',
]);

/**
 * An English word, in small letters, without its plural, -ing or -ed: only where the result is sure to be a word. Endings of verbs come off the verbs
 * of a list alone, so that "boring" stays what it is.
 *
 * @example
 * ['batteries', 'stopped', 'charging', 'amazing', 'bus'].map(word => normalForm(word)) // ['battery', 'stop', 'charge', 'amazing', 'bus']
 */
export function normalForm(word: string): string {
  const plain = word.replaceAll('’', "'").replace(/'s$|(?<=s)'$/, '');
  if (!/^[a-z]{3,}$/.test(plain)) return plain;
  const irregular = irregularForms.get(plain);
  if (irregular !== undefined) return irregular;
  if (wholeWords.has(plain)) return plain;
  return withoutVerbEnding(plain) ?? withoutPlural(plain);
}

function withoutVerbEnding(word: string): string | undefined {
  const ending = /(?:ing|ied|ed)$/.exec(word)?.[0];
  if (ending === undefined) return undefined;
  const stem = word.slice(0, -ending.length);
  const candidates = ending === 'ied' ? [`${stem}y`, `${stem}ie`] : [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')];
  return candidates.find(candidate => commonVerbs.has(candidate));
}

function withoutPlural(word: string): string {
  if (!word.endsWith('s') || /(?:ss|us|is|ous)$/.test(word) || word.length < 4) return word;
  if (word.endsWith('ies')) return IE_WORDS.has(word) ? word.slice(0, -1) : `${word.slice(0, -3)}y`;
  return /(?:ss|sh|ch|x|zz|[^aeiou]o)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
