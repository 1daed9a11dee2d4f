import type { Exhibit } from '@wenshu/analysis';
import type { Wanted, WantedExhibit } from './expected.ts';
import { effectiveOf } from './plain-statistics.ts';
import { reads } from './read-file.ts';

/** Sentences name numbers: each of them is one that was counted of its question. */
export function differencesInSentences(
  exhibits: readonly Exhibit[],
  wanted: readonly WantedExhibit[],
): readonly string[] {
  const faults: string[] = [];
  let told = 0;
  for (const { id, notes } of exhibits) {
    const own = wanted.find(one => one.id === id);
    for (const { tone, text } of notes) {
      if (tone !== 'meaning' || !own) continue;
      const about = id.split(':')[1]!.split(/[#.]/)[0]!;
      const numbers = wanted.filter(one => one.id.split(':')[1]!.split(/[#.]/)[0] === about).flatMap(numbersOf);
      // What stands in quotes are words of the questionnaire; how many answers share a place is no number of people.
      const said = text.replace(/“[^”]*”/g, '').replace(/^\d+ answers share/, '');
      for (const [words] of said.matchAll(/-?¥?\d[\d,]*(?:\.\d+)?(?:%| ms| s\b)?/g)) {
        told++;
        if (!numbers.some(number => reads(words, number))) faults.push(`${id}: “${text}” says ${words}`);
      }
    }
  }
  return told > 0 ? faults : ['no sentence has a number'];
}

function numbersOf(one: WantedExhibit): readonly Wanted[] {
  const people: readonly Wanted[] = [
    { as: 'count', decimals: 0, value: one.base.length },
    { as: 'number', decimals: 1, value: effectiveOf(one.base.map(({ weight }) => weight)) },
  ];
  const cells =
    one.kind === 'table' ? one.rows.flatMap(([, ...own]) => own.filter(cell => typeof cell !== 'string')) : [];
  return [...people, ...cells];
}
