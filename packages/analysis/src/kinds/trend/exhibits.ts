import { trendTexts } from '@wenshu/texts/findings/models/trend';
import type { Exhibit, NumberFormat } from '../../exhibit/exhibits.ts';
import { formatNumber, SMALL_BASE } from '../../exhibit/format-number.ts';
import { titleOf } from '../../exhibit/title-of.ts';
import type { PresentContext } from '../kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { modelNotes, numberAs, percentFormat, pFormat, plainTable } from '../model/plain-table.ts';
import type { FoundTrend, TrendMeasure } from './found.ts';

const ALPHA = 0.05;
const MOST_LINES = 12;
const formatOf = ({ code }: TrendMeasure): NumberFormat => (code === null ? numberAs(2) : percentFormat);
/** Of a share in per cent, as its format has it. */
const isSure = ({ corrected }: TrendMeasure['comparisons'][number]) => corrected !== null && corrected < ALPHA;

/** The waves side by side with what rose and fell, the tests behind it, and lines to see it at a glance. */
export function presentTrend(found: FoundTrend, request: ModelRequest, context: PresentContext): readonly Exhibit[] {
  const { language, variables, source } = context;
  const texts = trendTexts[language];
  const { waves, measures, base } = found;
  const waveKey = request.slots.wave![0]!;
  const waveNames = waves.map(
    ({ code }) => variables.get(waveKey)?.categories?.find(one => one.code === code)?.label ?? String(code),
  );
  const groupOf = ({ variable }: TrendMeasure) => titleOf(variables.get(variable), variable, language);
  const nameOf = (measure: TrendMeasure) =>
    measure.code === null
      ? texts.mean
      : (variables.get(measure.variable)?.categories?.find(({ code }) => code === measure.code)?.label ??
        String(measure.code));
  const idOf = ({ variable, code }: TrendMeasure) => `${variable} ${code ?? ''}`;
  const cellOf = (measure: TrendMeasure, wave: number) => {
    const value = measure.estimates[wave]!;
    if (value === null) return null;
    const against = measure.comparisons.filter(one => one.to === wave && isSure(one));
    const sign = against.length === 0 ? '' : against.at(-1)!.difference > 0 ? ' ▲' : ' ▼';
    return `${formatNumber(formatOf(measure), value, language)}${sign}`;
  };
  const changes = measures.flatMap(measure => measure.comparisons.filter(isSure).map(one => ({ measure, ...one })));
  const notes = modelNotes({
    meaning: [
      changes.length === 0
        ? texts.nothing
        : texts.changed({ count: changes.length, of: measures.reduce((sum, one) => sum + one.comparisons.length, 0) }),
    ],
    warnings: [
      measures.some(({ people }) => people.some(count => count > 0 && count < SMALL_BASE)) ? texts.few : undefined,
      found.untold.length > 0
        ? texts.untold(found.untold.map(key => titleOf(variables.get(key), key, language)).join(' · '))
        : undefined,
    ],
    footnotes: [texts.signs, texts.tests, base.effective === undefined ? undefined : texts.weighted],
  });
  return [
    plainTable(
      {
        ...{ id: 'trend', title: texts.titles.trend, base, notes },
        columns: waves.map(({ code, people }, at) => ({
          ...{ id: String(code), text: texts.wave({ name: waveNames[at]!, people }), format: percentFormat },
        })),
        rows: measures.map(measure => ({
          ...{ id: idOf(measure), text: nameOf(measure), group: groupOf(measure) },
          values: waves.map((_, at) => cellOf(measure, at)),
        })),
      },
      context,
    ),
    ...linesOf(
      measures.filter(({ code }) => code !== null),
      percentFormat,
      'shares',
    ),
    ...linesOf(
      measures.filter(({ code }) => code === null),
      numberAs(2),
      'means',
    ),
    plainTable(
      {
        ...{ id: 'tests', title: texts.titles.tests, base },
        columns: [
          { id: 'from', text: texts.columns.waves, format: numberAs(0) },
          { id: 'difference', text: texts.columns.difference, format: numberAs(3) },
          { id: 'lower', text: texts.columns.lower, format: numberAs(3) },
          { id: 'upper', text: texts.columns.upper, format: numberAs(3) },
          { id: 'p', text: texts.columns.p, format: pFormat },
          { id: 'corrected', text: texts.columns.corrected, format: pFormat },
        ],
        rows: measures.flatMap(measure =>
          measure.comparisons.map(one => ({
            ...{ id: `${idOf(measure)} ${one.from} ${one.to}`, text: nameOf(measure), group: groupOf(measure) },
            values: [
              texts.pair({ from: waveNames[one.from]!, to: waveNames[one.to]! }),
              ...[one.difference, one.lower, one.upper].map(value => formatNumber(formatOf(measure), value, language)),
              ...[one.p, one.corrected],
            ],
          })),
        ),
      },
      context,
    ),
  ];

  function linesOf(shown: readonly TrendMeasure[], format: NumberFormat, id: 'shares' | 'means'): readonly Exhibit[] {
    if (shown.length === 0) return [];
    return [
      {
        ...{ kind: 'lines', id, title: texts.titles[id], source: { ...source, base }, notes: [], format },
        x: { of: 'category', names: waveNames },
        series: shown.slice(0, MOST_LINES).map(measure => ({
          id: idOf(measure),
          name: measure.code === null ? groupOf(measure) : `${groupOf(measure)}: ${nameOf(measure)}`,
          values: measure.estimates,
        })),
      },
    ];
  }
}
