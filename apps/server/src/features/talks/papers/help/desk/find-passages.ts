import { indexTexts, tokensOf } from '../../../../design/drafting/index.ts';
import type { AskedOfSources, FoundPassage, SearchedSource } from '../passages.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

interface Placed extends Sentence {
  readonly source: SearchedSource;
}

/** As many sentences as are weighed against each other; of more, those that share most with what is asked. */
const MOST_WEIGHED = 3_000;
/** Below this a sentence shares a word by chance. */
const LEAST_SCORE = 0.1;
const MOST_AROUND = 240;

/** The sentences of sources that are nearest to each question, best first. */
export function findPassages(
  sources: readonly SearchedSource[],
  questions: readonly AskedOfSources[],
  mostEach: number,
): FoundPassage[] {
  const asked = questions.map(question => Object.assign({}, question, { tokens: tokensOf(question.words) }));
  const candidates = nearestFew(sources, new Set(asked.flatMap(({ tokens }) => tokens)));
  const index = indexTexts(candidates, ({ source, start, end }) => ({
    parts: [{ tokens: tokensOf(source.text.slice(start, end)), weight: 1 }],
  }));
  const subject = sharedByMost(asked.map(({ tokens }) => tokens));
  return asked.flatMap(({ nodeId, tokens }) => {
    const own = new Set(tokens.filter(token => !subject.has(token)));
    const found: FoundPassage[] = [];
    for (const { one, score } of index.find(tokens)) {
      if (score < LEAST_SCORE || found.length === mostEach) break;
      const { sourceId, text } = one.source;
      const sentence = text.slice(one.start, one.end);
      // What speaks of the subject alone answers none of its questions.
      if (own.size > 0 && !tokensOf(sentence).some(token => own.has(token))) continue;
      // Next to a better one it has been shown with it.
      if (found.some(other => other.sourceId === sourceId && other.passage.includes(sentence))) continue;
      found.push({ nodeId, score, sourceId, sentence, passage: around(one) });
    }
    return found;
  });
}

/** What more than half of several questions say; of one alone, nothing. */
function sharedByMost(questions: readonly (readonly string[])[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const tokens of questions) for (const token of new Set(tokens)) counts.set(token, (counts.get(token) ?? 0) + 1);
  const most = [...counts].filter(([, count]) => count > 1 && count > questions.length / 2);
  return new Set(most.map(([token]) => token));
}

/** One look at every sentence, of which only those are kept that share a word with what is asked: a library is not held in memory twice. */
function nearestFew(sources: readonly SearchedSource[], asked: ReadonlySet<string>): Placed[] {
  const sharing: { readonly at: Placed; readonly shared: number }[] = [];
  for (const source of sources)
    for (const sentence of sentencesOf(source.text)) {
      const tokens = new Set(tokensOf(source.text.slice(sentence.start, sentence.end)));
      let shared = 0;
      for (const token of tokens) if (asked.has(token)) shared++;
      if (shared > 0) sharing.push({ at: { ...sentence, source }, shared });
    }
  return sharing
    .sort((a, b) => b.shared - a.shared)
    .slice(0, MOST_WEIGHED)
    .map(({ at }) => at);
}

/** The sentence with its neighbours in the same paragraph, as far as they are short. */
function around({ source: { text }, start, end }: Placed): string {
  const paragraphStart = text.lastIndexOf('\n', start - 1) + 1;
  const nextLine = text.indexOf('\n', end);
  const paragraphEnd = nextLine < 0 ? text.length : nextLine;
  const near = sentencesOf(text.slice(paragraphStart, paragraphEnd)).map(one => ({
    start: one.start + paragraphStart,
    end: one.end + paragraphStart,
  }));
  const at = near.findIndex(one => one.start === start);
  let [from, to] = [start, end];
  for (const neighbour of [near[at - 1], near[at + 1]])
    if (neighbour && Math.max(to, neighbour.end) - Math.min(from, neighbour.start) <= MOST_AROUND)
      [from, to] = [Math.min(from, neighbour.start), Math.max(to, neighbour.end)];
  return text.slice(from, to);
}
