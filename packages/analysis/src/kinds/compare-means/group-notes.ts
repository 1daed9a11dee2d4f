import { compareMeansTexts } from '@wenshu/texts/findings/models/compare-means';
import { modelResultTexts } from '@wenshu/texts/findings/models/model-result';
import { peopleOf, togetherTested } from '../../claims/evidence.ts';
import { tellOf } from '../../claims/tell-of.ts';
import { formatNumber } from '../../exhibit/format-number.ts';
import { variableNames } from '../model/named.ts';
import { type ModelNotes, modelNotes, numberAs, pInWords } from '../model/plain-table.ts';
import { compareMeansClaims } from './claims.ts';
import type { GroupTest } from './found.ts';
import type { GroupView } from './group-view.ts';
import { isUneven, pOf } from './read-test.ts';

/** More than these nobody reads; the tables have them all. */
const MOST_TOLD = 5;

/** What is known of one score: which groups are its highest and lowest, and whether that can be said. */
interface Judged {
  readonly test: GroupTest;
  readonly name: string;
  readonly highest: Ranked;
  readonly lowest: Ranked;
  readonly known: { readonly p: number; readonly people: number; readonly pairP: number; readonly pairPeople: number };
}

interface Ranked {
  readonly at: number;
  readonly mean: number;
  readonly people: number;
}

export function groupNotes(view: GroupView): ModelNotes {
  const { found, groups, context } = view;
  const { language } = context;
  const texts = compareMeansTexts[language];
  const claims = compareMeansClaims;
  const judged = judge(view);
  const uneven = judged.filter(({ test }) => isUneven(test));
  const smallest = groups.map((name, at) => ({
    name,
    people: Math.min(...found.tests.map(({ means }) => means[at]!.base).flatMap(base => peopleOf(base) || [])),
  }));
  const isPooled = found.codes.length > 2 && found.postHoc !== 'auto' && found.postHoc !== 'gamesHowell';
  return modelNotes({
    meaning: [
      ...judged
        .flatMap(one => claims.differ.tell(language, one.known, () => differenceIn(one, view)) ?? [])
        .slice(0, MOST_TOLD),
      ...judged.map(({ name, test, known }) =>
        claims.unranked.tell(language, known, () => ({ question: name, p: pInWords(pOf(test), language) })),
      ),
      tellOf(claims.same, language, judged, { known: ({ known }) => known, name: ({ name }) => name }),
    ],
    warnings: [
      tellOf(claims.small, language, smallest, { known: ({ people }) => people, name: ({ name }) => name }),
      tellOf(claims.uneven, language, judged, {
        known: ({ test: { levene, welch } }) => ({ p: levene?.pValue ?? 1, hasWelch: welch !== null }),
        name: ({ name }) => name,
      }),
      claims.pooled.tell(language, isPooled ? uneven.length : 0, () => texts.options.postHoc.words[found.postHoc]),
      claims.untested.tell(language, found.untested.length, () =>
        found.untested.map(keys => variableNames(keys, context).join(' · ')),
      ),
    ],
    footnotes: [
      found.tests.length > 1 ? texts.manyScores : undefined,
      found.base.effective === undefined ? undefined : modelResultTexts[language].onEffective,
    ],
  });
}

function judge({ found, names }: GroupView): readonly Judged[] {
  const together = togetherTested(found.tests.map(pOf));
  return found.tests.map((test, at): Judged => {
    const ranked = test.means
      .flatMap(({ mean, base }, group) => (mean === null ? [] : [{ at: group, mean, people: peopleOf(base) }]))
      .sort((a, b) => b.mean - a.mean);
    const [highest, lowest] = [ranked[0]!, ranked.at(-1)!];
    const isPair = ({ a, b }: { a: number; b: number }) =>
      Math.min(a, b) === Math.min(highest.at, lowest.at) && Math.max(a, b) === Math.max(highest.at, lowest.at);
    return {
      test,
      name: names[at]!,
      highest,
      lowest,
      known: {
        p: together[at]!,
        people: peopleOf(test.base),
        pairP: test.t ? pOf(test) : (test.pairs.find(isPair)?.pValue ?? 1),
        pairPeople: Math.min(highest.people, lowest.people),
      },
    };
  });
}

function differenceIn({ test, name, highest, lowest }: Judged, { groups, context }: GroupView) {
  const { language } = context;
  const text = (value: number) => formatNumber(numberAs(2), value, language);
  const size = test.t ? sizeOfD(test.t.cohensD) : sizeOfEta(test.etaSquared);
  return {
    question: name,
    highest: groups[highest.at]!,
    lowest: groups[lowest.at]!,
    high: text(highest.mean),
    low: text(lowest.mean),
    p: pInWords(pOf(test), language),
    size: compareMeansTexts[language].sizes[size],
  };
}

type Size = 'tiny' | 'small' | 'medium' | 'large';

/** Cohen's marks for how much a difference is. */
const sizeBy =
  (small: number, medium: number, large: number) =>
  (value: number): Size => {
    const size = Math.abs(value);
    if (size >= large) return 'large';
    if (size >= medium) return 'medium';
    return size >= small ? 'small' : 'tiny';
  };
const sizeOfD = sizeBy(0.2, 0.5, 0.8);
const sizeOfEta = sizeBy(0.01, 0.06, 0.14);
