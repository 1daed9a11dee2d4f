import { attempt, columnLetter, type NpsResult, npsOfCounts } from '@wenshu/statistics';
import { crossTexts } from '@wenshu/texts/findings/cross';
import { summaryTexts } from '@wenshu/texts/findings/summary';
import type { Told } from '../../../claims/claim.ts';
import { joinTold } from '../../../claims/join-told.ts';
import type { Value } from '../../../data-set/variable.ts';
import { countCell } from '../../../exhibit/cells.ts';
import type { Exhibit, Scale, Table } from '../../../exhibit/exhibits.ts';
import { formatNumber } from '../../../exhibit/format-number.ts';
import { countFormat, numberAs, percentFormat } from '../../../exhibit/units.ts';
import { crossClaims } from '../../cross/claims.ts';
import { noneCompared } from '../../cross/comparison-claims.ts';
import { tooLittle } from '../../cross/meaning.ts';
import { leastOf } from '../../cross/request.ts';
import type { CrossTable } from '../../cross/result.ts';
import { levelText } from '../../cross/shown-table.ts';
import type { TablePlaces } from '../asking.ts';
import { summaryClaims } from '../claims.ts';
import type { Reading } from '../counts.ts';
import { framed } from '../framed.ts';
import { notesIn } from '../notes.ts';
import { letteredCell } from '../row-heads.ts';
import { presentShares } from '../shares.ts';
import { baseIn, type Summariser, type SummaryContext, type Summed, type SummedPart } from '../summary.ts';

const MOST_SCORE = 10;
const scoreFormat = numberAs(1);

/** S9.3, as `npsOfCounts` has it. */
const GROUPS = [
  { id: 'promoters', from: 9, to: 10, at: 1 },
  { id: 'passives', from: 7, to: 8, at: 0.5 },
  { id: 'detractors', from: 0, to: 6, at: 0 },
] as const;

/** Nine and ten are the good end, seven and eight the middle: the points have the colours of their groups. */
const pointScale: Scale = {
  hasMiddle: true,
  items: GROUPS.flatMap(({ from, to, at }) =>
    Array.from({ length: to - from + 1 }, (_, place) => ({ name: String(from + place), at })),
  ),
};

interface NpsCounts {
  /** Of 0 to 10. */
  readonly table: CrossTable;
  /** Promoters, passives, detractors. */
  readonly split: CrossTable;
  /** Everybody as 100, 0 or −100: the mean is the score, and means can be compared. */
  readonly compared: CrossTable;
  /** By column; null where nobody answered. */
  readonly scores: readonly (Pick<NpsResult, 'nps' | 'ciLower' | 'ciUpper'> | null)[];
  /** Whose score is none of 0 to 10. */
  readonly beyond: number;
}

const scoreIn = ([value]: readonly Value[]) =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST_SCORE ? (value as number) : undefined;
const valid: Reading = { numberOf: scoreIn };
const asPoints: Reading = {
  numberOf: by => {
    const score = scoreIn(by);
    if (score === undefined) return undefined;
    return 100 * (Number(score >= GROUPS[0].from) - Number(score <= GROUPS[2].to));
  },
};

export const npsSummariser: Summariser<TablePlaces | undefined, NpsCounts | undefined> = {
  lay: ({ parts: [part] }, asking) => part && asking.table(part.variable.key),
  run: (places, counts, { look: { sort } }) => {
    if (!places) return undefined;
    const table = counts.table(places, sort && { sort }, valid);
    const { values, weights } = counts.numbers(places, valid);
    const everybody = counts.groups(places.cells)[0]!;
    return {
      table,
      split: counts.bands(
        places,
        GROUPS.map(({ from, to }) => values.filter(score => score >= from && score <= to)),
        valid,
      ),
      compared: counts.table(places, {}, asPoints),
      scores: table.bases.map(({ people, weighted, effective }, column) => {
        const distribution = Array.from({ length: MOST_SCORE + 1 }, () => 0);
        for (const [place, score] of values.entries()) distribution[score] = weights[column]![place]!;
        const squares = effective > 0 ? weighted ** 2 / effective : 0;
        const settings = { confidence: counts.level };
        const found = attempt(() => npsOfCounts({ n: people, distribution, squares, settings }));
        if (!('value' in found)) return null;
        const { nps, ciLower, ciUpper } = found.value;
        return { nps, ciLower, ciUpper };
      }),
      beyond: everybody.reduce(
        (sum, { by, count }) => sum + (by[0] !== null && scoreIn(by) === undefined ? count : 0),
        0,
      ),
    };
  },
  present: (counted, summed, context) => {
    const part = summed.parts[0];
    if (!counted || !part) return [];
    return [
      ...presentScore(counted, part, { summed, context }),
      ...presentShares(counted.table, {
        summed,
        part,
        context,
        chart: summed.look.chart ?? 'columns',
        scale: pointScale,
      }),
    ];
  },
};

interface Shown {
  readonly summed: Summed;
  readonly context: SummaryContext;
}

function presentScore(counted: NpsCounts, part: SummedPart, { summed, context }: Shown): readonly Exhibit[] {
  const { language } = context;
  const texts = summaryTexts[language].nps;
  const { split, compared, scores, beyond } = counted;
  const frame = framed(summed, context, {
    what: 'nps',
    base: split.bases[0]!,
    notes: notesIn(context, {
      meaning: meaningIn(counted, context),
      bases: split.bases,
      wasCompared: compared.wasCompared || split.wasCompared,
      warnings: [summaryClaims.npsBeyond.tell(language, { records: beyond }, () => beyond)],
      footnotes: [texts.how],
    }),
  });
  const table: Exhibit = { ...frame, ...scoreTable(counted, part, context) };
  const score = scores[0];
  if (!score || summed.look.chart === 'none') return [table];
  const charted = { ...frame, notes: [], ...(summed.look.colours && { colours: summed.look.colours }) };
  return [
    table,
    {
      ...charted,
      kind: 'gauge',
      id: `gauge:${summed.question.key}`,
      format: scoreFormat,
      value: score.nps,
      low: score.ciLower,
      high: score.ciUpper,
      min: -100,
      max: 100,
      bands: [
        { upTo: 0, text: texts.below },
        { upTo: 100, text: texts.above },
      ],
    },
    {
      ...charted,
      kind: 'bars',
      id: `split:${summed.question.key}`,
      format: percentFormat,
      direction: 'bars',
      layout: 'stacked-to-100',
      categories: context.columns,
      ordered: { hasMiddle: true, items: GROUPS.map(({ id, at }) => ({ name: texts[id], at })) },
      series: GROUPS.map(({ id }, line) => ({ id, name: texts[id], values: split.shares[line]! })),
    },
  ];
}

/** The score, and of two groups how far they are apart and whether that is more than chance. */
function meaningIn({ scores, compared }: NpsCounts, { language, columns, request }: SummaryContext): Told | undefined {
  const number = (value: number) => formatNumber(scoreFormat, value, language);
  const score = scores[0]?.nps ?? null;
  return (
    tooLittle(compared.bases[0]!, request.test, language) ??
    joinTold(
      [
        summaryClaims.npsIs.tell(language, { score }, () => number(score!)),
        columns.length > 2 ? apart({ scores, compared }, { language, columns, request }) : undefined,
      ],
      language,
    )
  );
}

function apart(
  { scores, compared }: Pick<NpsCounts, 'scores' | 'compared'>,
  { language, columns, request }: Pick<SummaryContext, 'language' | 'columns' | 'request'>,
): Told | undefined {
  const { leastBase, leastToSpeak: least } = leastOf(request.test);
  const { state, means } = compared.comparison;
  const untested = noneCompared(state);
  const [, first, second] = scores.map(score => score?.nps ?? 0);
  const [higher, lower] = first! >= second! ? [1, 2] : [2, 1];
  const base = Math.min(...[1, 2].map(column => compared.bases[column]!.effective));
  const known = { state, base, least, isSure: means.marked > 0 };
  const names = columns.map(crossTexts[language].quoted);
  const words = (one: number, other: number) => () => ({
    level: levelText(request.test.level),
    gap: formatNumber(scoreFormat, Math.abs(first! - second!), language),
    first: names[one]!,
    second: names[other]!,
  });
  return (
    crossClaims.nothingToCompare.tell(language, untested) ??
    crossClaims.tooSmall.tell(language, untested, () => ({ least: leastBase })) ??
    summaryClaims.npsDiffers.tell(language, known, words(higher, lower)) ??
    summaryClaims.npsSame.tell(language, known, words(1, 2))
  );
}

function scoreTable(
  { split, compared, scores }: NpsCounts,
  { variable: { key: variable } }: SummedPart,
  context: SummaryContext,
): Pick<Table, 'kind' | 'columns' | 'rows' | 'measures' | 'cells'> {
  const { language, columns, request } = context;
  const texts = summaryTexts[language];
  const level = levelText(request.test.level);
  const means = compared.statistics.find(({ of }) => of === 'mean')?.cells;
  const between = (from: number, to: number) => ({
    all: [
      { test: 'number' as const, variable, compare: '>=' as const, value: from },
      { test: 'number' as const, variable, compare: '<=' as const, value: to },
    ],
  });
  const lines = [
    { id: 'score', text: texts.nps.score, of: 'nps' as const },
    { id: 'scoreLow', text: texts.nps.scoreLow(level), of: 'ciLower' as const },
    { id: 'scoreHigh', text: texts.nps.scoreHigh(level), of: 'ciUpper' as const },
  ];
  return {
    kind: 'table',
    measures: [{ id: 'percent', name: texts.percent, format: percentFormat }],
    columns: columns.map((name, column) => ({
      id: String(column),
      text: name,
      role: column === 0 ? 'total' : 'category',
      base: baseIn(context, split.bases[column]!),
      ...(columns.length > 2 && column > 0 && { letter: columnLetter(column - 1), compare: 'groups' }),
      ...(request.groups[column - 1] && { drill: request.groups[column - 1]!.filter }),
    })),
    rows: [
      { id: 'base', text: texts.base, role: 'base', format: countFormat, drill: between(0, MOST_SCORE) },
      ...lines.map(({ id, text }) => ({ id, text, role: 'statistic' as const, format: scoreFormat })),
      ...GROUPS.map(({ id, from, to }) => ({
        id,
        text: texts.nps[id],
        role: 'category' as const,
        drill: between(from, to),
      })),
    ],
    cells: [
      split.bases.map(({ people }) => countCell(people)),
      ...lines.map(({ of }) =>
        scores.map((score, column) =>
          letteredCell(scoreFormat, score?.[of] ?? null, of === 'nps' ? means?.[column]?.above : undefined),
        ),
      ),
      ...GROUPS.map((_group, line) =>
        split.shares[line]!.map((share, column) =>
          letteredCell(percentFormat, share, split.cells[line]![column]!.above),
        ),
      ),
    ],
  };
}
