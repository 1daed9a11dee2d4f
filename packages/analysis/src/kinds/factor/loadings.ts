import { factorTexts } from '@wenshu/texts/findings/models/factor';
import type { Exhibit, Points } from '../../exhibit/exhibits.ts';
import { formatNumber } from '../../exhibit/format-number.ts';
import { alreadyPercent } from '../../exhibit/units.ts';
import type { PresentContext } from '../kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { modelNotes, numberAs, percentFormat, plainTable } from '../model/plain-table.ts';
import { orderOf, shownLoadings } from './belonging.ts';
import type { FoundFactors } from './found.ts';

interface Names {
  /** Of the questions, and of what was found. */
  readonly names: readonly string[];
  readonly factors: readonly string[];
}

/** As a table, as a map to see at a glance, and the first two factors as arrows. */
export function presentLoadings(
  found: FoundFactors,
  request: ModelRequest,
  { names, factors }: Names,
  context: PresentContext,
): readonly Exhibit[] {
  const { titles, ...texts } = factorTexts[context.language];
  const { base, rotatedLoadings, loadings: unrotated } = found;
  const keys = request.slots.variables!;
  const hideBelow = request.options.hideBelow as number;
  const shown = shownLoadings(found);
  const order = orderOf(shown, request.options.sort === true);
  const isHidden = (value: number) => Math.abs(value) < hideBelow;
  const tableOf = (id: string, title: string, loadings: readonly (readonly number[])[], notes: Exhibit['notes']) =>
    plainTable(
      {
        id,
        title,
        base,
        notes,
        columns: factors.map((text, at) => ({ id: String(at + 1), text, format: numberAs(3) })),
        rows: order.map(at => ({
          id: keys[at]!,
          text: names[at]!,
          values: loadings[at]!.map(value => (isHidden(value) ? '' : value)),
          heat: loadings[at]!.map(value => (isHidden(value) ? undefined : Math.min(1, Math.abs(value)))),
        })),
      },
      context,
    );
  const notes = modelNotes({
    footnotes: [texts.loadingIs, hideBelow > 0 ? texts.hidden(String(hideBelow)) : undefined],
  });
  return [
    tableOf('loadings', rotatedLoadings ? titles.loadings : titles.unrotated, shown, notes),
    {
      kind: 'heat',
      id: 'loadingsMap',
      title: titles.loadingsMap,
      source: { ...context.source, base },
      notes: [],
      format: numberAs(2),
      scale: 'about-zero',
      min: -1,
      max: 1,
      rows: order.map(at => names[at]!),
      columns: factors,
      values: order.map(at => shown[at]!),
    },
    ...(factors.length < 2 ? [] : [plotOf(found, { names, factors }, context)]),
    ...(rotatedLoadings ? [tableOf('unrotated', titles.unrotated, unrotated, [])] : []),
  ];
}

function plotOf(found: FoundFactors, { names, factors }: Names, { language, source }: PresentContext): Points {
  const texts = factorTexts[language];
  const { percent } = found.rotationSums ?? found.extractionSums;
  const axisTitle = (at: number) =>
    texts.axis({ name: factors[at]!, percent: formatNumber(percentFormat, alreadyPercent(percent[at]!), language) });
  return {
    kind: 'points',
    id: 'loadingsPlot',
    title: texts.titles.loadingsPlot,
    format: numberAs(2),
    source: { ...source, base: found.base },
    notes: modelNotes({ footnotes: [texts.plotIs] }),
    xTitle: axisTitle(0),
    yTitle: axisTitle(1),
    isSquare: true,
    groups: [{ name: texts.columns.questions, mark: 'arrow' }],
    points: shownLoadings(found).map(([x, y], at) => ({ x: x!, y: y!, group: 0, text: names[at]! })),
  };
}
