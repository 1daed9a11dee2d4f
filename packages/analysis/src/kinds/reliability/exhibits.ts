import { reliabilityTexts } from '@wenshu/texts/findings/models/reliability';
import type { Exhibit } from '../../exhibit/exhibits.ts';
import type { PlainFormat } from '../../exhibit/units.ts';
import type { PresentContext } from '../kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { variableNames } from '../model/named.ts';
import { countFormat, figuresTable, modelNotes, numberAs, plainTable } from '../model/plain-table.ts';
import type { FoundReliability } from './found.ts';
import { summaryNotes } from './notes.ts';

export function presentReliability(
  found: FoundReliability,
  request: ModelRequest,
  context: PresentContext,
): readonly Exhibit[] {
  const texts = reliabilityTexts[context.language];
  const { base, keys, splitHalf, guttman } = found;
  const reversed = request.slots.reversed!;
  const names = variableNames(keys, context).map((name, at) =>
    reversed.includes(keys[at]!) ? texts.reversed(name) : name,
  );
  const figure = (id: keyof typeof texts.figures, value: number | null, format: PlainFormat = numberAs(3)) => ({
    id,
    text: texts.figures[id],
    value,
    format,
  });
  const column = (id: keyof typeof texts.columns, decimals = 3) => ({
    id,
    text: texts.columns[id],
    format: numberAs(decimals),
  });
  return [
    figuresTable(
      {
        id: 'alpha',
        title: texts.titles.alpha,
        base,
        notes: summaryNotes(found, names, context),
        rows: [
          ...[figure('alpha', found.alpha), figure('standardizedAlpha', found.standardizedAlpha)],
          ...[figure('correlation', found.averageInterItemCorrelation), figure('items', found.k, countFormat)],
          ...[figure('mean', found.scaleMean, numberAs(2)), figure('variance', found.scaleVariance, numberAs(2))],
        ],
      },
      context,
    ),
    plainTable(
      {
        id: 'items',
        title: texts.titles.items,
        base,
        notes: modelNotes({ footnotes: [texts.itemsAre] }),
        columns: [
          column('mean', 2),
          column('sd', 2),
          column('meanIfDeleted', 2),
          column('varianceIfDeleted', 2),
          column('itemTotal'),
          column('multiple'),
          column('alphaIfDeleted'),
        ],
        rows: found.items.map((item, at) => ({
          id: keys[at]!,
          text: names[at]!,
          values: [
            ...[item.mean, item.sd, item.scaleMeanIfDeleted, item.scaleVarianceIfDeleted],
            ...[item.correctedItemTotal, item.squaredMultipleCorrelation, item.alphaIfDeleted],
          ],
        })),
      },
      context,
    ),
    {
      kind: 'bars',
      id: 'itemTotal',
      title: texts.titles.itemTotal,
      source: { ...context.source, base },
      notes: modelNotes({ footnotes: [texts.itemTotalIs] }),
      format: numberAs(2),
      direction: 'bars',
      layout: 'grouped',
      categories: names,
      series: [
        {
          id: 'itemTotal',
          name: texts.columns.itemTotal,
          values: found.items.map(item => item.correctedItemTotal),
        },
      ],
    },
    figuresTable(
      {
        id: 'splitHalf',
        title: texts.titles.splitHalf,
        base,
        notes: modelNotes({ footnotes: [texts.halvesAre] }),
        rows: [
          ...[
            figure('first', splitHalf.firstHalfItems, countFormat),
            figure('second', splitHalf.secondHalfItems, countFormat),
          ],
          ...[figure('halves', splitHalf.correlation), figure('spearmanBrown', splitHalf.spearmanBrown)],
          figure('spearmanBrownUnequal', splitHalf.spearmanBrownUnequal),
          figure('guttman', splitHalf.guttman),
        ],
      },
      context,
    ),
    figuresTable(
      {
        id: 'guttman',
        title: texts.titles.guttman,
        base,
        rows: Object.entries(guttman).map(([id, value]) => ({
          id,
          text: texts.lambda(id.replace('lambda', '')),
          value,
          format: numberAs(3),
        })),
      },
      context,
    ),
  ];
}
