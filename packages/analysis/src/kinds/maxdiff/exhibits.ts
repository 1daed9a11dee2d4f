import { maxdiffTexts } from '@wenshu/texts/findings/models/maxdiff';
import { solutionTexts } from '@wenshu/texts/findings/models/solution';
import type { Base, Exhibit, Table } from '../../exhibit/exhibits.ts';
import { formatNumber } from '../../exhibit/format-number.ts';
import type { Percent } from '../../exhibit/units.ts';
import type { PresentContext } from '../../kind/kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { countFormat, type ModelNotes, modelNotes, numberAs, percentFormat, plainTable } from '../model/plain-table.ts';
import { shownGroups } from '../solution/grouped.ts';
import { intervalOf } from '../solution/interval.ts';
import { speaking } from '../solution/lead.ts';
import { segmentName } from '../solution/segments.ts';
import { segmentWarnings, sharedFootnotes, sharedWarnings, unreadWarning } from '../solution/shared-notes.ts';
import { type KnownItems, maxdiffClaims } from './claims.ts';
import type { FoundItem, FoundItems, FoundTogether } from './found.ts';
import { segmentTable } from './segment-table.ts';
import { shareBars } from './share-bars.ts';

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
  const charts: readonly Exhibit[] = isFitted
    ? [
        shareBars(items, base, notes, context),
        {
          source: { ...source, base },
          kind: 'ranges',
          id: 'utilities',
          title: texts.titles.utilities,
          format: numberAs(2),
          rows: items.map(({ name, utility, standardError }) => {
            const [low, high] = intervalOf(utility!, standardError!);
            return { text: name, at: utility!, low, high, isSignificant: low > 0 || high < 0 };
          }),
          rules: [{ axis: 'x', at: 0, text: texts.average }],
          notes: [],
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
      id: 'scores',
      title: texts.titles.scores,
      base,
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
          id: String(item.code),
          text: item.name,
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
  const known = knownItems({ base, found: all });
  return modelNotes({
    meaning: [
      first?.share
        ? maxdiffClaims.first.tell(language, known, () => ({ name: first.name, share: percent(first.share!) }))
        : undefined,
      times !== null && last
        ? maxdiffClaims.times.tell(language, { ...known, z: all.evidence?.lastZ ?? 0 }, () => ({
            first: first!.name,
            last: last.name,
            times: formatNumber(numberAs(1), times, language),
          }))
        : undefined,
    ],
    warnings: [
      ...sharedWarnings(base, language),
      maxdiffClaims.notFitted.tell(language, { isFitted }),
      maxdiffClaims.anchorOfPeople.tell(language, { hasAnchor }),
      second && maxdiffClaims.close.tell(language, known, () => ({ first: first!.name, second: second.name })),
      isFitted ? maxdiffClaims.chance.tell(language, known) : undefined,
      unreadWarning(unread, language),
    ],
    footnotes: [
      isFitted ? texts.how(all.sets, formatNumber(numberAs(3), all.mcFadden, language)) : undefined,
      ...[shared.asAnswered, isFitted ? shared.sameAnswerer : undefined],
      ...sharedFootnotes(base, language),
    ],
  });
}

const knownItems = ({ base, found }: { readonly base: Base; readonly found: FoundItems }): KnownItems => ({
  people: speaking(base),
  p: found.evidence?.p ?? 1,
  z: found.evidence?.firstZ ?? 0,
});

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
  // Only groups in which something is first for sure.
  const firsts = found.segments
    .filter(segment => maxdiffClaims.first.holds(knownItems(segment)))
    .map(({ code, found: own }) => ({
      group: segmentName(code, request, context),
      name: own.items.toSorted((a, b) => worthOf(b) - worthOf(a))[0]!.name,
    }));
  return [
    segmentTable(
      {
        base: found.base,
        items,
        groups,
        beside: { id: 'score', text: texts.columns.score, of: ({ score }) => score },
        notes: modelNotes({
          meaning: [
            maxdiffClaims.otherFirsts.tell(
              context.language,
              { firsts: new Set(firsts.map(({ name }) => name)).size },
              () => firsts,
            ),
          ],
          warnings: segmentWarnings(found, request, context),
        }),
      },
      context,
    ),
  ];
}
