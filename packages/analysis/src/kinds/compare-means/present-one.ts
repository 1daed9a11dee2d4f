import { compareMeansTexts } from '@wenshu/texts/findings/models/compare-means';
import { modelResultTexts } from '@wenshu/texts/findings/models/model-result';
import type { Told } from '../../claims/claim.ts';
import { peopleOf, togetherTested } from '../../claims/evidence.ts';
import { tellOf } from '../../claims/tell-of.ts';
import type { Exhibit } from '../../exhibit/exhibits.ts';
import { formatNumber } from '../../exhibit/format-number.ts';
import type { PresentContext } from '../kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { variableNames } from '../model/named.ts';
import { countFormat, type ModelNotes, modelNotes, numberAs, pFormat, plainTable } from '../model/plain-table.ts';
import { compareMeansClaims } from './claims.ts';
import type { FoundMeansOf, OneTest } from './found.ts';

interface OneView {
  readonly found: FoundMeansOf<'pairs' | 'value'>;
  readonly context: PresentContext;
  /** Above the table of the tests. */
  readonly title: string;
  nameOf(test: OneTest): string;
  /** A test that found something, in words. */
  tell(test: OneTest, known: { readonly p: number; readonly people: number }): Told | undefined;
  /** What no difference looks like in the chart. */
  readonly none: number;
}

export function presentPairs(found: FoundMeansOf<'pairs'>, _: ModelRequest, context: PresentContext) {
  const texts = compareMeansTexts[context.language];
  const pair = ({ keys }: OneTest) => variableNames(keys, context) as readonly [string, string];
  return presentOne({
    found,
    context,
    title: texts.titles.paired,
    none: 0,
    nameOf: test => texts.versus(...pair(test)),
    tell: (test, known) =>
      compareMeansClaims.pairDiffers.tell(context.language, known, () => {
        const [higher, lower] = test.difference > 0 ? pair(test) : [...pair(test)].reverse();
        const size = formatNumber(numberAs(2), Math.abs(test.difference), context.language);
        return { higher: higher!, lower: lower!, size };
      }),
  });
}

export function presentValue(found: FoundMeansOf<'value'>, _: ModelRequest, context: PresentContext) {
  const texts = compareMeansTexts[context.language];
  const text = (value: number | null) => formatNumber(numberAs(2), value, context.language);
  const name = ({ keys }: OneTest) => variableNames(keys, context)[0]!;
  return presentOne({
    found,
    context,
    title: texts.titles.oneSample(String(found.value)),
    none: found.value,
    nameOf: name,
    tell: (test, known) =>
      compareMeansClaims.valueDiffers.tell(context.language, known, () => ({
        question: name(test),
        mean: text(test.mean.mean),
        value: String(found.value),
        isMore: test.difference > 0,
      })),
  });
}

function presentOne(view: OneView): readonly Exhibit[] {
  const { found, context, title, nameOf, none } = view;
  const { titles, columns } = compareMeansTexts[context.language];
  const isPaired = found.of === 'pairs';
  return [
    plainTable(
      {
        id: 'tTest',
        title,
        base: found.base,
        notes: notesOf(view),
        columns: [
          { id: 'people', text: columns.people, format: countFormat },
          { id: 'mean', text: isPaired ? columns.difference : columns.mean, format: numberAs(3) },
          { id: 'sd', text: columns.sd, format: numberAs(3) },
          { id: 'standardError', text: columns.standardError, format: numberAs(3) },
          { id: 't', text: columns.t, format: numberAs(3) },
          { id: 'df', text: columns.df, format: numberAs(1) },
          { id: 'p', text: columns.p, format: pFormat },
          { id: 'difference', text: columns.difference, format: numberAs(3) },
          { id: 'low', text: columns.low, format: numberAs(3) },
          { id: 'high', text: columns.high, format: numberAs(3) },
          { id: 'cohensD', text: columns.cohensD, format: numberAs(3) },
        ].filter(({ id }) => !(isPaired && id === 'difference')),
        rows: found.tests.map(test => {
          const { keys, mean, difference, t, cohensD } = test;
          return {
            id: keys.join(':'),
            text: nameOf(test),
            values: [
              ...[mean.base.people, mean.mean, mean.sd, t.standardError, t.t, t.df, t.pValue],
              ...(isPaired ? [] : [difference]),
              ...[t.ciLower, t.ciUpper, cohensD],
            ],
          };
        }),
      },
      context,
    ),
    {
      kind: 'ranges',
      id: 'intervals',
      title: isPaired ? titles.differences : titles.intervals,
      notes: [],
      source: { ...context.source, base: found.base },
      format: numberAs(2),
      hidesNumbers: true,
      rows: found.tests.map(test => ({
        text: nameOf(test),
        at: none + test.difference,
        isSignificant: test.t.pValue < 0.05,
        low: none + test.t.ciLower,
        high: none + test.t.ciUpper,
      })),
      rules: [{ axis: 'x', at: none }],
    },
  ];
}

/** More than these nobody reads; the tables have them all. */
const MOST_TOLD = 5;

function notesOf({ found, context, nameOf, tell }: OneView): ModelNotes {
  const { language } = context;
  const texts = compareMeansTexts[language];
  const { same, small, untested } = compareMeansClaims;
  const together = togetherTested(found.tests.map(({ t }) => t.pValue));
  const tested = found.tests.map((test, at) => {
    const people = peopleOf(test.mean.base);
    return { test, name: nameOf(test), people, known: { p: together[at]!, people } };
  });
  return modelNotes({
    meaning: [
      ...tested.flatMap(({ test, known }) => tell(test, known) ?? []).slice(0, MOST_TOLD),
      tellOf(same, language, tested, { known: ({ known }) => known, name: ({ name }) => name }),
    ],
    warnings: [
      tellOf(small, language, tested, { known: ({ people }) => people, name: ({ name }) => name }),
      untested.tell(language, found.untested.length, () =>
        found.untested.map(keys => variableNames(keys, context).join(' · ')),
      ),
    ],
    footnotes: [
      found.tests.length > 1 ? texts.manyScores : undefined,
      found.base.effective === undefined ? undefined : modelResultTexts[language].onEffective,
    ],
  });
}
