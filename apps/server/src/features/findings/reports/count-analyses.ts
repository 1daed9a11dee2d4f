import type { Analysis, Exhibit, FoundExhibits, SummaryRequest } from '@wenshu/analysis';
import type { Language } from '@wenshu/texts';
import type { Platform } from '../../../platform/platform.ts';
import type { OwnThreads } from '../../../platform/threads/thread-pool.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findNewestVersionTime } from '../../design/questionnaire-design/index.ts';
import { type AnalysisContent, runAnalysis } from '../analyses/index.ts';
import { refusalText, runInParts } from '../analysis-files/index.ts';
import { findSeen, type OpenDataSet } from '../data-set/index.ts';
import { KeptCounts } from './kept-counts.ts';

/** Through what is counted, and for whom. */
export interface Counting {
  readonly scrollId: string;
  readonly dataSet: OpenDataSet;
  readonly threads: OwnThreads;
  readonly language: Language;
  readonly signal: AbortSignal;
  onRun?(share: number): void;
  /** Whoever reads is nobody that we know. */
  readonly isOutside?: true;
}

export interface Counted {
  readonly found: FoundExhibits;
  readonly asOf: number;
}

const kept = new KeptCounts<Counted>(64 * 1024 * 1024);

export const keyOf = (analysis: Analysis): string => JSON.stringify(analysis);

/** What analyses find, by `keyOf`: equal ones once, and statistics of single questions together. What stands in the way of one is told in its place. */
export async function countAnalyses(
  { database }: Pick<Platform, 'database'>,
  analyses: readonly Analysis[],
  counting: Counting,
): Promise<ReadonlyMap<string, Counted>> {
  const { scrollId, dataSet, language, signal, onRun } = counting;
  const { pool } = database;
  const versionTime = await findNewestVersionTime(pool, scrollId);
  const nameOf = (key: string) => JSON.stringify([dataSet.identity, versionTime, language, key]);
  const all = new Map(analyses.map(analysis => [keyOf(analysis), analysis]));
  const known = await kept.stillTrue(database, scrollId, [...all.keys()].map(nameOf));
  const counted = new Map(
    [...all.keys()].flatMap(key => {
      const found = known.get(nameOf(key));
      return found ? [[key, found] as const] : [];
    }),
  );
  const left = [...all].filter(([key]) => !counted.has(key));
  const seen = await findSeen(pool);
  const parts = await together(left, dataSet, language);
  for (const [at, part] of parts.entries()) {
    for (const [key, one] of await countPart(part, counting)) {
      counted.set(key, one);
      kept.keep(nameOf(key), one, seen);
    }
    onRun?.((at + 1) / parts.length);
    // Nobody reads the rest.
    if (signal.aborted) throw new Refusal('analysisCancelled');
  }
  return counted;
}

/** Counted in one go: one analysis, or the statistics of several questions that ask for the same. */
interface Part {
  readonly analysis: Analysis;
  /** By the question it is about; none where it is one analysis as it stands. */
  readonly keys: ReadonlyMap<string | undefined, string>;
}

async function together(
  analyses: readonly (readonly [string, Analysis])[],
  dataSet: OpenDataSet,
  language: Language,
): Promise<readonly Part[]> {
  // Rounds of a loop that are asked for together are put side by side: one that was asked for alone must stay so.
  const questions = await dataSet.listQuestions(language);
  const joinable = new Set(questions.flatMap(({ key, round }) => (round ? [] : [key])));
  const parts: Part[] = [];
  const joined = new Map<string, Map<string, readonly [string, Analysis]>[]>();
  for (const [key, analysis] of analyses) {
    const question = singleQuestion(analysis);
    if (question === undefined || !joinable.has(question)) {
      parts.push({ analysis, keys: new Map([[undefined, key]]) });
      continue;
    }
    const shared = keyOf({ ...analysis, request: { ...(analysis.request as SummaryRequest), questions: [] } });
    const groups = joined.get(shared) ?? [];
    joined.set(shared, groups);
    // One question with two looks is asked for in two goes.
    const free = groups.find(group => !group.has(question)) ?? new Map<string, readonly [string, Analysis]>();
    if (!groups.includes(free)) groups.push(free);
    free.set(question, [key, analysis]);
  }
  for (const group of [...joined.values()].flat()) {
    const members = [...group.values()];
    const [, first] = members[0]!;
    const asked = members.flatMap(([, { request }]) => (request as SummaryRequest).questions);
    parts.push({
      analysis: { ...first, request: { ...(first.request as SummaryRequest), questions: asked } } as Analysis,
      keys: new Map([...group].map(([question, [key]]) => [question, key])),
    });
  }
  return parts;
}

/** Whatever somebody stored may stand in the request: whether it can be asked is found out when it is. */
function singleQuestion({ kind, request }: Analysis): string | undefined {
  if (kind !== 'summary') return undefined;
  const { questions } = request as Partial<SummaryRequest>;
  const question = Array.isArray(questions) && questions.length === 1 ? questions[0]?.question : undefined;
  return typeof question === 'string' ? question : undefined;
}

async function countPart({ analysis, keys }: Part, counting: Counting): Promise<[string, Counted][]> {
  const { dataSet, threads, language, signal } = counting;
  // As it is stored; runAnalysis checks it.
  const content = analysis as unknown as AnalysisContent;
  const alone = keys.get(undefined);
  try {
    if (alone !== undefined) {
      const { exhibits, asOf } = await runAnalysis(dataSet, threads, { content, language, signal });
      return [[alone, { found: exhibits, asOf }]];
    }
    const asOf = Date.now();
    const exhibits = await runInParts(dataSet, threads, { content, language, signal, onRun: () => {} });
    return [...keys].map(([question, key]) => [key, { found: ofQuestion(exhibits, question!), asOf }]);
  } catch (error) {
    if (!(error instanceof Refusal) || isPassing(error)) throw error;
    // One of several is the matter, and nobody knows which: each for itself.
    if (keys.size > 1) return eachAlone(analysis, keys, counting);
    const found = { problem: refusalText(error, language) };
    return [...keys.values()].map(key => [key, { found, asOf: Date.now() }]);
  }
}

async function eachAlone(analysis: Analysis, keys: Part['keys'], counting: Counting): Promise<[string, Counted][]> {
  const request = analysis.request as SummaryRequest;
  const counted: [string, Counted][] = [];
  for (const [question, key] of keys) {
    const questions = request.questions.filter(one => one.question === question);
    const single = { ...analysis, request: { ...request, questions } } as Analysis;
    counted.push(...(await countPart({ analysis: single, keys: new Map([[question, key]]) }, counting)));
  }
  return counted;
}

/** Not of what was asked, but of when: whoever asks again may get it. */
export const isPassing = ({ errorName }: Refusal) => passing.includes(errorName);
const passing: readonly Refusal['errorName'][] = ['analysesBusy', 'answersBusy', 'analysisCancelled'];

function ofQuestion(exhibits: readonly Exhibit[], question: string): FoundExhibits {
  const own = exhibits.filter(({ about }) => about === question);
  const failed = own.find(({ id }) => id === `failed:${question}`);
  return failed?.kind === 'note' ? { problem: failed.paragraphs.join(' ') } : own;
}
