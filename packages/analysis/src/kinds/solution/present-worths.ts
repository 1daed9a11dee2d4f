import { solutionTexts } from '@wenshu/texts/findings/models/solution';
import { worthTexts } from '@wenshu/texts/findings/models/worths';
import type { Told } from '../../claims/claim.ts';
import type { BarsOf, Base, Exhibit, NumberFormat, Table } from '../../exhibit/exhibits.ts';
import { formatNumber } from '../../exhibit/format-number.ts';
import type { Unit } from '../../exhibit/units.ts';
import type { PresentContext } from '../../kind/kind.ts';
import { type ModelNotes, modelNotes, numberAs, percentFormat, plainTable } from '../model/plain-table.ts';
import type { ShownGroup } from './grouped.ts';
import { intervalOf } from './interval.ts';
import { speaking, tellOfAll } from './lead.ts';
import { worthClaims } from './worth-claims.ts';
import type { FoundAttribute, FoundLevel, FoundWorths } from './worths.ts';

const worthFormat = numberAs(3);
const amountFormat = numberAs(2);

/** What an attribute is called, by its number where it has no name. */
const nameOf = ({ name }: FoundAttribute, at: number, { language }: PresentContext) =>
  name === '' ? worthTexts[language].attribute(at + 1) : name;

const idOf = (attribute: number, { id }: FoundLevel) => `${attribute + 1}:${id}`;
const errorInterval = (value: number, error: number | null | undefined) =>
  error === null || error === undefined ? ([null, null] as const) : intervalOf(value, error);

/** How much attributes matter, what levels are worth with their intervals, and what that is in money. */
export function presentWorths(
  found: FoundWorths,
  base: Base,
  notes: ModelNotes,
  context: PresentContext,
): readonly Exhibit[] {
  return [
    importanceOf(found, base, notes, context),
    rangesOf(found, base, context),
    worthsOf(found, base, context),
    ...willingnessOf(found, base, context),
  ];
}

function importanceOf({ attributes }: FoundWorths, base: Base, notes: ModelNotes, context: PresentContext): Exhibit {
  const texts = worthTexts[context.language];
  const sorted = attributes
    .map((one, at) => ({ name: nameOf(one, at, context), importance: one.importance, own: one.ownImportance }))
    .sort((a, b) => (b.importance ?? 0) - (a.importance ?? 0));
  const own = sorted.some(one => one.own !== undefined && one.own !== null);
  return importanceBars(
    sorted.map(({ name }) => name),
    [
      { id: 'importance', name: texts.columns.importance, values: sorted.map(({ importance }) => importance) },
      ...(own ? [{ id: 'own', name: texts.columns.ownImportance, values: sorted.map(one => one.own ?? null) }] : []),
    ],
    base,
    notes,
    context,
  );
}

/** How much each attribute matters, as bars: of everybody at once, or as everybody's own. */
export function importanceBars(
  categories: readonly string[],
  series: BarsOf<'percent'>['series'],
  base: Base,
  notes: ModelNotes,
  context: PresentContext,
): Exhibit {
  return {
    kind: 'bars',
    id: 'importance',
    title: worthTexts[context.language].titles.importance,
    source: { ...context.source, base },
    notes,
    format: percentFormat,
    direction: 'bars',
    layout: 'grouped',
    categories,
    series,
  };
}

function rangesOf({ attributes }: FoundWorths, base: Base, context: PresentContext): Exhibit {
  const texts = worthTexts[context.language];
  return {
    kind: 'ranges',
    id: 'partWorths',
    title: texts.titles.partWorths,
    source: { ...context.source, base },
    notes: [],
    format: numberAs(2),
    rows: attributes.flatMap((attribute, at) =>
      attribute.levels.map(({ name, utility, standardError }) => {
        const [low, high] = intervalOf(utility, standardError ?? 0);
        return {
          text: name,
          group: nameOf(attribute, at, context),
          at: utility,
          low,
          high,
          isSignificant: low > 0 || high < 0,
        };
      }),
    ),
    rules: [{ axis: 'x', at: 0 }],
  };
}

function worthsOf({ attributes }: FoundWorths, base: Base, context: PresentContext): Table {
  const texts = worthTexts[context.language];
  const shared = solutionTexts[context.language];
  const slope = attributes.flatMap(one => one.slope ?? [])[0];
  return plainTable(
    {
      id: 'worths',
      title: texts.titles.worths,
      base,
      columns: [
        { id: 'utility', text: texts.columns.utility, format: worthFormat },
        { id: 'error', text: texts.columns.error, format: worthFormat },
        { id: 'low', text: shared.low, format: worthFormat },
        { id: 'high', text: shared.high, format: worthFormat },
        { id: 'importance', text: texts.columns.importance, format: percentFormat },
      ],
      rows: attributes.flatMap((attribute, at) =>
        attribute.levels.map(level => ({
          id: idOf(at, level),
          text: level.name,
          group: nameOf(attribute, at, context),
          values: [
            ...([level.utility, level.standardError] as const),
            ...errorInterval(level.utility, level.standardError),
            attribute.importance,
          ],
        })),
      ),
      notes: modelNotes({
        footnotes: [
          slope
            ? texts.slope(
                formatNumber(numberAs(4), slope.estimate, context.language),
                formatNumber(numberAs(4), slope.standardError, context.language),
              )
            : undefined,
        ],
      }),
    },
    context,
  );
}

function willingnessOf({ attributes, price }: FoundWorths, base: Base, context: PresentContext): readonly Table[] {
  if (!price?.isFalling) return [];
  const texts = worthTexts[context.language];
  const shared = solutionTexts[context.language];
  const rows = attributes.flatMap((attribute, at) =>
    attribute.levels.flatMap(level =>
      level.amount === undefined
        ? []
        : [
            {
              id: idOf(at, level),
              text: level.name,
              group: nameOf(attribute, at, context),
              values: [level.amount, ...errorInterval(level.amount, level.amountError)],
            },
          ],
    ),
  );
  if (rows.length === 0) return [];
  return [
    plainTable(
      {
        id: 'willingness',
        title: texts.titles.willingness,
        base,
        rows,
        columns: [
          { id: 'amount', text: texts.columns.amount, format: amountFormat },
          { id: 'low', text: shared.low, format: amountFormat },
          { id: 'high', text: shared.high, format: amountFormat },
        ],
        notes: modelNotes({ footnotes: [texts.willingnessHow] }),
      },
      context,
    ),
  ];
}

/** What the attributes matter to each group, and what its people think the levels worth. */
export function presentWorthsByGroup(
  groups: readonly ShownGroup<FoundWorths>[],
  base: Base,
  notes: ModelNotes,
  context: PresentContext,
): readonly Table[] {
  const texts = worthTexts[context.language];
  const [all] = groups;
  const columns = <U extends Unit>(format: NumberFormat<U>) =>
    groups.map(({ id, head }) => ({ id, text: head, format }));
  const attributeIn = (found: FoundWorths, own: FoundAttribute) =>
    found.attributes.find(({ levels }) => levels.some(({ id }) => own.levels.some(one => one.id === id)));
  return [
    plainTable(
      {
        id: 'segmentImportance',
        title: texts.titles.segmentImportance,
        base,
        notes,
        columns: columns(percentFormat),
        rows: all!.found.attributes.map((own, at) => ({
          id: String(at + 1),
          text: nameOf(own, at, context),
          values: groups.map(({ found }) => attributeIn(found, own)?.importance ?? null),
        })),
      },
      context,
    ),
    plainTable(
      {
        id: 'segmentWorths',
        title: texts.titles.segmentWorths,
        base,
        columns: columns(worthFormat),
        rows: all!.found.attributes.flatMap((own, at) =>
          own.levels.map(level => ({
            id: idOf(at, level),
            text: level.name,
            group: nameOf(own, at, context),
            values: groups.map(
              ({ found }) => attributeIn(found, own)?.levels.find(({ id }) => id === level.id)?.utility ?? null,
            ),
          })),
        ),
      },
      context,
    ),
  ];
}

/** In words: what matters most, and which levels are liked best. */
export function worthMeanings(
  { attributes, price, evidence }: FoundWorths,
  base: Base,
  context: PresentContext,
): readonly (Told | undefined)[] {
  const { language } = context;
  const texts = worthTexts[language];
  const ranked = attributes
    .map((one, at) => ({ name: nameOf(one, at, context), one, at }))
    .filter(({ one }) => one.importance !== null)
    .sort((a, b) => b.one.importance! - a.one.importance!);
  const [first, second] = ranked;
  const known = { people: speaking(base), p: evidence.p, z: evidence.importanceZ };
  const shareOf = ({ one }: (typeof ranked)[number]) => formatNumber(percentFormat, one.importance, language);
  return [
    first && second && worthClaims.first.tell(language, known, () => ({ name: first.name, share: shareOf(first) })),
    first &&
      second &&
      worthClaims.firstClose.tell(language, known, () => ({
        name: first.name,
        share: shareOf(first),
        other: second.name,
        otherShare: shareOf(second),
      })),
    tellOfAll(
      worthClaims.best,
      language,
      ranked.filter(({ at }) => at !== price?.attribute),
      ({ at }) => ({ ...known, bestP: evidence.bestP[at]! }),
      held => held.map(({ name, one }) => texts.pair(name, bestOf(one).name)),
    ),
  ];
}

const bestOf = ({ levels }: FoundAttribute) => levels.reduce((best, one) => (one.utility > best.utility ? one : best));

/** What speaks against reading it in money. */
export function priceWarnings(
  { price, evidence }: FoundWorths,
  { language }: PresentContext,
): readonly (Told | undefined)[] {
  if (!price) return [];
  const known = { ...price, riseZ: evidence.riseZ };
  return (['notFalling', 'dearerLiked', 'uneven'] as const).map(name => worthClaims[name].tell(language, known));
}
