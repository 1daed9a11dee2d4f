import { adjustPValues, normalTwoSided } from '@wenshu/statistics';
import type { Exhibit, NumberFormat } from '../exhibit/exhibits.ts';
import type { LiveFigure, ReportBlock, ReportDocument } from './report-document.ts';
import type { BlockResult, ReportResults } from './report-results.ts';

/** One number that a report told, with what a test needs to compare it with the next one. */
export interface ToldFigure {
  /** Of the exhibit, and of the answer within it. */
  readonly id: string;
  readonly title: string;
  /** The answer whose share it is; of a score none. */
  readonly item?: string;
  readonly value: number;
  readonly format: NumberFormat;
  readonly people: number;
  /** Between people, in the square of the value's unit; null of weighted numbers, which are not tested here. */
  readonly variance: number | null;
}

export interface ToldReport {
  readonly samples: number;
  readonly figures: readonly ToldFigure[];
}

const SCORES = 'scores';
const scoreFormat: NumberFormat = { as: 'number', decimals: 1 };
const NPS_EXHIBIT = /^(?:nps|gauge|split):/;
const groups = ['promoters', 'detractors'] as const;

/** The report, asking besides for what is behind its scores: a block of its own that nobody sees, so that equal questions are asked once. */
export function withScores(document: ReportDocument): ReportDocument {
  const figures = Object.values(document.blocks).flatMap(({ content }): [string, LiveFigure][] => {
    if (content.kind !== 'exhibit' || content.analysis.kind !== 'summary' || !NPS_EXHIBIT.test(content.exhibitId))
      return [];
    const exhibitId = content.exhibitId.replace(NPS_EXHIBIT, 'nps:');
    return groups.map(row => [`${row} ${exhibitId}`, { analysis: content.analysis, exhibitId, row, column: '0' }]);
  });
  if (figures.length === 0) return document;
  const place = { x: 0, y: 0, width: 0, height: 0 };
  const content = { kind: 'text', paragraphs: [], figures: Object.fromEntries(figures) } as const;
  const block: ReportBlock = { id: SCORES, pageId: '', order: 'a', place, content };
  return { ...document, blocks: { ...document.blocks, [SCORES]: block } };
}

/** What a report tells first: of each question its score, or all shares of its answers; each question once. */
export function toldFigures({ blocks }: ReportResults): readonly ToldFigure[] {
  const scores = blocks[SCORES];
  const figures = Object.values(blocks).flatMap(result =>
    result.kind === 'exhibit' ? [...scoreOf(result.exhibit, scores), ...sharesOf(result.exhibit)] : [],
  );
  return [...new Map(figures.map(figure => [figure.id, figure])).values()];
}

function scoreOf({ id, title, source }: Exhibit, scores: BlockResult | undefined): readonly ToldFigure[] {
  if (!NPS_EXHIBIT.test(id) || scores?.kind !== 'text') return [];
  const exhibitId = id.replace(NPS_EXHIBIT, 'nps:');
  const [up, down] = groups.map(row => scores.figures[`${row} ${exhibitId}`]);
  if (up?.value == null || down?.value == null) return [];
  const value = up.value - down.value;
  const variance = source.weight === undefined ? 100 * (up.value + down.value) - value ** 2 : null;
  return [{ id: exhibitId, title, value, format: scoreFormat, people: source.base.people, variance }];
}

function sharesOf(exhibit: Exhibit): readonly ToldFigure[] {
  const { id, title, source } = exhibit;
  const found = (item: string, value: number | null, format: NumberFormat): ToldFigure[] => {
    if (value === null) return [];
    const variance = source.weight === undefined ? value * (100 - value) : null;
    return [{ id: `${aboutOf(id)} ${item}`, title, item, value, format, people: source.base.people, variance }];
  };
  if ((exhibit.kind === 'bars' || exhibit.kind === 'parts') && id.startsWith('chart:')) {
    const { categories, series, format } = exhibit;
    return format.as === 'percent'
      ? categories.flatMap((item, at) => found(item, series[0]?.values[at] ?? null, format))
      : [];
  }
  if (exhibit.kind !== 'table' || !id.startsWith('shares:')) return [];
  const heads = exhibit.columns.flatMap(head => head.children ?? [head]);
  const column = heads.findIndex(head => head.id === '0:percent');
  const format = heads[column]?.format;
  if (!format) return [];
  return exhibit.rows.flatMap(({ role, text }, at) =>
    role === 'category' ? found(text, exhibit.cells[at]?.[column]?.values[0] ?? null, format) : [],
  );
}

/** A question's table and its chart tell the same shares. */
const aboutOf = (id: string) => id.replace(/^(?:chart|shares):/, '');

/** Whether those who came since differ from those before by more than chance; `untested` where nothing can be said. */
export type Verdict = 'differs' | 'chance' | 'untested';

export interface ToldChange {
  readonly figure: ToldFigure;
  readonly before: number;
  readonly verdict: Verdict;
}

const LEVEL = 0.05;
/** Below this the normal curve is no good guess. */
const LEAST_PEOPLE = 30;

/**
 * What has moved: scores, and of each question the share of the answer that is most frequent now. Tested are those who came since against
 * those before, z = (m_new − m_before)/√(s²·(1/n_new + 1/n_before)) with s² of all; of a share that is the pooled test of two proportions.
 * Several figures are several chances to be wrong, so Holm's correction is upon all that were tested.
 */
export function changesSince(before: readonly ToldFigure[], now: readonly ToldFigure[]): readonly ToldChange[] {
  const known = new Map(before.map(figure => [figure.id, figure]));
  const pairs = leading(now).flatMap(figure => {
    const then = known.get(figure.id);
    return then ? [{ figure, then, p: pOf(then, figure) }] : [];
  });
  const tested = pairs.filter(({ p }) => p !== undefined);
  const { holm } = adjustPValues(tested.map(({ p }) => p!));
  const adjusted = new Map(tested.map((pair, at) => [pair, holm[at]!]));
  return pairs.map(pair => {
    const p = adjusted.get(pair);
    const verdict = p === undefined ? 'untested' : p < LEVEL ? 'differs' : 'chance';
    return { figure: pair.figure, before: pair.then.value, verdict };
  });
}

/** Of each question one share: the largest, the first of equals. */
function leading(figures: readonly ToldFigure[]): readonly ToldFigure[] {
  const most = new Map<string, ToldFigure>();
  for (const figure of figures) {
    const known = most.get(figure.title);
    if (figure.item !== undefined && (!known || figure.value > known.value)) most.set(figure.title, figure);
  }
  return figures.filter(figure => figure.item === undefined || most.get(figure.title) === figure);
}

function pOf(before: ToldFigure, now: ToldFigure): number | undefined {
  const came = now.people - before.people;
  if (before.variance === null || now.variance === null || now.variance <= 0) return undefined;
  if (came < LEAST_PEOPLE || before.people < LEAST_PEOPLE) return undefined;
  const mean = (now.value * now.people - before.value * before.people) / came;
  const square = (figure: ToldFigure) => (figure.variance! + figure.value ** 2) * figure.people;
  const spread = (square(now) - square(before)) / came - mean ** 2;
  // Nobody can have answered so: answers went or were changed, and who came since cannot be told from who was there.
  if (Math.abs(mean) > 100 + ROUNDING || spread < -ROUNDING || (now.item !== undefined && mean < -ROUNDING))
    return undefined;
  return normalTwoSided((mean - before.value) / Math.sqrt(now.variance * (1 / came + 1 / before.people)));
}
const ROUNDING = 1e-6;
