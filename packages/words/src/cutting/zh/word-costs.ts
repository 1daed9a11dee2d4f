import { everydayWords } from './everyday-words.ts';
import { madeWords } from './joined-signs.ts';
import { joiningWords, littleWords } from './little-words.ts';
import { mixedWords, surveyWords } from './survey-words.ts';

/** −ln of how often the most frequent little words are said; each line after it half as often. */
const MOST_FREQUENT = 4.2;
const HALF = Math.LN2;
const JOINING = [6.2, 8];
const EVERYDAY = 9.5;
const SURVEY = 9.8;
/** Every further sign of a long word would have had to be said by chance. */
const PER_SIGN = 0.4;

let costs: ReadonlyMap<string, number> | undefined;

/** What each word of the list costs: −ln of a rough frequency. Made when the first text is cut. */
export function wordCosts(): ReadonlyMap<string, number> {
  costs ??= makeCosts();
  return costs;
}

function makeCosts(): ReadonlyMap<string, number> {
  const made = new Map<string, number>();
  const add = (words: Iterable<string>, cost: number) => {
    for (const word of words) {
      const own = cost + PER_SIGN * Math.max(0, Array.from(word).length - 2);
      made.set(word, Math.min(own, made.get(word) ?? own));
    }
  };
  littleWords.forEach((line, place) => {
    add(line.split(' '), MOST_FREQUENT + place * HALF);
  });
  joiningWords.forEach((line, place) => {
    add(line.split(' '), JOINING[place]!);
  });
  add(madeWords, EVERYDAY);
  for (const line of everydayWords) add(line.split(' '), EVERYDAY);
  for (const line of surveyWords) add(line.split(' '), SURVEY);
  add(mixedWords, SURVEY);
  return made;
}
