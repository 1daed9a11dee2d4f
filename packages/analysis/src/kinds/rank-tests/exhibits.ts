import { rankTestsTexts } from '@wenshu/texts/findings/models/rank-tests';
import type { Exhibit } from '../../exhibit/exhibits.ts';
import type { PresentContext } from '../kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { variableNames } from '../model/named.ts';
import { countFormat, modelNotes, numberAs, pFormat, plainTable } from '../model/plain-table.ts';
import { labelOf } from '../regression/term-names.ts';
import type { FoundRanks, RankTest } from './found.ts';
import { rankNotes } from './notes.ts';
import type { RankView } from './rank-view.ts';

/** Ranks and medians, the tests, and after several groups every two of them. */
export function presentRanks(found: FoundRanks, { slots }: ModelRequest, context: PresentContext): readonly Exhibit[] {
  const { versus, together } = rankTestsTexts[context.language];
  const names = ({ keys }: RankTest) => variableNames(keys, context);
  const { codes } = found;
  const view: RankView = {
    found,
    context,
    // Of more than two the parts say which they are.
    nameOf: test => (test.keys.length > 2 ? together(test.keys.length) : names(test).join(versus)),
    partsOf: test => codes?.map(code => labelOf(slots.group![0]!, code, context)) ?? names(test),
  };
  return [testsTable(view), ...ranksChart(view), ranksTable(view), ...pairsTable(view)];
}

function testsTable(view: RankView): Exhibit {
  const { found, context, nameOf } = view;
  const { titles, columns, methods } = rankTestsTexts[context.language];
  const hasZ = found.tests.some(({ z }) => z !== undefined);
  return plainTable(
    {
      id: 'tests',
      title: titles.tests,
      base: found.base,
      notes: rankNotes(view),
      columns: [
        { id: 'method', text: columns.method, format: countFormat },
        { id: 'people', text: columns.people, format: countFormat },
        { id: 'statistic', text: columns.statistic, format: numberAs(3) },
        hasZ ? { id: 'z', text: columns.z, format: numberAs(3) } : { id: 'df', text: columns.df, format: countFormat },
        { id: 'p', text: columns.p, format: pFormat },
        { id: 'effect', text: columns.effect, format: numberAs(3) },
      ],
      rows: found.tests.map(test => ({
        id: test.keys.join(':'),
        text: nameOf(test),
        values: [
          ...[methods[test.method].name, test.people, test.statistic],
          ...[(hasZ ? test.z : test.df) ?? null, test.pValue, test.effect],
        ],
      })),
    },
    context,
  );
}

function ranksTable({ found, context, nameOf, partsOf }: RankView): Exhibit {
  const { titles, columns } = rankTestsTexts[context.language];
  const hasRanks = found.tests.some(({ ranks }) => ranks.some(({ meanRank }) => meanRank !== null));
  return plainTable(
    {
      id: 'ranks',
      title: titles.ranks,
      base: found.base,
      columns: [
        { id: 'people', text: columns.people, format: countFormat },
        ...(hasRanks ? [{ id: 'meanRank', text: columns.meanRank, format: numberAs(2) }] : []),
        { id: 'rankSum', text: columns.rankSum, format: numberAs(1) },
        { id: 'median', text: columns.median, format: numberAs(2) },
      ],
      rows: found.tests.flatMap(test =>
        test.ranks.map(({ people, meanRank, rankSum, median }, at) => ({
          id: `${test.keys.join(':')}:${found.codes?.[at] ?? at + 1}`,
          text: partsOf(test)[at]!,
          group: nameOf(test),
          values: [people, ...(hasRanks ? [meanRank] : []), rankSum, median],
        })),
      ),
    },
    context,
  );
}

/** Who ranks higher, at a glance: a bar for each group, or for each answer. Of two answers of the same people only differences are ranked. */
function ranksChart({ found, context, nameOf, partsOf }: RankView): readonly Exhibit[] {
  const { titles, higher } = rankTestsTexts[context.language];
  const { codes, base } = found;
  const tests = found.tests.filter(({ ranks }) => ranks.every(({ meanRank }) => meanRank !== null));
  const [first] = tests;
  if (!first) return [];
  const ranksOf = ({ ranks }: RankTest) => ranks.map(({ meanRank }) => meanRank);
  const series = codes
    ? partsOf(first).map((name, at) => ({ id: String(codes[at]), name, values: tests.map(test => ranksOf(test)[at]!) }))
    : [{ id: 'meanRank', name: titles.chart, values: ranksOf(first) }];
  return [
    {
      kind: 'bars',
      id: 'meanRanks',
      title: titles.chart,
      source: { ...context.source, base },
      notes: modelNotes({ footnotes: [higher] }),
      format: numberAs(1),
      direction: 'bars',
      layout: 'grouped',
      categories: codes ? tests.map(nameOf) : partsOf(first),
      series,
    },
  ];
}

function pairsTable({ found, context, nameOf, partsOf }: RankView): readonly Exhibit[] {
  const { titles, columns, versus } = rankTestsTexts[context.language];
  const rows = found.tests.flatMap(test =>
    test.pairs.map(({ first, second, z, pValue }) => ({
      id: `${test.keys.join(':')}:${found.codes?.[first] ?? first + 1}:${found.codes?.[second] ?? second + 1}`,
      text: [first, second].map(at => partsOf(test)[at]!).join(versus),
      group: nameOf(test),
      values: [z, pValue],
    })),
  );
  if (rows.length === 0) return [];
  return [
    plainTable(
      {
        id: 'pairs',
        title: titles.pairs,
        base: found.base,
        rows,
        columns: [
          { id: 'z', text: columns.z, format: numberAs(3) },
          { id: 'p', text: columns.adjustedP, format: pFormat },
        ],
      },
      context,
    ),
  ];
}
