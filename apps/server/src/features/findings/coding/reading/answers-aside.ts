import type { Platform } from '../../../../platform/platform.ts';
import type { OwnThreads, TaskWays } from '../../../../platform/threads/thread-pool.ts';
import { ThreadProblem } from '../../../../platform/threads/thread-problem.ts';
import type { Lane } from '../../../../platform/threads/turns.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import type {
  AnswersAnswer,
  AnswersDone,
  AnswersTask,
  FoundByRule,
  FoundGroups,
  FoundThemes,
} from './answers-thread.ts';

/** For whom it is done: somebody at a screen, or nobody right now. */
export interface AsideFor {
  readonly lane: Lane;
  readonly personId: string;
  readonly signal?: AbortSignal | undefined;
}

/** About so long a core is at it. */
const GROUPED_PER_MS = 40;
const COMPARED_PER_MS = 60;
const READ_PER_MS = 80;
const PARTED_PER_MS = 1;
/** So many answers are looked through at once by rules: a rule that is slow is noticed between two parts. */
const PART = 5_000;

/** Answers that say nearly the same, together. */
export async function groupAside(platform: Platform, who: AsideFor, texts: readonly string[]): Promise<FoundGroups> {
  const done = await aside(platform, who, { does: 'group', texts }, texts.length / GROUPED_PER_MS);
  return (done as Extract<AnswersDone, { groups: unknown }>).groups;
}

/** Places of answers, from the most to the least similar to the one at a place. */
export async function compareAside(
  platform: Platform,
  who: AsideFor,
  texts: readonly string[],
  chosen: number,
): Promise<Int32Array> {
  const done = await aside(platform, who, { does: 'compare', texts, chosen }, texts.length / COMPARED_PER_MS);
  return (done as Extract<AnswersDone, { order: unknown }>).order;
}

/** The words that most of these answers have. */
export async function wordsAside(
  platform: Platform,
  who: AsideFor,
  texts: readonly string[],
  most: number,
): Promise<readonly string[]> {
  const done = await aside(platform, who, { does: 'words', texts, most }, texts.length / READ_PER_MS);
  return (done as Extract<AnswersDone, { words: unknown }>).words;
}

/** Answers by what they are about, in so many themes. */
export async function themesAside(
  platform: Platform,
  who: AsideFor,
  texts: readonly string[],
  count: number,
): Promise<FoundThemes> {
  const done = await aside(platform, who, { does: 'themes', texts, count }, texts.length / PARTED_PER_MS);
  return (done as Extract<AnswersDone, { parted: unknown }>).parted;
}

/** Places of answers that stand for many, for whoever has turns of their own. */
export async function typicalAside(
  threads: OwnThreads,
  texts: readonly string[],
  most: number,
  signal: AbortSignal,
): Promise<readonly number[]> {
  const effortMs = texts.length / COMPARED_PER_MS;
  const done = await inThread(threads, { does: 'typical', texts, most }, { effortMs, signal });
  return (done as Extract<AnswersDone, { typical: unknown }>).typical;
}

/** Which answers each rule finds, and of the first of them where. */
export async function findAside(
  platform: Platform,
  who: AsideFor,
  texts: readonly string[],
  rules: readonly string[],
  shown = 0,
): Promise<readonly FoundByRule[]> {
  const found = rules.map(() => ({ places: [] as number[], spans: [] as FoundByRule['spans'][number][] }));
  for (let from = 0; from < texts.length; from += PART) {
    const part = texts.slice(from, from + PART);
    const task = { does: 'find', texts: part, rules, shown } as const;
    const done = await aside(platform, who, task, (part.length / READ_PER_MS) * (1 + rules.length / 10));
    for (const [at, one] of (done as Extract<AnswersDone, { found: unknown }>).found.entries()) {
      const { places, spans } = found[at]!;
      spans.push(...one.spans.slice(0, Math.max(0, shown - places.length)));
      for (const place of one.places) places.push(from + place);
    }
  }
  return found.map(({ places, spans }) => ({ places: Int32Array.from(places), spans }));
}

const aside = (
  { threads }: Platform,
  { lane, personId, signal }: AsideFor,
  task: AnswersTask,
  effortMs: number,
): Promise<AnswersDone> => inThread(threads.of({ lane, personId }), task, { effortMs, signal });

async function inThread(threads: OwnThreads, task: AnswersTask, ways: TaskWays): Promise<AnswersDone> {
  const answer = (await threads.run('answers', task, ways).catch(error => {
    throw refusalOf(error);
  })) as AnswersAnswer;
  if ('failed' in answer) throw new Error(`Work on answers failed: ${answer.failed}`);
  return answer;
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof ThreadProblem)) return error;
  if (error.word === 'cancelled') return new Refusal('analysisCancelled');
  return error.word === 'ended' ? error : new Refusal('answersBusy');
}
