import { placesOf, type SlipFinder, type SlipKind } from './slip.ts';

const finds = (pattern: string, group = 0): SlipFinder => {
  const compiled = new RegExp(pattern, 'gudi');
  return text => placesOf(text, compiled, group);
};
const DASH = '(?:\\s?[—–]\\s?|\\s--\\s|--)';
const DOTS = '(?:…|\\.{3,6})';
const START = '(?<=^|[.!?…]["”]?\\s|\\n|["“])';
/** Not ER, where somebody was brought. */
const SOUND = '(?-i:[Uu]m+|[Uu]h+|[Uu]hm+|[Ee]rm+|[Ee]r|[Aa]hm+|[Hh]mm+)';
const sounds = `${SOUND}(?:,?\\s${SOUND}){0,4}`;
const PHRASE = '(?:you know|i mean|like|sort of|kind of)';
const phrases = `(?:${PHRASE}|${SOUND})(?:,\\s(?:${PHRASE}|${SOUND})){0,4}`;
const SHORT = '(?:yes|no|yeah|right|ok|okay|so|sure|oh|and|but|well)';
const SUBJECT = "(?:i|we|you|he|she|they|it|there|i'm|i'd|i've|it's|that's|we're|they're)";
/** What is spoken of is no slip: "um and uh are fillers". */
const NOT_SPOKEN_OF = '(?!\\s(?:and|or)\\s(?:uh|um|er)\\b|\\s(?:is|are|means)\\b)';

const fillers: readonly SlipFinder[] = [
  finds(`${START}(?:(?:oh|well),\\s)?${sounds}${NOT_SPOKEN_OF}(?:,|${DOTS})?\\s(?=\\p{L}|\\p{N})`),
  finds(`${START}(?:like|i mean|well),\\s(?!well\\b)(?=\\p{L}|\\p{N})`),
  finds(`${START}you know,\\s(?!of course)(?=\\p{L}|\\p{N})`),
  // Where a comma is needed without the filler, it stays.
  finds(`${START}${SHORT},\\s(${phrases},\\s)(?=\\S)`, 1),
  finds(`,\\s(${phrases},\\s)(?=${SUBJECT}\\s)`, 1),
  finds(`,\\s${phrases},(?=\\s(?!say,))`),
  finds(`,\\s(?:you know|${sounds})(?=[.!?]|$)`),
  finds(`,?\\s${sounds}${NOT_SPOKEN_OF},?(?=[.!?\\s]|$)`),
];

const WORDS =
  "i the a an to we he she they my our your his their and but of for with at if because when or i'm i've it's we're they're i'd don't just then";
const BREAK = `(?:,?\\s|${DASH}|${DOTS}\\s?)`;
const again = WORDS.split(' ').join('|');
/** "I told you you need it" and "I like it, it is cheap" stumble only at the beginning. */
const atStart = '(?:you|it|this|is)';
const LIGHT =
  "(?:think|thought|was|were|am|is|are|have|had|do|don't|did|didn't|just|can|can't|could|would|will|want|wanted|guess|mean|know|never)";
const PERSON = '(?:i|we|you|he|she|they|it|there)';

/** "What they do they do well" is whole. */
const CLAUSE = `(?:${START}|(?<=(?:,|\\band|\\bbut|\\bso|\\bbecause)\\s))`;

const repeats: readonly SlipFinder[] = [
  finds(`(?<![\\p{L}'’-])((${again})${BREAK}(?:\\2${BREAK}){0,4})(?=\\2\\s\\p{L})`, 1),
  finds(`${START}((${atStart})${BREAK}(?:\\2${BREAK}){0,4})(?=\\2\\s\\p{L})`, 1),
  finds(`${CLAUSE}((${PERSON}\\s${LIGHT})${BREAK})(?=\\2\\s\\p{L})`, 1),
  finds(`(?<![\\p{L}'’-])((${PERSON})\\s(\\p{L}{1,4})-\\s)(?=\\2\\s\\3\\p{L})`, 1),
  finds(`(?<![\\p{L}'’-])((\\p{L}{1,6})-,?\\s)(?=\\2\\p{L}+)`, 1),
];

const NUMBER =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred|[$£€]?\\d[\\d,.]{0,9}%?)';
const alike = [
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day',
  '(?:january|february|march|april|may|june|july|august|september|october|november|december)',
  NUMBER,
];
const LOOKED_BACK = 60;
const correction = new RegExp(
  `(?:,\\s|${DASH}|${DOTS}\\s?)(?:(?<strong>no,? wait|wait,? no|scratch that|or rather)|no|sorry|i mean)(?:,\\s?|${DASH}|\\.\\s)`,
  'giu',
);
const likeThis = alike.map(
  kind => [new RegExp(`(?:\\b|(?=[$£€]))${kind}$`, 'iu'), new RegExp(`^${kind}(?![\\p{L}\\p{N}])`, 'iu')] as const,
);

/** "thirty, no wait, forty": from what is like what follows; behind a clear sign also from the word that is said again. */
function* corrected(text: string): Generator<{ from: number; to: number }> {
  for (const { 0: sign, index, groups } of text.matchAll(correction)) {
    const to = index + sign.length;
    const before = text.slice(Math.max(0, index - LOOKED_BACK), index).replace(/^[\s\S]*[.!?;:\n]/u, '');
    const after = text.slice(to, to + LOOKED_BACK);
    const word = /^[\p{L}']+(?=\s)/u.exec(after)?.[0].toLowerCase();
    const said = groups?.strong && word ? before.toLowerCase().split(' ').lastIndexOf(word) : -1;
    const length = likeThis
      .map(([end, begin]) => (begin.test(after) ? (end.exec(before)?.[0].length ?? 0) : 0))
      .find(Boolean);
    const cut = said >= 0 ? before.split(' ').slice(said).join(' ').length : length;
    if (cut) yield { from: index - cut, to };
  }
}

/** What no clause ends with, and who begins the next. */
const UNFINISHED =
  "(?:to|the|a|an|my|our|your|his|their|was|were|is|are|of|with|in|at|for|and|but|because|if|about|i|we|he|she|they|it's|i'm|very|would|could|should|have|had|need)";
const NEXT = "(?:i|we|you|he|she|they|it|there|the|my|our|nobody|everyone|i'm|it's|they're|we're)";
const left: SlipFinder = finds(
  // A second dash closes what the first opened.
  `${START}(?:[\\p{L}'’]+,?\\s){0,9}${UNFINISHED}(?:${DASH}|${DOTS}\\s?)(?=${NEXT}\\s)(?!you know\\b)(?![^.!?\\n]{1,80}[—–])`,
);

/** In the order in which they are looked for: what says that it corrects would be a filler, and a filler may stand within. */
export const englishSlips: readonly (readonly [SlipKind, SlipFinder])[] = [
  ['false-start', corrected],
  ...fillers.map(find => ['filler', find] as const),
  ['false-start', corrected],
  ...repeats.map(find => ['repeat', find] as const),
  ['false-start', left],
];
