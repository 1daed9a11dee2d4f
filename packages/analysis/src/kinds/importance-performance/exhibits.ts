import { importancePerformanceTexts } from '@wenshu/texts/findings/models/importance-performance';
import { togetherTested } from '../../claims/evidence.ts';
import { tellOf } from '../../claims/tell-of.ts';
import type { Exhibit, NumberFormat } from '../../exhibit/exhibits.ts';
import { alreadyPercent, inFormat } from '../../exhibit/units.ts';
import type { PresentContext } from '../../kind/kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { variableNames } from '../model/named.ts';
import { countFormat, type ModelNotes, modelNotes, numberAs, percentFormat, plainTable } from '../model/plain-table.ts';
import { adviceOn, importancePerformanceClaims } from './claims.ts';
import type { FoundAttribute, FoundImportancePerformance } from './found.ts';
import type { ImportanceBy } from './importance-of.ts';

/** Upper right, upper left, lower left, lower right, as the chart has them. */
const quadrants = ['keep', 'improve', 'low', 'overkill'] as const;

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
  const judged = judge(attributes, names, x, y);
  const pointsBy = <Y extends number>(importanceIn: (value: number) => Y) =>
    attributes.map(({ performance, importance }, at) => ({
      x: performance,
      y: importanceIn(importance),
      group: 0,
      text: names[at]!,
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
      kind: 'points',
      id: 'map',
      title: texts.titles.map,
      source: { ...source, base },
      isSquare: false,
      xTitle: texts.columns.performance,
      yTitle: texts.importanceBy[by],
      xFormat: numberAs(2),
      groups: [{ name: texts.columns.attribute, mark: 'dot' }],
      hidesNumbers: true,
      rules: [
        { axis: 'x', at: x, text: texts.mean },
        { axis: 'y', at: y, text: texts.mean },
      ],
      // Four corners in, four out; `map` tells a list.
      quadrants: quadrants.map(name => texts.quadrants[name]) as unknown as readonly [string, string, string, string],
      notes: notesOf(found, judged, context),
    },
    plainTable(
      {
        id: 'attributes',
        title: texts.titles.attributes,
        base,
        columns: [
          { id: 'performance', text: texts.columns.performance, format: numberAs(2) },
          { id: 'importance', text: texts.importanceBy[by], format: formats[by] },
          { id: 'quadrant', text: texts.columns.quadrant, format: countFormat },
          { id: 'people', text: texts.columns.people, format: countFormat },
        ],
        rows: attributes
          .map(({ key, performance, importance, people }, at) => ({
            id: key,
            text: names[at]!,
            importance,
            // A name for its place only where it is there for sure: who reads it may act on it.
            values: [
              inFormat(numberAs(2), performance),
              held(importance),
              texts.quadrants[adviceOn(judged[at]!) ?? 'unsure'],
              inFormat(countFormat, people),
            ],
          }))
          .sort((a, b) => b.importance - a.importance),
      },
      context,
    ),
  ];
}

/** What is known of each aspect's place, all of them tested together. */
function judge(attributes: readonly FoundAttribute[], names: readonly string[], x: number, y: number) {
  const [none, performance, importance] = (['pNone', 'pPerformance', 'pImportance'] as const).map(p =>
    togetherTested(attributes.map(one => one[p])),
  ) as [readonly number[], readonly number[], readonly number[]];
  return attributes.map((one, at) => ({
    name: names[at]!,
    people: Math.floor(one.effective),
    correlation: one.correlation ?? 0,
    pNone: none[at]!,
    better: one.performance - x,
    pPerformance: performance[at]!,
    moreImportant: one.importance - y,
    pImportance: importance[at]!,
  }));
}
type Judged = ReturnType<typeof judge>[number];

function notesOf(
  { by, leftOut, base }: FoundImportancePerformance,
  judged: readonly Judged[],
  context: PresentContext,
): ModelNotes {
  const { language } = context;
  const texts = importancePerformanceTexts[language];
  const claims = importancePerformanceClaims;
  const parts = { known: (one: Judged) => one, name: ({ name }: Judged) => name };
  return modelNotes({
    meaning: [
      // What to act on comes first.
      ...(['improve', 'keep', 'overkill', 'low', 'middling'] as const).map(name =>
        tellOf(claims[name], language, judged, parts),
      ),
      claims.nothingSure.tell(language, judged.filter(adviceOn).length),
    ],
    warnings: [
      tellOf(claims.unrelated, language, judged, parts),
      tellOf(claims.opposite, language, judged, parts),
      claims.few.tell(language, Math.min(...judged.map(({ people }) => people))),
      claims.leftOut.tell(language, leftOut.length, () => variableNames(leftOut, context)),
    ],
    footnotes: [texts.parted, texts.tested, texts.how[by], base.effective === undefined ? undefined : texts.weighted],
  });
}
