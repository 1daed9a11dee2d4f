import type { KanoCategory, KanoFeature, KanoResult } from '@wenshu/statistics';
import { kanoTexts } from '@wenshu/texts/findings/models/kano';
import { modelResultTexts } from '@wenshu/texts/findings/models/model-result';
import { chanceOfCounts } from '../../claims/evidence.ts';
import type { Base, Exhibit, Table } from '../../exhibit/exhibits.ts';
import { formatNumber } from '../../exhibit/format-number.ts';
import { alreadyPercent, inFormat, percentOfShare } from '../../exhibit/units.ts';
import type { PresentContext } from '../../kind/kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { countFormat, type ModelNotes, modelNotes, numberAs, percentFormat, plainTable } from '../model/plain-table.ts';
import { leadOfShares, speaking, tellOfAll } from '../solution/lead.ts';
import { segmentTables } from '../solution/segment-tables.ts';
import { segmentWarnings, sharedFootnotes, sharedWarnings } from '../solution/shared-notes.ts';
import { type KnownFeature, type KnownGroups, kanoClaims, toldCategories } from './claims.ts';
import type { FoundKano } from './found.ts';

const categories: readonly KanoCategory[] = ['M', 'O', 'A', 'I', 'R', 'Q'];
/** In the order of the corners of a chart: upper right, upper left, lower left, lower right. */
const corners = ['O', 'A', 'I', 'M'] as const;

interface NamedFeature extends KnownFeature {
  readonly name: string;
  readonly of: KanoFeature;
}
const namesOf = (held: readonly { readonly name: string }[]) => held.map(({ name }) => name);

/** What is known of each feature's category: answers count as those of so many people as the whole base does. */
const knownFeatures = ({ all, base, features }: FoundKano): readonly NamedFeature[] =>
  all.features.map((of, at) => ({
    ...leadOfShares(
      categories.map(category => of.percent[category] / 100),
      effectiveOf(of, base),
    ),
    name: features[at]!,
    of,
    strength: of.categoryStrength,
    questionable: of.percent.Q,
  }));

const effectiveOf = ({ n }: KanoFeature, base: Base) => (base.people > 0 ? (n * speaking(base)) / base.people : 0);
/** The categories that share the largest share. */
const firstsOf = ({ percent }: KanoFeature) => {
  const most = Math.max(...categories.map(category => percent[category]));
  return categories.filter(category => percent[category] > most - 1e-9);
};

/** What kind of feature each is: the map of better and worse, the table of categories, and both by group. */
export function presentKano(found: FoundKano, request: ModelRequest, context: PresentContext): readonly Exhibit[] {
  return [quadrantOf(found, context), categoriesOf(found, context), ...segmentsOf(found, request, context)].filter(
    one => one !== undefined,
  );
}

function quadrantOf(found: FoundKano, context: PresentContext): Exhibit | undefined {
  const { all, base, features, without } = found;
  const { language, source } = context;
  const texts = kanoTexts[language];
  const known = knownFeatures(found);
  const percent = (value: number) => formatNumber(percentFormat, alreadyPercent(value), language);
  const points = all.features.flatMap(({ better, worse }, at) =>
    better === null || worse === null
      ? []
      : [{ x: percentOfShare(Math.abs(worse)), y: percentOfShare(better), group: 0, text: features[at]! }],
  );
  if (points.length === 0 || all.averageBetter === null || all.averageWorse === null) return undefined;
  return {
    kind: 'points',
    id: 'quadrant',
    title: texts.titles.quadrant,
    source: { ...source, base },
    isSquare: false,
    format: percentFormat,
    xTitle: texts.columns.worseAxis,
    yTitle: texts.columns.better,
    points,
    groups: [{ name: texts.columns.feature, mark: 'dot' }],
    hidesNumbers: true,
    rules: [
      { axis: 'x', at: percentOfShare(Math.abs(all.averageWorse)), text: texts.mean },
      { axis: 'y', at: percentOfShare(all.averageBetter), text: texts.mean },
    ],
    // Four corners in, four out; `map` tells a list.
    quadrants: corners.map(one => texts.categories[one]) as unknown as readonly [string, string, string, string],
    notes: modelNotes({
      meaning: (['M', 'O', 'A', 'I', 'R'] as const).map(category =>
        tellOfAll(
          toldCategories[category],
          language,
          known.filter(({ of }) => of.category === category),
          one => one,
          held =>
            held.map(({ name, of }) => ({
              name,
              percent: percent(of.percent[category]),
              missed: percent(of.percent.O + of.percent.M),
            })),
        ),
      ),
      warnings: [
        ...sharedWarnings(base, language),
        tellOfAll(kanoClaims.unclear, language, known, one => one, namesOf),
        tellOfAll(
          kanoClaims.tied,
          language,
          known,
          one => one,
          held => held.map(({ name, of }) => ({ name, kinds: firstsOf(of).map(one => texts.categories[one]) })),
        ),
        tellOfAll(
          kanoClaims.doubtful,
          language,
          known,
          one => one,
          held => held.map(({ name, questionable }) => ({ name, percent: percent(questionable) })),
        ),
      ],
      footnotes: [
        ...[texts.how, texts.parted, without > 0 ? modelResultTexts[language].leftOut(without) : undefined],
        ...sharedFootnotes(base, language),
      ],
    }),
  };
}

function categoriesOf({ all, base, features }: FoundKano, context: PresentContext): Table {
  const texts = kanoTexts[context.language];
  const hasImportance = all.features.some(({ meanImportance }) => meanImportance !== undefined);
  return plainTable(
    {
      id: 'categories',
      title: texts.titles.categories,
      base,
      columns: [
        { id: 'category', text: texts.columns.category, format: countFormat },
        ...categories.map(id => ({ id, text: texts.short[id], format: percentFormat, group: texts.columns.shares })),
        { id: 'better', text: texts.columns.better, format: percentFormat },
        { id: 'worse', text: texts.columns.worse, format: percentFormat },
        ...(hasImportance ? [{ id: 'importance', text: texts.columns.importance, format: numberAs(2) }] : []),
        { id: 'strength', text: texts.columns.strength, format: percentFormat },
        { id: 'totalStrength', text: texts.columns.totalStrength, format: percentFormat },
        { id: 'people', text: texts.columns.people, format: countFormat },
      ],
      rows: all.features.map((one, at) => ({
        id: one.feature,
        text: features[at]!,
        values: [
          categoryName(one, context),
          ...categories.map(category => inFormat(percentFormat, alreadyPercent(one.percent[category]))),
          ...[one.better, one.worse].map(share => inFormat(percentFormat, percentOfShare(share))),
          ...(hasImportance ? [inFormat(numberAs(2), one.meanImportance ?? null)] : []),
          ...[one.categoryStrength, one.totalStrength].map(own => inFormat(percentFormat, alreadyPercent(own))),
          inFormat(countFormat, one.n),
        ],
        heat: [undefined, ...categories.map(category => one.percent[category] / 100)],
      })),
      notes: modelNotes({ footnotes: [texts.strengths] }),
    },
    context,
  );
}

const categoryName = ({ category }: KanoFeature, { language }: PresentContext) =>
  kanoTexts[language].categories[category as KanoCategory];

/** Whether a feature is of another kind for some groups; of the smallest, how many they are. */
function knownGroups({ segments, features }: FoundKano, at: number): KnownGroups {
  const own = segments.map(({ base, found }) => ({ base, of: found.features[at]! }));
  const counts = own.map(({ base, of }) =>
    categories.map(category => (of.percent[category] / 100) * effectiveOf(of, base)),
  );
  return {
    people: Math.min(...own.map(({ base, of }) => effectiveOf(of, base))),
    p: Math.min(1, features.length * chanceOfCounts(counts)),
    categories: new Set(own.map(({ of }) => of.category)).size,
  };
}

/** Beside everybody's: whether a feature is of another kind for some people. */
function segmentsOf(found: FoundKano, request: ModelRequest, context: PresentContext): readonly Table[] {
  const { all, features } = found;
  const texts = kanoTexts[context.language];
  return segmentTables<KanoResult>(
    found,
    {
      title: texts.titles.segments,
      columns: [
        { id: 'category', text: texts.columns.category, format: countFormat },
        { id: 'better', text: texts.columns.better, format: percentFormat },
        { id: 'worse', text: texts.columns.worse, format: percentFormat },
      ],
      rows: features.map((text, at) => ({
        id: all.features[at]!.feature,
        text,
        of: ({ features: own }) => [
          categoryName(own[at]!, context),
          ...[own[at]!.better, own[at]!.worse].map(share => inFormat(percentFormat, percentOfShare(share))),
        ],
      })),
      notes: () => differencesOf(found, request, context),
    },
    request,
    context,
  );
}

function differencesOf(found: FoundKano, request: ModelRequest, context: PresentContext): ModelNotes {
  const { language } = context;
  const known = found.features.map((name, at) => ({ name, ...knownGroups(found, at) }));
  return modelNotes({
    meaning: [
      tellOfAll(kanoClaims.differing, language, known, one => one, namesOf),
      tellOfAll(kanoClaims.notShown, language, known, one => one, namesOf),
      kanoClaims.alike.tell(language, {
        people: Math.min(...known.map(({ people }) => people)),
        categories: Math.max(...known.map(({ categories: count }) => count)),
      }),
    ],
    warnings: segmentWarnings(found, request, context),
  });
}
