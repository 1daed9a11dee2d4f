import { summaryTexts } from '@wenshu/texts/findings/summary';
import { WEIGHT_UNIT } from '../../../columns/group-columns.ts';
import { conceptsOf, designOf } from '../../../data-set/task-design.ts';
import { cellIn, countCell, percentCell } from '../../../exhibit/cells.ts';
import type { Bars, Base, Exhibit, NumberFormat, Series, TableCell, Unframed } from '../../../exhibit/exhibits.ts';
import {
  countFormat,
  type Percent,
  type PercentPoints,
  percentFormat,
  percentOf,
  pointsBetween,
  pointsFormat,
} from '../../../exhibit/units.ts';
import { tooLittle } from '../../cross/meaning.ts';
import type { Places } from '../asking.ts';
import type { SummaryCounts } from '../counts.ts';
import { framed } from '../framed.ts';
import { notesIn } from '../notes.ts';
import { answeredOf } from '../numbers-by-item/answered-of.ts';
import { sortedBy } from '../numbers-by-item/items.ts';
import { rowHeads } from '../row-heads.ts';
import type { Summariser, SummaryContext, Summed, SummedPart } from '../summary.ts';

const SIDES = ['best', 'worst'] as const;
type Side = (typeof SIDES)[number];

interface Laid {
  /** By set: by version and what was chosen. */
  readonly best: readonly Places[];
  readonly worst: readonly Places[];
  readonly all: Places;
}

/** Of an item, by column: Σw of the times that it was chosen, and that it could have been. */
interface Times {
  readonly chosen: readonly number[];
  readonly shown: readonly number[];
}

interface ItemTimes {
  readonly code: number;
  readonly label: string;
  readonly best: Times;
  readonly worst: Times;
}

interface MaxDiffCounts {
  readonly items: readonly ItemTimes[];
  readonly bases: readonly Required<Base>[];
  /** Whether what was chosen was always shown: else the design is not the one that people saw. */
  readonly fits: boolean;
}

const setsOf = ({ parts }: Summed, side: Side): readonly SummedPart[] =>
  parts.filter(({ variable }) => variable.part?.is === side);
const versionOf = ({ parts }: Summed) => parts.find(({ variable }) => variable.part?.is === 'version')?.variable.key;

/** How often items were the best and the worst of those that were shown with them. */
export const maxDiffSummariser: Summariser<Laid | undefined, MaxDiffCounts | undefined> = {
  lay: (summed, asking) => {
    if (setsOf(summed, 'best').length === 0) return undefined;
    const version = versionOf(summed);
    const before = version === undefined ? [] : [{ variable: version }];
    const count = ({ variable }: SummedPart) => asking.count([...before, { variable: variable.key }]);
    return {
      best: setsOf(summed, 'best').map(count),
      worst: setsOf(summed, 'worst').map(count),
      all: asking.count([], answeredOf(summed.parts.map(({ variable }) => variable))),
    };
  },
  run: (laid, counts, summed) => laid && countTimes(laid, counts, summed),
  present: (counted, summed, context) => (counted ? presentTimes(counted, summed, context) : []),
};

function countTimes({ all, ...sides }: Laid, counts: SummaryCounts, summed: Summed): MaxDiffCounts {
  const design = versionOf(summed) === undefined ? undefined : designOf(summed.question);
  const categories = setsOf(summed, 'best')[0]!.variable.categories ?? [];
  const codeOf = new Map(categories.map(({ itemId, code }) => [itemId, code]));
  let fits = design !== undefined;
  const times = (side: Side) => {
    const zeros = () => Array.from({ length: counts.columns }, () => 0);
    const items = new Map(categories.map(({ code }) => [code, { chosen: zeros(), shown: zeros() }]));
    for (const [index, { variable }] of setsOf(summed, side).entries())
      for (const [column, groups] of counts.groups(sides[side][index]!).entries())
        for (const { by, weight: counted } of groups) {
          const code = by.at(-1) as number | null;
          if (code === null) continue;
          const weight = Number(counted) / WEIGHT_UNIT;
          const item = items.get(code) ?? { chosen: zeros(), shown: zeros() };
          items.set(code, item);
          item.chosen[column]! += weight;
          const shown = design && conceptsOf(design, by[0], variable.part?.number ?? index + 1);
          const codes = shown?.map(([id]) => codeOf.get(id));
          fits &&= codes?.includes(code) === true;
          for (const one of codes ?? []) if (one !== undefined) items.get(one)!.shown[column]! += weight;
        }
    return items;
  };
  const [best, worst] = [times('best'), times('worst')];
  const never: Times = { chosen: [], shown: [] };
  return {
    items: [...new Set([...best.keys(), ...worst.keys()])].map(code => ({
      code,
      label: categories.find(one => one.code === code)?.label ?? String(code),
      best: best.get(code) ?? never,
      worst: worst.get(code) ?? never,
    })),
    bases: counts.groups(all).map(([group]) => {
      const weighted = Number(group?.weight ?? 0n) / WEIGHT_UNIT;
      const squares = Number(group?.squares ?? 0n) / WEIGHT_UNIT ** 2;
      return { people: group?.count ?? 0, weighted, effective: squares > 0 ? weighted ** 2 / squares : 0 };
    }),
    fits,
  };
}

/** In per cent of the times that it was shown; null where it never was. */
const shareOf = ({ chosen, shown }: Times, column: number): Percent | null =>
  percentOf(chosen[column] ?? 0, shown[column] ?? 0);

const netOf = ({ best, worst }: ItemTimes, column: number): PercentPoints | null =>
  pointsBetween(shareOf(best, column), shareOf(worst, column));

const differenceOf = ({ best, worst }: ItemTimes, column: number): number =>
  (best.chosen[column] ?? 0) - (worst.chosen[column] ?? 0);

function presentTimes(counted: MaxDiffCounts, summed: Summed, context: SummaryContext): readonly Exhibit[] {
  const { bases, fits } = counted;
  const { language, columns } = context;
  const texts = summaryTexts[language];
  const { models } = texts;
  const items = sortedBy(counted.items, summed.look.sort, item => (fits ? netOf(item, 0) : differenceOf(item, 0)));
  const frame = framed(summed, context, {
    what: 'times',
    base: bases[0]!,
    notes: notesIn(context, {
      meaning: tooLittle(bases[0]!, context.request.test, language),
      bases,
      wasCompared: false,
      footnotes: bases[0]!.people === 0 ? [] : [fits ? models.shownHow : models.shownUnknown],
    }),
  });
  const isAny = bases[0]!.people > 0;
  const count = (times: readonly number[], column: number): TableCell =>
    countCell(bases[column]!.people > 0 ? (times[column] ?? 0) : null);
  const cellsOf = (item: ItemTimes, column: number): readonly TableCell[] => [
    ...[count(item.best.chosen, column), count(item.worst.chosen, column)],
    ...(fits
      ? [
          count(item.best.shown, column),
          ...[shareOf(item.best, column), shareOf(item.worst, column)].map(percentCell),
          cellIn(pointsFormat, netOf(item, column)),
        ]
      : []),
  ];
  const head = (id: string, text: string, format: NumberFormat = percentFormat) => ({
    id,
    text,
    role: 'statistic' as const,
    format,
  });
  const drill = answeredOf(summed.parts.map(({ variable }) => variable));
  const drawn = isAny && summed.look.chart !== 'none' ? timesChart(items, counted, { summed, context }) : undefined;
  return [
    {
      ...frame,
      kind: 'table',
      measures: [{ id: 'count', name: texts.count, format: countFormat }],
      columns: [
        ...[head('best', models.best, countFormat), head('worst', models.worst, countFormat)],
        ...(fits
          ? [
              head('shown', models.shown, countFormat),
              head('bestShare', `${models.best} %`),
              head('worstShare', `${models.worst} %`),
              head('net', models.bestMinusWorst, pointsFormat),
            ]
          : []),
      ],
      rows: rowHeads(
        items.map(({ code, label }) => ({ key: `${summed.question.key}:${code}`, label, bases, drill })),
        context,
      ),
      cells: items.flatMap(item => columns.map((_name, column) => cellsOf(item, column))),
    },
    ...(drawn ? [{ ...frame, ...drawn, id: `chart:${summed.question.key}`, notes: [] }] : []),
  ];
}

const MOST_DRAWN = 60;

function timesChart(
  items: readonly ItemTimes[],
  { fits }: MaxDiffCounts,
  { summed: { look }, context }: { readonly summed: Summed; readonly context: SummaryContext },
): Unframed<Bars> | undefined {
  if (items.length > MOST_DRAWN) return undefined;
  const { columns, language } = context;
  const nets = columns.map(
    (name, column): Series<PercentPoints> => ({
      id: String(column),
      name,
      values: items.map(item => netOf(item, column)),
    }),
  );
  const models = summaryTexts[language].models;
  const counts = SIDES.map(side => ({
    id: side,
    name: models[side],
    values: items.map(item => item[side].chosen[0] ?? 0),
  }));
  const drawn = {
    ...({ kind: 'bars', layout: 'grouped', direction: look.chart === 'columns' ? 'columns' : 'bars' } as const),
    categories: items.map(({ label }) => label),
    ...(look.colours && { colours: look.colours }),
  };
  return fits
    ? { ...drawn, format: pointsFormat, series: nets.length > 1 ? nets.slice(1) : nets }
    : { ...drawn, format: countFormat, series: counts };
}
