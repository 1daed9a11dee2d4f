import { parentPort } from 'node:worker_threads';
import { attempt } from '@wenshu/statistics';
import {
  findRule,
  findThemes,
  frequentWords,
  groupAlikeSteps,
  languageOf,
  readRule,
  SimilarityIndex,
  type Span,
  textForRules,
  typicalAnswers,
} from '@wenshu/words';

/** What is done with many answers away from the thread that answers the web. */
export type AnswersTask =
  | { readonly does: 'group'; readonly texts: readonly string[] }
  /** The words that most of them have. */
  | { readonly does: 'words'; readonly texts: readonly string[]; readonly most: number }
  /** From the most to the least similar to the one at a place. */
  | { readonly does: 'compare'; readonly texts: readonly string[]; readonly chosen: number }
  /** What they are about, in so many themes. */
  | { readonly does: 'themes'; readonly texts: readonly string[]; readonly count: number }
  /** Places of those that stand for many. */
  | { readonly does: 'typical'; readonly texts: readonly string[]; readonly most: number }
  /** Which answers each rule finds; of the first of them also where. */
  | {
      readonly does: 'find';
      readonly texts: readonly string[];
      readonly rules: readonly string[];
      readonly shown: number;
    };

/** Places of answers group by group, the largest first; where each ends, its first wording, and how many it has. */
export interface FoundGroups {
  readonly places: Int32Array;
  readonly ends: Int32Array;
  readonly shown: Int32Array;
  readonly wordings: Int32Array;
}

export interface FoundThemes {
  readonly themes: readonly {
    readonly words: readonly string[];
    readonly texts: number;
    readonly share: number;
    /** Places of those in its midst. */
    readonly typical: readonly number[];
  }[];
  /** Texts that share no word with others. */
  readonly without: number;
}

export interface FoundByRule {
  readonly places: Int32Array;
  readonly spans: readonly (readonly Span[])[];
}

export type AnswersDone =
  | { readonly groups: FoundGroups }
  | { readonly words: readonly string[] }
  | { readonly order: Int32Array }
  | { readonly typical: readonly number[] }
  | { readonly parted: FoundThemes }
  | { readonly found: readonly FoundByRule[] };
export type AnswersAnswer = AnswersDone | { readonly failed: string };

/** Longer ones are no short answers any more: they are alike to nobody, and rules look at so much of them. */
const LONGEST_GROUPED = 1_000;
const LONGEST_FOUND = 10_000;
const STEPS_PER_NEWS = 20;
const MOST_THEME_WORDS = 8;

parentPort?.on('message', (task: AnswersTask) => parentPort?.postMessage(answer(task)));

function answer(task: AnswersTask): AnswersAnswer {
  try {
    if (task.does === 'group') return { groups: group(task.texts) };
    if (task.does === 'words') return { words: words(task.texts, task.most) };
    if (task.does === 'compare') return { order: compare(task.texts, task.chosen) };
    if (task.does === 'themes') return { parted: part(task.texts, task.count) };
    if (task.does === 'typical') return { typical: typicalAnswers(task.texts, task.most) };
    return { found: find(task.texts, task.rules, task.shown) };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function group(texts: readonly string[]): FoundGroups {
  const steps = groupAlikeSteps(texts.map(text => (text.length > LONGEST_GROUPED ? '' : text)));
  for (let count = 0; ; count++) {
    const step = steps.next();
    // Whoever is at work says so, or is thought to be stuck.
    if (!step.done && count % STEPS_PER_NEWS === 0) parentPort?.postMessage({ progress: step.value });
    if (!step.done) continue;
    const groups = step.value;
    let end = 0;
    return {
      places: Int32Array.from(groups.flatMap(({ places }) => places)),
      ends: Int32Array.from(groups, ({ places }) => (end += places.length)),
      shown: Int32Array.from(groups, one => one.shown),
      wordings: Int32Array.from(groups, one => one.wordings),
    };
  }
}

/** As most of them are written. */
function part(texts: readonly string[], count: number): FoundThemes {
  const chinese = texts.filter(text => languageOf(text) === 'zh').length;
  const language = chinese * 2 >= texts.length ? 'zh' : 'en';
  const found = attempt(() => findThemes(texts, { language, themes: count }));
  // Texts that share no word part into nothing.
  if (!('value' in found)) return { themes: [], without: texts.length };
  const { themes, without } = found.value;
  return {
    themes: themes
      .filter(({ places }) => places.length > 0)
      .map(({ words, places, share, typical }) => ({
        words: words.slice(0, MOST_THEME_WORDS).map(({ form }) => form),
        texts: places.length,
        share,
        typical,
      })),
    without: without.length,
  };
}

const compare = (texts: readonly string[], chosen: number) =>
  Int32Array.from(new SimilarityIndex(texts).order(chosen), ({ place }) => place);

/** A word of one answer is no example of many. */
const LEAST_TEXTS = 2;

function words(texts: readonly string[], most: number): string[] {
  const found = (['zh', 'en'] as const).flatMap(language =>
    frequentWords(
      texts.filter(text => languageOf(text) === language),
      { language, most, leastTexts: LEAST_TEXTS },
    ),
  );
  return found
    .sort((a, b) => b.texts - a.texts)
    .slice(0, most)
    .map(({ form }) => form);
}

function find(texts: readonly string[], rules: readonly string[], shown: number): FoundByRule[] {
  const read = rules.map(rule => {
    const found = readRule(rule);
    return 'rule' in found ? found.rule : undefined;
  });
  const found = rules.map(() => ({ places: [] as number[], spans: [] as (readonly Span[])[] }));
  for (const [place, whole] of texts.entries()) {
    const text = whole.slice(0, LONGEST_FOUND);
    const readText = textForRules(text, languageOf(text));
    for (const [at, rule] of read.entries()) {
      const spans = rule && findRule(rule, readText);
      if (!spans) continue;
      const { places, spans: first } = found[at]!;
      if (places.push(place) <= shown) first.push(spans);
    }
  }
  return found.map(({ places, spans }) => ({ places: Int32Array.from(places), spans }));
}
