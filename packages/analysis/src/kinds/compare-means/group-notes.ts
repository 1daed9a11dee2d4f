import { compareMeansTexts } from '@wenshu/texts/findings/models/compare-means';
import { modelResultTexts } from '@wenshu/texts/findings/models/model-result';
import { formatNumber, SMALL_BASE } from '../../exhibit/format-number.ts';
import { variableNames } from '../model/named.ts';
import { type ModelNotes, modelNotes, numberAs, pInWords } from '../model/plain-table.ts';
import type { GroupTest } from './found.ts';
import type { GroupView } from './group-view.ts';

/** More than these nobody reads; the tables have them all. */
const MOST_TOLD = 5;

/** Spread that differs between groups: then the test that does without equal variances is the one to read. */
const isUneven = ({ levene, welch }: GroupTest) => levene !== null && levene.pValue < 0.05 && welch !== null;
const pOf = (test: GroupTest) => {
  const { anova, welch, t } = test;
  if (t) return (isUneven(test) ? t.welch : t.equal).pValue;
  return isUneven(test) ? welch!.pValue : anova.pValue;
};

export function groupNotes(view: GroupView): ModelNotes {
  const { found, names, groups, context } = view;
  const texts = compareMeansTexts[context.language];
  const uneven = found.tests.flatMap((test, at) => (isUneven(test) ? [names[at]!] : []));
  const small = groups.filter((_, at) =>
    found.tests.some(({ means }) => means[at]!.base.people > 0 && means[at]!.base.people < SMALL_BASE),
  );
  const silent = found.tests.flatMap((test, at) => (pOf(test) < 0.05 ? [] : [names[at]!]));
  return modelNotes({
    meaning: [
      ...found.tests
        .flatMap((test, at) => (pOf(test) < 0.05 ? [differenceIn(test, names[at]!, view)] : []))
        .slice(0, MOST_TOLD),
      silent.length > 0 ? texts.same(silent) : undefined,
    ],
    warnings: [
      small.length > 0 ? texts.small(small) : undefined,
      uneven.length > 0 ? texts.uneven(uneven) : undefined,
      found.untested.length > 0
        ? texts.untested(found.untested.map(keys => variableNames(keys, context).join(' · ')))
        : undefined,
    ],
    footnotes: [found.base.effective === undefined ? undefined : modelResultTexts[context.language].onEffective],
  });
}

function differenceIn(test: GroupTest, question: string, { groups, context }: GroupView): string {
  const { language } = context;
  const texts = compareMeansTexts[language];
  const text = (value: number | null) => formatNumber(numberAs(2), value, language);
  const ordered = test.means
    .flatMap(({ mean }, at) => (mean === null ? [] : [{ mean, group: groups[at]! }]))
    .sort((a, b) => b.mean - a.mean);
  const [highest, lowest] = [ordered[0]!, ordered.at(-1)!];
  const told = {
    question,
    highest: highest.group,
    lowest: lowest.group,
    high: text(highest.mean),
    low: text(lowest.mean),
  };
  const size = test.t ? sizeOfD(test.t.cohensD) : sizeOfEta(test.etaSquared);
  return texts.differ({ ...told, p: pInWords(pOf(test), language), size: texts.sizes[size] });
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
export const sizeOfD = sizeBy(0.2, 0.5, 0.8);
const sizeOfEta = sizeBy(0.01, 0.06, 0.14);
