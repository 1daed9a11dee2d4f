import { maxdiffTexts } from '@wenshu/texts/findings/models/maxdiff';
import { solutionTexts } from '@wenshu/texts/findings/models/solution';
import type { Exhibit, Table } from '../../exhibit/exhibits.ts';
import { formatNumber } from '../../exhibit/format-number.ts';
import { inFormat, type Percent } from '../../exhibit/units.ts';
import type { PresentContext } from '../kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { countFormat, type ModelNotes, modelNotes, numberAs, percentFormat, plainTable } from '../model/plain-table.ts';
import { shownGroups } from '../solution/grouped.ts';
import { intervalOf } from '../solution/interval.ts';
import { segmentWarnings, sharedFootnotes, sharedWarnings } from '../solution/shared-notes.ts';
import type { FoundItem, FoundItems, FoundTogether } from './found.ts';

const worthOf = ({ utility, score }: FoundItem) => utility ?? score ?? Number.NEGATIVE_INFINITY;

/** What matters most: shares of preference, utilities with their intervals, counts, and shares by group. */
export function presentMaxDiff(
  found: FoundTogether,
  request: ModelRequest,
  context: PresentContext,
): readonly Exhibit[] {
  const { language, source } = context;
  const texts = maxdiffTexts[language];
  const { base } = found;
  const items = found.all.items.toSorted((a, b) => worthOf(b) - worthOf(a));
  const isFitted = items.every(({ utility }) => utility !== null);
  const notes = notesOf(found, items, isFitted, (request.slots.anchor ?? []).length > 0, context);
  const frame = { source: { ...source, base }, notes: [] };
  const charts: readonly Exhibit[] = isFitted
    ? [
        {
          ...{ ...frame, kind: 'bars', id: 'shares', title: texts.titles.shares, format: percentFormat },
          ...{ direction: 'bars', layout: 'grouped', categories: items.map(({ name }) => name) },
          series: [{ id: 'share', name: texts.columns.share, values: items.map(({ share }) => share) }],
          notes,
        },
        {
          ...{ ...frame, kind: 'ranges', id: 'utilities', title: texts.titles.utilities, format: numberAs(2) },
          rows: items.map(({ name, utility, standardError }) => {
            const [low, high] = intervalOf(utility!, standardError!);
            return { text: name, at: utility!, low, high, isSignificant: low > 0 || high < 0 };
          }),
          rules: [{ axis: 'x', at: 0, text: texts.average }],
        },
      ]
    : [];
  return [
    ...charts,
    scoresOf(found, items, isFitted ? [] : notes, context),
    ...segmentsOf(found, items, request, context),
  ];
}

function scoresOf(
  { base, all }: FoundTogether,
  items: readonly FoundItem[],
  notes: ModelNotes,
  context: PresentContext,
): Table {
  const texts = maxdiffTexts[context.language];
  const shared = solutionTexts[context.language];
  const rank = (item: FoundItem) => 1 + all.items.filter(other => worthOf(other) > worthOf(item)).length;
  return plainTable(
    {
      ...{ id: 'scores', title: texts.titles.scores, base },
      columns: [
        { id: 'rank', text: texts.columns.rank, format: countFormat },
        { id: 'share', text: texts.columns.share, format: percentFormat },
        { id: 'utility', text: texts.columns.utility, format: numberAs(3) },
        { id: 'error', text: texts.columns.error, format: numberAs(3) },
        { id: 'low', text: shared.low, format: numberAs(3) },
        { id: 'high', text: shared.high, format: numberAs(3) },
        { id: 'rescaled', text: texts.columns.rescaled, format: percentFormat },
        { id: 'best', text: texts.columns.best, format: percentFormat },
        { id: 'worst', text: texts.columns.worst, format: percentFormat },
        { id: 'score', text: texts.columns.score, format: numberAs(3) },
        { id: 'shown', text: texts.columns.shown, format: countFormat },
      ],
      rows: items.map(item => {
        const { utility, standardError, share, rescaled, bestPercent, worstPercent, score, shown } = item;
        const interval =
          utility === null || standardError === null ? ([null, null] as const) : intervalOf(utility, standardError);
        return {
          ...{ id: String(item.code), text: item.name },
          values: [
            rank(item),
            share,
            utility,
            standardError,
            ...interval,
            rescaled,
            bestPercent,
            worstPercent,
            score,
            shown,
          ],
        };
      }),
      notes: [...notes, ...modelNotes({ footnotes: [texts.counts] })],
    },
    context,
  );
}

function notesOf(
  { base, all, unread }: FoundTogether,
  items: readonly FoundItem[],
  isFitted: boolean,
  hasAnchor: boolean,
  { language }: PresentContext,
): ModelNotes {
  const texts = maxdiffTexts[language];
  const shared = solutionTexts[language];
  const percent = (value: Percent) => formatNumber(percentFormat, value, language);
  const [first, second] = items;
  const last = items.at(-1);
  const times = first?.share && last?.share ? first.share / last.share : null;
  const isAhead =
    first?.utility && second?.utility !== undefined && second.utility !== null
      ? first.utility - second.utility > Math.hypot(first.standardError ?? 0, second.standardError ?? 0) * 1.96
      : true;
  return modelNotes({
    meaning: [
      isFitted && first?.share ? texts.first(first.name, percent(first.share)) : undefined,
      isFitted && times !== null && last && items.length > 1
        ? texts.times(first!.name, last.name, formatNumber(numberAs(1), times, language))
        : undefined,
    ],
    warnings: [
      ...sharedWarnings(base, language),
      isFitted ? undefined : texts.notFitted,
      hasAnchor ? texts.anchorOfPeople : undefined,
      isFitted && !isAhead ? texts.close(first!.name, second!.name) : undefined,
      unread > 0 ? shared.unread(unread) : undefined,
    ],
    footnotes: [
      isFitted ? texts.how(all.sets, formatNumber(numberAs(3), all.mcFadden, language)) : undefined,
      ...[shared.asAnswered, isFitted ? shared.sameAnswerer : undefined],
      ...sharedFootnotes(base, language),
    ],
  });
}

/** Shares by group, or scores of those whose choices do not tell more. */
function segmentsOf(
  found: FoundTogether,
  items: readonly FoundItem[],
  request: ModelRequest,
  context: PresentContext,
): readonly Table[] {
  if (found.segments.length === 0 && found.leftOut.length === 0) return [];
  const texts = maxdiffTexts[context.language];
  const groups = shownGroups<FoundItems>(found, request, context);
  const of = ({ items: own }: FoundItems, code: number) => own.find(one => one.code === code);
  const firsts = groups
    .slice(1)
    .map(({ found: own }) => own.items.toSorted((a, b) => worthOf(b) - worthOf(a))[0]?.name);
  return [
    plainTable(
      {
        ...{ id: 'segments', title: texts.titles.segments, base: found.base },
        columns: groups.flatMap(({ id, head: group }) => [
          { id: `${id}:share`, text: texts.columns.share, format: percentFormat, group },
          { id: `${id}:score`, text: texts.columns.score, format: numberAs(3), group },
        ]),
        rows: items.map(({ code, name }) => ({
          ...{ id: String(code), text: name },
          values: groups.flatMap(({ found: own }) => [
            inFormat(percentFormat, of(own, code)?.share ?? null),
            inFormat(numberAs(3), of(own, code)?.score ?? null),
          ]),
        })),
        notes: modelNotes({
          meaning: [new Set(firsts).size > 1 ? texts.otherFirsts : undefined],
          warnings: segmentWarnings(found, request, context),
        }),
      },
      context,
    ),
  ];
}
