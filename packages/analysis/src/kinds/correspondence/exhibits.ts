import type { CorrespondencePoints } from '@wenshu/statistics';
import { correspondenceTexts } from '@wenshu/texts/findings/models/correspondence';
import type { Exhibit, Points } from '../../exhibit/exhibits.ts';
import { formatNumber } from '../../exhibit/format-number.ts';
import { alreadyPercent } from '../../exhibit/units.ts';
import type { PresentContext } from '../kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { variableNames } from '../model/named.ts';
import { countFormat, modelNotes, numberAs, percentFormat, plainTable } from '../model/plain-table.ts';
import type { FoundCorrespondence } from './found.ts';
import { summaryNotes } from './notes.ts';

/** Two dimensions are drawn and listed; the table of inertia has all. */
const SHOWN = 2;
const sides = ['rows', 'columns'] as const;
type Spread = 'symmetric' | 'principal';

export function presentCorrespondence(
  found: FoundCorrespondence,
  request: ModelRequest,
  context: PresentContext,
): readonly Exhibit[] {
  const texts = correspondenceTexts[context.language];
  const { base, inertias, singularValues, percentInertia, cumulativePercent, categories, counts } = found;
  const spread = request.options.spread as Spread;
  const titles = variableNames([request.slots.rows![0]!, request.slots.columns![0]!], context);
  return [
    mapOf(found, spread, titles, context),
    plainTable(
      {
        id: 'inertia',
        title: texts.titles.inertia,
        base,
        notes: modelNotes({ footnotes: [texts.inertiaIs] }),
        columns: [
          { id: 'singular', text: texts.columns.singular, format: numberAs(3) },
          { id: 'inertia', text: texts.columns.inertia, format: numberAs(4) },
          { id: 'percent', text: texts.columns.percent, format: percentFormat },
          { id: 'cumulative', text: texts.columns.cumulative, format: percentFormat },
        ],
        rows: [
          ...inertias.map((inertia, at) => ({
            id: String(at + 1),
            text: texts.dimension(at + 1),
            values: [
              ...([singularValues[at]!, inertia] as const),
              ...([alreadyPercent(percentInertia[at]!), alreadyPercent(cumulativePercent[at]!)] as const),
            ] as const,
          })),
          {
            id: 'total',
            text: texts.columns.total,
            role: 'total',
            values: ['', found.totalInertia, alreadyPercent(100), ''],
          },
        ],
      },
      context,
    ),
    ...sides.map((side, at) => pointsTable(side, titles[at]!, found, spread, context)),
    plainTable(
      {
        id: 'counts',
        title: texts.titles.counts,
        base,
        columns: categories.columns.map(({ code, label }) => ({ id: String(code), text: label, format: countFormat })),
        rows: categories.rows.map(({ code, label }, at) => ({ id: String(code), text: label, values: counts[at]! })),
      },
      context,
    ),
  ];
}

function mapOf(found: FoundCorrespondence, spread: Spread, titles: readonly string[], context: PresentContext): Points {
  const { language, source } = context;
  const texts = correspondenceTexts[language];
  const axisTitle = (at: number) =>
    found.percentInertia[at] === undefined
      ? ''
      : texts.axis({
          number: at + 1,
          percent: formatNumber(percentFormat, alreadyPercent(found.percentInertia[at]!), language),
        });
  return {
    kind: 'points',
    id: 'map',
    title: texts.titles.map,
    format: numberAs(2),
    source: { ...source, base: found.base },
    notes: summaryNotes(found, context),
    xTitle: axisTitle(0),
    yTitle: axisTitle(1),
    isSquare: true,
    groups: [
      { name: titles[0]!, mark: 'dot' },
      { name: titles[1]!, mark: 'triangle' },
    ],
    points: sides.flatMap((side, group) =>
      found[side][spread].map(([x, y], at) => ({ x: x!, y: y ?? 0, group, text: found.categories[side][at]!.label })),
    ),
    rules: [
      { axis: 'x', at: 0 },
      { axis: 'y', at: 0 },
    ],
  };
}

function pointsTable(
  side: (typeof sides)[number],
  title: string,
  found: FoundCorrespondence,
  spread: Spread,
  context: PresentContext,
): Exhibit {
  const texts = correspondenceTexts[context.language];
  const points: CorrespondencePoints = found[side];
  const dimensions = Array.from({ length: Math.min(SHOWN, found.nDimensions) }, (_, at) => at);
  const blocks = [
    { id: 'coordinate', values: points[spread] },
    { id: 'contribution', values: points.contribution },
    { id: 'cos2', values: points.cos2 },
  ] as const;
  return plainTable(
    {
      id: side,
      title: texts.titles.points(title),
      base: found.base,
      notes: modelNotes({ footnotes: [texts.pointsAre] }),
      columns: [
        { id: 'mass', text: texts.columns.mass, format: numberAs(3) },
        { id: 'inertia', text: texts.columns.inertia, format: numberAs(4) },
        ...blocks.flatMap(({ id }) =>
          dimensions.map(at => ({
            id: `${id}:${at + 1}`,
            text: texts.dimension(at + 1),
            format: numberAs(3),
            group: texts.columns[id],
          })),
        ),
      ],
      rows: found.categories[side].map(({ code, label }, at) => ({
        id: String(code),
        text: label,
        values: [
          ...[points.mass[at]!, points.inertia[at]!],
          ...blocks.flatMap(({ values }) => dimensions.map(dimension => values[at]![dimension]!)),
        ],
      })),
    },
    context,
  );
}
