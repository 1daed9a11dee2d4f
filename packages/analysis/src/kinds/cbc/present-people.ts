import { cbcTexts } from '@wenshu/texts/findings/models/cbc';
import { individualTexts } from '@wenshu/texts/findings/models/individual';
import { solutionTexts } from '@wenshu/texts/findings/models/solution';
import { worthTexts } from '@wenshu/texts/findings/models/worths';
import type { RecordedColumn } from '../../data-set/recorded.ts';
import type { Exhibit } from '../../exhibit/exhibits.ts';
import { formatNumber } from '../../exhibit/format-number.ts';
import { alreadyPercent } from '../../exhibit/units.ts';
import type { PresentContext } from '../../kind/kind.ts';
import { individualClaims } from '../individual/claims.ts';
import { knownOf, presentValidity, priorNote, validityWarnings } from '../individual/present-validity.ts';
import { savedWorths } from '../individual/saved-worths.ts';
import type { ModelRequest } from '../model/form.ts';
import { type ModelNotes, modelNotes, numberAs, percentFormat, plainTable } from '../model/plain-table.ts';
import { shownGroups } from '../solution/grouped.ts';
import { importanceBars } from '../solution/present-worths.ts';
import { segmentWarnings, sharedFootnotes, sharedWarnings, unreadWarning } from '../solution/shared-notes.ts';
import type { FoundPeople, PeopleAttribute, PeopleWorths } from './people.ts';

const nameOf = ({ name }: { readonly name: string }, at: number, { language }: PresentContext) =>
  name === '' ? worthTexts[language].attribute(at + 1) : name;

/** What people weigh when they choose, each for themselves: how that is spread over them, and whether it may be relied upon. */
export function presentPeople(found: FoundPeople, request: ModelRequest, context: PresentContext): readonly Exhibit[] {
  const { all, base } = found;
  return [
    importanceOf(found, notesOf(found, context), context),
    rangesOf(found, context),
    worthsOf(found, context),
    ...presentValidity(found.found.validity, base, context),
    ...(found.segments.length > 0 || found.leftOut.length > 0 ? groupsOf(found, request, all, context) : []),
  ];
}

function notesOf({ all, base, unread, found }: FoundPeople, context: PresentContext): ModelNotes {
  const { language } = context;
  const [texts, shared] = [individualTexts[language], solutionTexts[language]];
  const percent = (value: number) => formatNumber(percentFormat, alreadyPercent(value), language);
  const [first, second] = all.attributes
    .map((one, at) => ({ name: nameOf(one, at, context), share: percent(one.importance), by: one.importance }))
    .sort((a, b) => b.by - a.by);
  const known = knownOf(found.validity, base);
  const parted = mostParted(all.attributes);
  return modelNotes({
    meaning: [
      first && second && individualClaims.first.tell(language, known, () => first),
      first &&
        second &&
        individualClaims.firstClose.tell(language, known, () => ({
          ...first,
          other: second.name,
          otherShare: second.share,
        })),
      parted &&
        individualClaims.parted.tell(language, { ...known, secondPercent: parted[1]!.firstPercent }, () =>
          parted.map(({ name, firstPercent }) => ({ name, percent: percent(firstPercent) })),
        ),
    ],
    warnings: [
      ...sharedWarnings(base, language),
      ...validityWarnings(found.validity, base, context),
      unreadWarning(unread, language),
    ],
    footnotes: [
      ...[texts.how, priorNote(found.validity, context), cbcTexts[language].ownImportance, shared.asAnswered],
      ...sharedFootnotes(base, language),
    ],
  });
}

/** Of the attribute of which people like different levels most: the two that most like best. */
function mostParted(attributes: readonly PeopleAttribute[]) {
  const [found] = attributes
    .map(({ levels }) => levels.toSorted((a, b) => b.firstPercent - a.firstPercent).slice(0, 2))
    .filter(([, second]) => second !== undefined)
    .sort((a, b) => b[1]!.firstPercent - a[1]!.firstPercent);
  return found;
}

function importanceOf({ all, base }: FoundPeople, notes: ModelNotes, context: PresentContext): Exhibit {
  const { columns } = worthTexts[context.language];
  const sorted = all.attributes
    .map((one, at) => ({ name: nameOf(one, at, context), importance: one.importance }))
    .sort((a, b) => b.importance - a.importance);
  return importanceBars(
    sorted.map(({ name }) => name),
    [{ id: 'importance', name: columns.ownImportance, values: sorted.map(one => one.importance) }],
    base,
    notes,
    context,
  );
}

function rangesOf({ all, base }: FoundPeople, context: PresentContext): Exhibit {
  const texts = individualTexts[context.language];
  return {
    kind: 'ranges',
    id: 'partWorths',
    title: texts.titles.partWorths,
    format: numberAs(2),
    source: { ...context.source, base },
    notes: modelNotes({ footnotes: [texts.middleHalf] }),
    rows: all.attributes.flatMap((attribute, at) =>
      attribute.levels.map(({ name, mean, low, high }) => ({
        text: name,
        group: nameOf(attribute, at, context),
        at: mean,
        low,
        high,
      })),
    ),
    rules: [{ axis: 'x', at: 0 }],
  };
}

function worthsOf({ all, base }: FoundPeople, context: PresentContext): Exhibit {
  const [texts, worths] = [individualTexts[context.language], worthTexts[context.language]];
  const worthFormat = numberAs(3);
  const noneRow = all.none && {
    id: 'none',
    text: texts.none,
    group: texts.none,
    values: [all.none.mean, all.none.deviation, all.none.low, all.none.high, null, null] as const,
  };
  return plainTable(
    {
      id: 'worths',
      title: worths.titles.worths,
      base,
      columns: [
        { id: 'utility', text: texts.columns.mean, format: worthFormat },
        { id: 'deviation', text: texts.columns.deviation, format: worthFormat },
        { id: 'low', text: texts.columns.low, format: worthFormat },
        { id: 'high', text: texts.columns.high, format: worthFormat },
        { id: 'first', text: texts.columns.first, format: percentFormat },
        { id: 'importance', text: worths.columns.ownImportance, format: percentFormat },
      ],
      rows: [
        ...all.attributes.flatMap((attribute, at) =>
          attribute.levels.map(({ id, name, mean, deviation, low, high, firstPercent }) => ({
            id: `${at + 1}:${id}`,
            text: name,
            group: nameOf(attribute, at, context),
            values: [mean, deviation, low, high, firstPercent, attribute.importance] as const,
          })),
        ),
        ...(noneRow ? [noneRow] : []),
      ],
    },
    context,
  );
}

/** Estimated once of everybody: groups are means over their people, on one scale. */
function groupsOf(
  found: FoundPeople,
  request: ModelRequest,
  all: PeopleWorths,
  context: PresentContext,
): readonly Exhibit[] {
  const texts = worthTexts[context.language];
  const groups = shownGroups<PeopleWorths>(found, request, context);
  const notes = modelNotes({
    warnings: segmentWarnings(found, request, context),
    footnotes: [individualTexts[context.language].groups],
  });
  return [
    plainTable(
      {
        id: 'segmentImportance',
        title: texts.titles.segmentImportance,
        base: found.base,
        notes,
        columns: groups.map(({ id, head }) => ({ id, text: head, format: percentFormat })),
        rows: all.attributes.map((attribute, at) => ({
          id: String(at + 1),
          text: nameOf(attribute, at, context),
          values: groups.map(group => group.found.attributes[at]!.importance),
        })),
      },
      context,
    ),
    plainTable(
      {
        id: 'segmentWorths',
        title: texts.titles.segmentWorths,
        base: found.base,
        columns: groups.map(({ id, head }) => ({ id, text: head, format: numberAs(3) })),
        rows: all.attributes.flatMap((attribute, at) =>
          attribute.levels.map(({ id, name }, place) => ({
            id: `${at + 1}:${id}`,
            text: name,
            group: nameOf(attribute, at, context),
            values: groups.map(group => group.found.attributes[at]!.levels[place]!.mean),
          })),
        ),
      },
      context,
    ),
  ];
}

/** Every level of every attribute, and choosing none. */
export function savedPeople(
  { found }: FoundPeople,
  request: ModelRequest,
  context: PresentContext,
): readonly RecordedColumn[] {
  const levels = found.attributes.flatMap((attribute, at) =>
    attribute.levels.map(({ id, name }, place) => ({
      name: `${nameOf(attribute, at, context)} ${name}`,
      item: id,
      values: found.worths[at]![place]!,
    })),
  );
  const none = found.none && {
    name: individualTexts[context.language].none,
    item: 'none',
    values: found.none,
  };
  return savedWorths([...levels, ...(none ? [none] : [])], found, request, context);
}
