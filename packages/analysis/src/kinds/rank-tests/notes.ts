import { rankTestsTexts } from '@wenshu/texts/findings/models/rank-tests';
import { SMALL_BASE } from '../../exhibit/format-number.ts';
import { variableNames } from '../model/named.ts';
import { type ModelNotes, modelNotes, pInWords } from '../model/plain-table.ts';
import type { RankTest } from './found.ts';
import type { RankView } from './rank-view.ts';

/** More than these nobody reads; the tables have them all. */
const MOST_TOLD = 5;

export function rankNotes(view: RankView): ModelNotes {
  const { found, context, nameOf } = view;
  const texts = rankTestsTexts[context.language];
  const differing = found.tests.filter(({ pValue }) => pValue < 0.05);
  const silent = found.tests.filter(({ pValue }) => pValue >= 0.05).map(nameOf);
  const isSmall = found.tests.some(({ ranks }) => ranks.some(({ people }) => people < SMALL_BASE));
  const methods = [...new Set(found.tests.map(({ method }) => method))];
  return modelNotes({
    meaning: [
      ...differing.slice(0, MOST_TOLD).map(test => differenceIn(test, view)),
      silent.length > 0 ? texts.same(silent) : undefined,
    ],
    warnings: [
      isSmall ? texts.few : undefined,
      found.untested.length > 0
        ? texts.untested(found.untested.map(keys => variableNames(keys, context).join(texts.versus)))
        : undefined,
    ],
    footnotes: [...methods.map(method => texts.methods[method].hint), texts.effects],
  });
}

/** Which of them ranks highest: by mean rank, of two answers by which way most of the differences go. */
function differenceIn(test: RankTest, { context, nameOf, partsOf }: RankView): string {
  const texts = rankTestsTexts[context.language];
  const p = pInWords(test.pValue, context.language);
  const parts = partsOf(test);
  const ranked = test.ranks
    .flatMap(({ meanRank, rankSum }, at) => {
      const standing = meanRank ?? rankSum;
      return standing === null ? [] : [{ standing, name: parts[at]! }];
    })
    .sort((a, b) => b.standing - a.standing);
  return texts.differ({ question: nameOf(test), p, highest: ranked[0]!.name, lowest: ranked.at(-1)!.name });
}
