import { rankTestsTexts } from '@wenshu/texts/findings/models/rank-tests';
import { togetherTested } from '../../claims/evidence.ts';
import { tellOf } from '../../claims/tell-of.ts';
import { variableNames } from '../model/named.ts';
import { type ModelNotes, modelNotes, pInWords } from '../model/plain-table.ts';
import { rankTestsClaims } from './claims.ts';
import type { RankTest } from './found.ts';
import type { RankView } from './rank-view.ts';

/** More than these nobody reads; the tables have them all. */
const MOST_TOLD = 5;

export function rankNotes(view: RankView): ModelNotes {
  const { found, context, nameOf, partsOf } = view;
  const { language } = context;
  const texts = rankTestsTexts[language];
  const { differ, unranked, same, few, untested } = rankTestsClaims;
  const together = togetherTested(found.tests.map(({ pValue }) => pValue));
  const judged = found.tests.map((test, at) => judge(test, together[at]!));
  const smallest = Math.min(...found.tests.flatMap(({ ranks }) => ranks.map(({ people }) => people)));
  const methods = [...new Set(found.tests.map(({ method }) => method))];
  const inWords = ({ test }: Judged) => ({ question: nameOf(test), p: pInWords(test.pValue, language) });
  return modelNotes({
    meaning: [
      ...judged
        .flatMap(one => {
          const parts = partsOf(one.test);
          const ranked = () => ({ ...inWords(one), highest: parts[one.highest]!, lowest: parts[one.lowest]! });
          return differ.tell(language, one.known, ranked) ?? [];
        })
        .slice(0, MOST_TOLD),
      ...judged.map(one => unranked.tell(language, one.known, () => inWords(one))),
      tellOf(same, language, judged, { known: ({ known }) => known, name: ({ test }) => nameOf(test) }),
    ],
    warnings: [
      few.tell(language, smallest),
      untested.tell(language, found.untested.length, () =>
        found.untested.map(keys => variableNames(keys, context).join(texts.versus)),
      ),
    ],
    footnotes: [
      ...methods.map(method => texts.methods[method].hint),
      texts.effects,
      found.tests.length > 1 ? texts.manyScores : undefined,
    ],
  });
}

type Judged = ReturnType<typeof judge>;

/** Which of them ranks highest and lowest: by mean rank, of two answers by which way most of the differences go. */
function judge(test: RankTest, p: number) {
  const ranked = test.ranks
    .flatMap(({ meanRank, rankSum, people }, at) => {
      const standing = meanRank ?? rankSum;
      return standing === null ? [] : [{ standing, at, people }];
    })
    .sort((a, b) => b.standing - a.standing);
  const [first, last] = [ranked[0]!, ranked.at(-1)!];
  const isPair = (pair: RankTest['pairs'][number]) =>
    [pair.first, pair.second].includes(first.at) && [pair.first, pair.second].includes(last.at);
  return {
    test,
    highest: first.at,
    lowest: last.at,
    known: {
      p,
      people: test.people,
      pairPeople: Math.min(first.people, last.people),
      pairP: test.ranks.length > 2 ? (test.pairs.find(isPair)?.pValue ?? 1) : test.pValue,
    },
  };
}
