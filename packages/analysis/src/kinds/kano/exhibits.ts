import type { KanoCategory, KanoFeature, KanoResult } from '@wenshu/statistics';
import { kanoTexts } from '@wenshu/texts/findings/models/kano';
import { modelResultTexts } from '@wenshu/texts/findings/models/model-result';
import type { Exhibit, Table } from '../../exhibit/exhibits.ts';
import { alreadyPercent, inFormat, percentOfShare } from '../../exhibit/units.ts';
import type { PresentContext } from '../kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { countFormat, modelNotes, numberAs, percentFormat, plainTable } from '../model/plain-table.ts';
import { shownGroups } from '../solution/grouped.ts';
import { segmentWarnings, sharedFootnotes, sharedWarnings } from '../solution/shared-notes.ts';
import type { FoundKano } from './found.ts';

const categories: readonly KanoCategory[] = ['M', 'O', 'A', 'I', 'R', 'Q'];
/** In the order of the corners of a chart: upper right, upper left, lower left, lower right. */
const corners = ['O', 'A', 'I', 'M'] as const;
/** Below this a category is hardly ahead of the next: Lee and Newcomb (1997). */
const CLEAR_STRENGTH = 6;

/** What kind of feature each is: the map of better and worse, the table of categories, and both by group. */
export function presentKano(found: FoundKano, request: ModelRequest, context: PresentContext): readonly Exhibit[] {
  return [quadrantOf(found, context), categoriesOf(found, context), ...segmentsOf(found, request, context)].filter(
    one => one !== undefined,
  );
}

function quadrantOf({ all, base, features, without }: FoundKano, context: PresentContext): Exhibit | undefined {
  const { language, source } = context;
  const texts = kanoTexts[language];
  const points = all.features.flatMap(({ better, worse }, at) =>
    better === null || worse === null
      ? []
      : [{ x: percentOfShare(Math.abs(worse)), y: percentOfShare(better), group: 0, text: features[at]! }],
  );
  if (points.length === 0 || all.averageBetter === null || all.averageWorse === null) return undefined;
  const unclear = features.filter((_, at) => all.features[at]!.categoryStrength < CLEAR_STRENGTH);
  const doubtful = features.filter((_, at) => (all.features[at]!.percent.Q ?? 0) > 10);
  return {
    ...{ kind: 'points', id: 'quadrant', title: texts.titles.quadrant, source: { ...source, base }, isSquare: false },
    ...{ format: percentFormat, xTitle: texts.columns.worseAxis, yTitle: texts.columns.better, points },
    ...{ groups: [{ name: texts.columns.feature, mark: 'dot' }], hidesNumbers: true },
    rules: [
      { axis: 'x', at: percentOfShare(Math.abs(all.averageWorse)), text: texts.mean },
      { axis: 'y', at: percentOfShare(all.averageBetter), text: texts.mean },
    ],
    quadrants: corners.map(one => texts.categories[one]) as unknown as readonly [string, string, string, string],
    notes: modelNotes({
      meaning: (['M', 'O', 'A', 'I', 'R'] as const).map(category => {
        const own = features.filter((_, at) => all.features[at]!.category === category);
        return own.length > 0 ? texts.told[category](own) : undefined;
      }),
      warnings: [
        ...sharedWarnings(base, language),
        unclear.length > 0 ? texts.unclear(unclear) : undefined,
        doubtful.length > 0 ? texts.doubtful(doubtful) : undefined,
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
      ...{ id: 'categories', title: texts.titles.categories, base },
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
        ...{ id: one.feature, text: features[at]! },
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

/** Beside everybody's: whether a feature is of another kind for some people. */
function segmentsOf(found: FoundKano, request: ModelRequest, context: PresentContext): readonly Table[] {
  const { all, base, features, segments } = found;
  if (segments.length === 0 && found.leftOut.length === 0) return [];
  const texts = kanoTexts[context.language];
  const groups = shownGroups<KanoResult>(found, request, context);
  const differing = features.filter((_, at) => new Set(segments.map(own => own.found.features[at]!.category)).size > 1);
  return [
    plainTable(
      {
        ...{ id: 'segments', title: texts.titles.segments, base },
        columns: groups.flatMap(({ id, head: group }) => [
          { id: `${id}:category`, text: texts.columns.category, format: countFormat, group },
          { id: `${id}:better`, text: texts.columns.better, format: percentFormat, group },
          { id: `${id}:worse`, text: texts.columns.worse, format: percentFormat, group },
        ]),
        rows: features.map((text, at) => ({
          ...{ id: all.features[at]!.feature, text },
          values: groups.flatMap(({ found: { features: own } }) => [
            categoryName(own[at]!, context),
            ...[own[at]!.better, own[at]!.worse].map(share => inFormat(percentFormat, percentOfShare(share))),
          ]),
        })),
        notes: modelNotes({
          meaning: [differing.length > 0 ? texts.differing(differing) : texts.alike],
          warnings: segmentWarnings(found, request, context),
        }),
      },
      context,
    ),
  ];
}
