import {
  type Analysis,
  countedRecords,
  type DataVariable,
  type DraftGroup,
  type DraftQuestion,
  defaultCrossRequest,
  defaultSummaryRequest,
  draftReport,
  type Exhibit,
  every,
  kinds,
  listGroups,
  MAX_CROSS_ROWS,
  questionTitle,
  type ReportDocument,
  type ReportResults,
} from '@wenshu/analysis';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { runAnalysis } from '../analyses/index.ts';
import { isNeverPublished, type OpenDataSet } from '../data-set/index.ts';
import { type Counting, countAnalyses, keyOf } from './count-analyses.ts';
import { fieldTime } from './field-time.ts';

interface Draft {
  readonly document: ReportDocument;
  readonly results: ReportResults;
}

interface Drafting extends Counting {
  /** Of the questionnaire. */
  readonly name: string;
  readonly groups: readonly string[];
  /** For people outside: nothing that one person wrote or sent is in it. */
  readonly hidesWritten?: true;
}

/** Of the work, questions take the most. */
const QUESTIONS = 0.8;
const counted = every([...countedRecords(undefined)]);

/** Samples that count, of those that the data set lets through. */
export async function countSamples(dataSet: OpenDataSet): Promise<number> {
  try {
    const { groups } = await dataSet.ask({ kind: 'count', by: [], filter: counted });
    return listGroups(groups).reduce((sum, { count }) => sum + count, 0);
  } catch (error) {
    if (isNeverPublished(error)) return 0;
    throw error;
  }
}

/** The report of all questions, counted now. */
export async function makeDraft(platform: Pick<Platform, 'database'>, drafting: Drafting): Promise<Draft> {
  const { dataSet, language, name, groups: chosen, onRun } = drafting;
  const asked = await dataSet.listQuestions(language);
  const questions = asked.map(({ key, title, name: code }) => ({
    key,
    title: questionTitle({ name: code, label: title }, language),
    analysis: summaryOf(key),
  }));
  const found = await countAnalyses(
    platform,
    questions.map(({ analysis }) => analysis),
    { ...drafting, onRun: share => onRun?.(QUESTIONS * share) },
  );
  const counts = questions.map(({ analysis }) => found.get(keyOf(analysis))!);
  const drafted = questions.map(({ key, title, analysis }, at): DraftQuestion => {
    const exhibits = counts[at]!.found;
    const shown = 'problem' in exhibits ? [] : exhibits;
    return { key, title, analysis, exhibits: drafting.hidesWritten ? withoutWritten(shown) : shown };
  });
  const groups: DraftGroup[] = [];
  for (const variable of await groupVariables(dataSet, chosen, drafting))
    groups.push(await compare(variable, drafting));
  const asOf = counts.reduce((least, one) => Math.min(least, one.asOf), Date.now());
  return draftReport({
    language,
    name,
    asOf,
    questions: drafted,
    groups,
    samples: await countSamples(dataSet),
    field: await fieldTime(platform, drafting),
    timeZone: dataSet.timeZone,
  });
}

/** Of a question whose answers were written or sent, what was counted of them alone: its tables list what people wrote. */
function withoutWritten(exhibits: readonly Exhibit[]): readonly Exhibit[] {
  const isRaw = ({ kind }: Exhibit) => kind === 'verbatims' || kind === 'gallery';
  return exhibits.some(isRaw) ? exhibits.filter(one => !isRaw(one) && one.kind !== 'table') : exhibits;
}

const summaryOf = (question: string): Analysis<'summary'> => ({
  kind: 'summary',
  derived: {},
  request: { ...defaultSummaryRequest, questions: [{ question }] },
});

const isCategorical = ({ kept, categories = [] }: DataVariable) =>
  (kept === 'code' || kept === 'codes') && categories.length > 1;

/** By whose answers people are compared, each by the key of a question or of a variable; others are refused. */
export async function groupVariables(
  dataSet: OpenDataSet,
  keys: readonly string[],
  { language }: Pick<Counting, 'language'>,
): Promise<readonly DataVariable[]> {
  if (keys.length === 0) return [];
  const [variables, questions] = [await dataSet.listVariables(language), await dataSet.listQuestions(language)];
  const known = new Map(variables.map(variable => [variable.key, variable]));
  return keys.map((key, at) => {
    const parts = questions.find(question => question.key === key)?.variables.map(part => part.key) ?? [];
    const found = [key, ...parts].flatMap(one => known.get(one) ?? []).find(isCategorical);
    if (!found) throw new Refusal('inputInvalid', { field: `groups.${at}` });
    return found;
  });
}

/** Every other question with categories or numbers, by the answers to this one. A table for itself can be a block for itself. */
async function compare(group: DataVariable, { dataSet, threads, language, signal }: Drafting): Promise<DraftGroup> {
  const variables = await dataSet.listVariables(language);
  const isNumber = ({ kept }: DataVariable) => kept === 'number';
  const rows = variables
    .filter(one => one.questionId !== undefined && one.questionId !== group.questionId)
    .filter(one => isCategorical(one) || isNumber(one))
    .slice(0, MAX_CROSS_ROWS);
  const figuresOnly = new Set(rows.filter(isNumber).map(({ key }) => key));
  const banner = [{ variable: group.key }];
  const analysisOf = (keys: readonly string[]): Analysis<'cross'> => ({
    kind: 'cross',
    derived: {},
    request: {
      ...defaultCrossRequest,
      measures: ['columnPercent'],
      // Of numbers their means are compared; a line for each value would be a table of hundreds.
      rows: keys.map(variable => ({ variable, ...(figuresOnly.has(variable) && { figuresOnly: true as const }) })),
      banner,
    },
  });
  const isPossible = (keys: readonly string[]) =>
    kinds.cross.check(analysisOf(keys).request, new Map(variables.map(one => [one.key, one])), new Map()) === undefined;
  const possible = rows.map(({ key }) => key).filter(key => isPossible([key]));
  const title = group.label || group.name;
  if (possible.length === 0) return { title, tables: [] };
  const tablesOf = async (keys: readonly string[]): Promise<DraftGroup['tables']> => {
    try {
      // As it would be stored; runAnalysis checks it.
      const content = analysisOf(keys) as never;
      const { exhibits } = await runAnalysis(dataSet, threads, { content, language, signal });
      return exhibits.map((exhibit, place) => ({ analysis: analysisOf([keys[place]!]), exhibit }));
    } catch (error) {
      if (!(error instanceof Refusal) || error.errorName !== 'analysisNotPossible') throw error;
      // A number of as many values as people cannot be counted by them: it is left out, and takes no other with it.
      if (keys.length === 1) return [];
      const half = Math.ceil(keys.length / 2);
      return [...(await tablesOf(keys.slice(0, half))), ...(await tablesOf(keys.slice(half)))];
    }
  };
  const tables: DraftGroup['tables'][number][] = [];
  for (let at = 0; at < possible.length; at += COMPARED_AT_ONCE)
    tables.push(...(await tablesOf(possible.slice(at, at + COMPARED_AT_ONCE))));
  return { title, tables };
}
const COMPARED_AT_ONCE = 50;
