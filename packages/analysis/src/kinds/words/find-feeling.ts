import { type FitControl, reportProgress } from '@wenshu/statistics';
import { type Feeling, feelingOf, languageOf } from '@wenshu/words';
import { chanceOfCounts, peopleOf, togetherTested } from '../../claims/evidence.ts';
import { defaultLeast } from '../cross/request.ts';
import type { Banner, Side } from './banner-sides.ts';
import { countLines, shareLines } from './count-lines.ts';
import { type FoundFeeling, feelingClasses } from './found.ts';

const SAID_EVERY = 2_000;

/** What each text feels like, by class and by banner, and the mean of its score. */
export function findFeeling(
  texts: readonly string[],
  banner: Banner,
  views: number,
  control: FitControl | undefined,
): FoundFeeling {
  const known = new Map<string, Pick<Feeling, 'score' | 'feeling'>>();
  const felt = texts.map((text, at) => {
    if (at % SAID_EVERY === 0) reportProgress(control, at / texts.length);
    const before = known.get(text);
    if (before) return before;
    const { score, feeling } = feelingOf(text, languageOf(text));
    known.set(text, { score, feeling });
    return { score, feeling };
  });
  const counts = countLines(banner, feelingClasses.length, place => [feelingClasses.indexOf(felt[place]!.feeling)]);
  const { everybody, columns, questions, weightOf } = banner;
  const meanOf = ({ isIn, weighted }: Side) =>
    weighted > 0
      ? felt.reduce((sum, { score }, place) => sum + (isIn[place] ? weightOf(place) * score : 0), 0) / weighted
      : null;
  const tested = questions
    .filter(({ mayOverlap }) => !mayOverlap)
    .flatMap(({ key, columns: group }) => {
      const large = group.filter(column => columns[column]!.effective >= defaultLeast.leastBase);
      if (large.length < 2) return [];
      const effective = large.map(column => {
        const { weighted, effective: worth } = columns[column]!;
        return feelingClasses.map((_, line) => (counts.weighted(line, column + 1) / weighted) * worth);
      });
      const people = Math.min(...large.map(column => peopleOf(columns[column]!)));
      return [{ key, people, pValue: chanceOfCounts(effective) }];
    });
  const told = togetherTested(tested.map(({ pValue }) => pValue));
  return {
    classes: shareLines(
      banner,
      counts,
      feelingClasses.map((_, line) => line),
      line => feelingClasses[line]!,
    ),
    mean: meanOf(everybody),
    means: columns.map(meanOf),
    differences: tested.map((one, at) => ({ ...one, told: Math.min(1, told[at]! * views) })),
  };
}
