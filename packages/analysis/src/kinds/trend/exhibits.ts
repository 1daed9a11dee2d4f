import { exhibitTexts } from '@wenshu/texts/findings/exhibit';
import { trendTexts } from '@wenshu/texts/findings/models/trend';
import type { Exhibit, Head, Table, TableCell } from '../../exhibit/exhibits.ts';
import { signOfChange } from '../../exhibit/stars.ts';
import { titleOf } from '../../exhibit/title-of.ts';
import { type Held, inFormat, numberAs, percentFormat, pFormat, pointsFormat } from '../../exhibit/units.ts';
import type { PresentContext } from '../kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { headsOf, plainTable } from '../model/plain-table.ts';
import { isChange } from './claims.ts';
import type { FoundTrend, MeanTrend, ShareTrend, TrendMeasure } from './found.ts';
import { evidenceOf, trendNotes } from './notes.ts';

const MOST_LINES = 12;
const meanFormat = numberAs(2);

const isShare = (measure: TrendMeasure): measure is ShareTrend => measure.code !== null;
const isMean = (measure: TrendMeasure): measure is MeanTrend => measure.code === null;
const idOf = ({ variable, code }: TrendMeasure) => `${variable} ${code ?? ''}`;

interface Shown {
  readonly found: FoundTrend;
  readonly waveNames: readonly string[];
  /** The question, and what of it. */
  groupOf(measure: TrendMeasure): string;
  nameOf(measure: TrendMeasure): string;
  readonly context: PresentContext;
}

/** The waves side by side with what rose and fell, the tests behind it, and lines to see it at a glance. */
export function presentTrend(found: FoundTrend, request: ModelRequest, context: PresentContext): readonly Exhibit[] {
  const { language, variables } = context;
  const waveKey = request.slots.wave![0]!;
  const labelOf = (key: string, code: number) =>
    variables.get(key)?.categories?.find(one => one.code === code)?.label ?? String(code);
  const shown: Shown = {
    found,
    context,
    waveNames: found.waves.map(({ code }) => labelOf(waveKey, code)),
    groupOf: ({ variable }) => titleOf(variables.get(variable), variable, language),
    nameOf: measure => (isMean(measure) ? trendTexts[language].mean : labelOf(measure.variable, measure.code)),
  };
  return [trendTable(shown), ...shareLines(shown), ...meanLines(shown), testsTable(shown)];
}

const fullName = ({ groupOf, nameOf }: Shown, measure: TrendMeasure) =>
  isMean(measure) ? groupOf(measure) : `${groupOf(measure)}: ${nameOf(measure)}`;

function trendTable(shown: Shown): Table {
  const { found, waveNames, groupOf, nameOf, context } = shown;
  const { waves, measures, base } = found;
  const texts = trendTexts[context.language];
  const rowOf = (measure: TrendMeasure) => ({
    id: idOf(measure),
    text: nameOf(measure),
    group: groupOf(measure),
    ...(isMean(measure) && { role: 'statistic' as const, format: meanFormat }),
  });
  return {
    kind: 'table',
    id: 'trend',
    title: texts.titles.trend,
    source: { ...context.source, base },
    notes: trendNotes(found, context, measure => fullName(shown, measure)),
    measures: [{ id: 'value', name: exhibitTexts[context.language].value, format: percentFormat }],
    columns: waves.map(
      ({ code, people }, at): Head => ({
        id: String(code),
        text: texts.wave({ name: waveNames[at]!, people }),
        role: 'category',
      }),
    ),
    rows: headsOf(measures.map(rowOf)),
    cells: measures.map(measure => waves.map((_, at) => cellOf(measure, at))),
  };
}

/** With the sign of the latest comparison that is more than chance. */
function cellOf(measure: TrendMeasure, wave: number): TableCell {
  const value: Held | null = isShare(measure)
    ? inFormat(percentFormat, measure.estimates[wave]!)
    : inFormat(meanFormat, measure.estimates[wave]!);
  const latest = measure.comparisons.filter(one => one.to === wave && isChange(evidenceOf(measure, one))).at(-1);
  return { values: [value], ...(latest && { letters: signOfChange(latest.difference) }) };
}

function shareLines(shown: Shown): readonly Exhibit[] {
  const measures = shown.found.measures.filter(isShare);
  const series = measures.map(one => ({ id: idOf(one), name: fullName(shown, one), values: one.estimates }));
  return measures.length === 0
    ? []
    : [{ ...linesFrame(shown, 'shares'), format: percentFormat, series: series.slice(0, MOST_LINES) }];
}

function meanLines(shown: Shown): readonly Exhibit[] {
  const measures = shown.found.measures.filter(isMean);
  const series = measures.map(one => ({ id: idOf(one), name: fullName(shown, one), values: one.estimates }));
  return measures.length === 0
    ? []
    : [{ ...linesFrame(shown, 'means'), format: meanFormat, series: series.slice(0, MOST_LINES) }];
}

const linesFrame = ({ found: { base }, waveNames, context }: Shown, id: 'shares' | 'means') => ({
  kind: 'lines' as const,
  id,
  title: trendTexts[context.language].titles[id],
  notes: [],
  source: { ...context.source, base },
  x: { of: 'category' as const, names: waveNames },
});

/** Shares differ by points and means by what they are measured in: columns of their own, so that every number says what it is. */
function testsTable({ found, waveNames, groupOf, nameOf, context }: Shown): Table {
  const { measures, base } = found;
  const texts = trendTexts[context.language];
  const ends = ['difference', 'lower', 'upper'] as const;
  const [hasShares, hasMeans] = [measures.some(isShare), measures.some(isMean)];
  const blank = ends.map(() => '');
  return plainTable(
    {
      id: 'tests',
      title: texts.titles.tests,
      base,
      columns: [
        { id: 'from', text: texts.columns.waves, format: numberAs(0) },
        ...(hasShares ? ends : []).map(id => ({
          id,
          text: texts.columns[id],
          format: pointsFormat,
          group: texts.ofShares,
        })),
        ...(hasMeans ? ends : []).map(id => ({
          id: `mean:${id}`,
          text: texts.columns[id],
          format: numberAs(3),
          group: texts.ofMeans,
        })),
        { id: 'p', text: texts.columns.p, format: pFormat },
        { id: 'corrected', text: texts.columns.corrected, format: pFormat },
      ],
      rows: measures.flatMap(measure => {
        const points = isShare(measure)
          ? measure.comparisons.map(one => ends.map(end => inFormat(pointsFormat, one[end])))
          : [];
        const numbers = isMean(measure)
          ? measure.comparisons.map(one => ends.map(end => inFormat(numberAs(3), one[end])))
          : [];
        return measure.comparisons.map((one, at) => ({
          id: `${idOf(measure)} ${one.from} ${one.to}`,
          text: nameOf(measure),
          group: groupOf(measure),
          values: [
            texts.pair({ from: waveNames[one.from]!, to: waveNames[one.to]! }),
            ...(hasShares ? (points[at] ?? blank) : []),
            ...(hasMeans ? (numbers[at] ?? blank) : []),
            ...[one.p, one.corrected].map(p => inFormat(pFormat, p)),
          ],
        }));
      }),
    },
    context,
  );
}
