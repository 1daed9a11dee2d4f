import { individualTexts } from '@wenshu/texts/findings/models/individual';
import { maxdiffTexts } from '@wenshu/texts/findings/models/maxdiff';
import { solutionTexts } from '@wenshu/texts/findings/models/solution';
import type { RecordedColumn } from '../../data-set/recorded.ts';
import type { Exhibit } from '../../exhibit/exhibits.ts';
import { formatNumber } from '../../exhibit/format-number.ts';
import { alreadyPercent } from '../../exhibit/units.ts';
import type { PresentContext } from '../../kind/kind.ts';
import { individualClaims } from '../individual/claims.ts';
import { knownOf, presentValidity, priorNote, validityWarnings } from '../individual/present-validity.ts';
import { savedWorths } from '../individual/saved-worths.ts';
import type { ModelRequest } from '../model/form.ts';
import { countFormat, type ModelNotes, modelNotes, numberAs, percentFormat, plainTable } from '../model/plain-table.ts';
import { shownGroups } from '../solution/grouped.ts';
import { leadOfShares } from '../solution/lead.ts';
import { segmentWarnings, sharedFootnotes, sharedWarnings, unreadWarning } from '../solution/shared-notes.ts';
import { maxdiffClaims } from './claims.ts';
import type { FoundPeople, PeopleItem, PeopleItems } from './people.ts';
import { segmentTable } from './segment-table.ts';
import { shareBars } from './share-bars.ts';

/** What matters most to people, each for themselves: shares, how utilities are spread, and whether they may be relied upon. */
export function presentPeople(found: FoundPeople, request: ModelRequest, context: PresentContext): readonly Exhibit[] {
  const { base } = found;
  const texts = maxdiffTexts[context.language];
  const items = found.all.items.toSorted((a, b) => b.mean - a.mean);
  const byShare = items.toSorted((a, b) => b.share - a.share);
  return [
    shareBars(byShare, base, notesOf(found, byShare, context), context),
    {
      source: { ...context.source, base },
      kind: 'ranges',
      id: 'utilities',
      title: texts.titles.utilitiesOfPeople,
      format: numberAs(2),
      rows: items.map(({ name, mean, low, high }) => ({ text: name, at: mean, low, high })),
      rules: [{ axis: 'x', at: 0, text: found.found.isAnchored ? texts.anchor : texts.average }],
      notes: modelNotes({ footnotes: [individualTexts[context.language].middleHalf] }),
    },
    scoresOf(found, items, context),
    ...presentValidity(found.found.validity, base, context),
    ...(found.segments.length > 0 || found.leftOut.length > 0 ? [groupsOf(found, items, request, context)] : []),
  ];
}

function notesOf(
  { base, unread, found, all }: FoundPeople,
  items: readonly PeopleItem[],
  context: PresentContext,
): ModelNotes {
  const { language } = context;
  const [texts, own, shared] = [maxdiffTexts[language], individualTexts[language], solutionTexts[language]];
  const percent = (value: number) => formatNumber(percentFormat, alreadyPercent(value), language);
  const [first, second] = items;
  const firsts = all.items.toSorted((a, b) => b.firstPercent - a.firstPercent).slice(0, 2);
  const known = knownOf(found.validity, base);
  const [least, next] = found.isAnchored ? items.toSorted((a, b) => a.abovePercent! - b.abovePercent!) : [];
  return modelNotes({
    meaning: [
      first &&
        individualClaims.firstItem.tell(language, known, () => ({ name: first.name, share: percent(first.share) })),
      firsts[1] &&
        individualClaims.parted.tell(language, { ...known, secondPercent: firsts[1].firstPercent }, () =>
          firsts.map(({ name, firstPercent }) => ({ name, percent: percent(firstPercent) })),
        ),
      least &&
        next &&
        maxdiffClaims.leastAbove.tell(
          language,
          // Some people are in both: the error of the difference is at most this.
          leadOfShares([1 - least.abovePercent! / 100, 1 - next.abovePercent! / 100], known.people),
          () => ({ name: least.name, percent: percent(least.abovePercent!) }),
        ),
    ],
    warnings: [
      ...sharedWarnings(base, language),
      ...validityWarnings(found.validity, base, context),
      first &&
        second &&
        individualClaims.closeItems.tell(language, known, () => ({ first: first.name, second: second.name })),
      unreadWarning(unread, language),
    ],
    footnotes: [
      ...[own.how, priorNote(found.validity, context), texts.sharesOfPeople],
      ...[found.isAnchored ? texts.anchorHow : undefined, shared.asAnswered],
      ...sharedFootnotes(base, language),
    ],
  });
}

function scoresOf({ base, found }: FoundPeople, items: readonly PeopleItem[], context: PresentContext): Exhibit {
  const [texts, own] = [maxdiffTexts[context.language], individualTexts[context.language]];
  return plainTable(
    {
      id: 'scores',
      title: texts.titles.scores,
      base,
      columns: [
        { id: 'rank', text: texts.columns.rank, format: countFormat },
        { id: 'share', text: texts.columns.share, format: percentFormat },
        { id: 'shareDeviation', text: texts.columns.shareDeviation, format: percentFormat },
        { id: 'utility', text: own.columns.mean, format: numberAs(3) },
        { id: 'deviation', text: own.columns.deviation, format: numberAs(3) },
        { id: 'low', text: own.columns.low, format: numberAs(3) },
        { id: 'high', text: own.columns.high, format: numberAs(3) },
        { id: 'first', text: own.columns.first, format: percentFormat },
        ...(found.isAnchored ? [{ id: 'above', text: texts.columns.above, format: percentFormat }] : []),
      ],
      rows: items.map((item, at) => ({
        id: String(item.code),
        text: item.name,
        values: [
          ...([at + 1, item.share, item.shareDeviation, item.mean, item.deviation, item.low, item.high] as const),
          item.firstPercent,
          ...(found.isAnchored ? [item.abovePercent] : []),
        ],
      })),
    },
    context,
  );
}

function groupsOf(
  found: FoundPeople,
  items: readonly PeopleItem[],
  request: ModelRequest,
  context: PresentContext,
): Exhibit {
  const own = individualTexts[context.language];
  return segmentTable(
    {
      base: found.base,
      items,
      groups: shownGroups<PeopleItems>(found, request, context),
      beside: { id: 'utility', text: own.columns.mean, of: ({ mean }) => mean },
      notes: modelNotes({ warnings: segmentWarnings(found, request, context), footnotes: [own.groups] }),
    },
    context,
  );
}

/** The utility of every item. */
export function savedPeople(
  { found }: FoundPeople,
  request: ModelRequest,
  context: PresentContext,
): readonly RecordedColumn[] {
  const worths = found.items.map(({ label, itemId, code }, item) => ({
    name: label,
    item: itemId ?? String(code),
    values: found.worths[item]!,
  }));
  return savedWorths(worths, found, request, context);
}
