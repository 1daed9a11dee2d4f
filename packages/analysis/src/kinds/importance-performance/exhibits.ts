import { importancePerformanceTexts } from '@wenshu/texts/findings/models/importance-performance';
import type { Exhibit, NumberFormat } from '../../exhibit/exhibits.ts';
import { SMALL_BASE } from '../../exhibit/format-number.ts';
import { alreadyPercent, inFormat } from '../../exhibit/units.ts';
import type { PresentContext } from '../kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { variableNames } from '../model/named.ts';
import { countFormat, type ModelNotes, modelNotes, numberAs, percentFormat, plainTable } from '../model/plain-table.ts';
import type { FoundAttribute, FoundImportancePerformance } from './found.ts';
import type { ImportanceBy } from './importance-of.ts';

/** Upper right, upper left, lower left, lower right, as the chart has them. */
const quadrants = ['keep', 'improve', 'low', 'overkill'] as const;
type Quadrant = (typeof quadrants)[number];

const formats = {
  stated: numberAs(2),
  correlation: numberAs(3),
  relativeWeights: percentFormat,
} as const satisfies Readonly<Record<ImportanceBy, NumberFormat>>;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Where to act first: a map in four quarters, parted at the means, and the same as a list. */
export function presentImportancePerformance(
  found: FoundImportancePerformance,
  _: ModelRequest,
  context: PresentContext,
): readonly Exhibit[] {
  const { language, source } = context;
  const texts = importancePerformanceTexts[language];
  const { attributes, by, base } = found;
  if (attributes.length === 0) return [];
  const names = variableNames(
    attributes.map(({ key }) => key),
    context,
  );
  const [x, y] = [mean(attributes.map(one => one.performance)), mean(attributes.map(one => one.importance))];
  const places = attributes.map(one => quadrantOf(one, x, y));
  const pointsBy = <Y extends number>(importanceIn: (value: number) => Y) =>
    attributes.map(({ performance, importance }, at) => ({
      ...{ x: performance, y: importanceIn(importance), group: 0, text: names[at]! },
    }));
  // Only relative weights are per cents of a whole.
  const drawn =
    by === 'relativeWeights'
      ? { format: formats[by], points: pointsBy(value => alreadyPercent(value)) }
      : { format: formats[by], points: pointsBy(value => value) };
  const held = (value: number) =>
    by === 'relativeWeights' ? inFormat(formats[by], alreadyPercent(value)) : inFormat(formats[by], value);
  return [
    {
      ...drawn,
      ...{ kind: 'points', id: 'map', title: texts.titles.map, source: { ...source, base }, isSquare: false },
      ...{ xTitle: texts.columns.performance, yTitle: texts.importanceBy[by] },
      xFormat: numberAs(2),
      ...{ groups: [{ name: texts.columns.attribute, mark: 'dot' }], hidesNumbers: true },
      rules: [
        { axis: 'x', at: x, text: texts.mean },
        { axis: 'y', at: y, text: texts.mean },
      ],
      quadrants: quadrants.map(name => texts.quadrants[name]) as unknown as readonly [string, string, string, string],
      notes: notesOf(found, names, places, context),
    },
    plainTable(
      {
        ...{ id: 'attributes', title: texts.titles.attributes, base },
        columns: [
          { id: 'performance', text: texts.columns.performance, format: numberAs(2) },
          { id: 'importance', text: texts.importanceBy[by], format: formats[by] },
          { id: 'quadrant', text: texts.columns.quadrant, format: countFormat },
          { id: 'people', text: texts.columns.people, format: countFormat },
        ],
        rows: attributes
          .map(({ key, performance, importance, people }, at) => ({
            ...{ id: key, text: names[at]!, importance },
            values: [
              inFormat(numberAs(2), performance),
              held(importance),
              texts.quadrants[places[at]!],
              inFormat(countFormat, people),
            ],
          }))
          .sort((a, b) => b.importance - a.importance),
      },
      context,
    ),
  ];
}

function quadrantOf({ performance, importance }: FoundAttribute, x: number, y: number): Quadrant {
  if (importance >= y) return performance >= x ? 'keep' : 'improve';
  return performance >= x ? 'overkill' : 'low';
}

function notesOf(
  { attributes, by, leftOut, base }: FoundImportancePerformance,
  names: readonly string[],
  places: readonly Quadrant[],
  context: PresentContext,
): ModelNotes {
  const texts = importancePerformanceTexts[context.language];
  const inQuadrant = (quadrant: Quadrant) => names.filter((_, at) => places[at] === quadrant);
  // What to act on comes first.
  const told = (['improve', 'keep', 'overkill', 'low'] as const).flatMap(quadrant => {
    const own = inQuadrant(quadrant);
    return own.length > 0 ? [texts.told[quadrant](own)] : [];
  });
  const opposite = names.filter((_, at) => by === 'correlation' && attributes[at]!.importance < 0);
  return modelNotes({
    meaning: told,
    warnings: [
      opposite.length > 0 ? texts.opposite(opposite) : undefined,
      attributes.some(({ people }) => people < SMALL_BASE) ? texts.few : undefined,
      leftOut.length > 0 ? texts.leftOut(variableNames(leftOut, context)) : undefined,
    ],
    footnotes: [texts.parted, texts.how[by], base.effective === undefined ? undefined : texts.weighted],
  });
}
