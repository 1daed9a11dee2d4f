import type { AlikeGroup, Wording } from './alike-group.ts';
import { LeaderIndex } from './leader-index.ts';
import { normaliseAnswer } from './normalise-answer.ts';
import { senseOf } from './sense-of.ts';
import { shinglesOf } from './shingles.ts';

export interface AlikeSettings {
  /** Jaccard similarity from which on two wordings are one: shared pieces, of the pieces of either. 1 groups what is equal but for signs. */
  readonly least?: number;
}

/** Steps between two rests of a caller who shares the thread with a person. */
const STEP = 50;

/**
 * Answers that say the same in nearly the same words, the largest group first. Every wording, from the most frequent down, joins the most similar group
 * whose first wording is at least so similar, says as many denials and the same figures; else it opens a group. So nothing is chained: what is in a group
 * is like its first wording. All such pairs are found: a wording can only be as similar to another as `least` asks if they share one of its rarest
 * ⌊(1−least)·n⌋+1 pieces (two of one more, as they are looked up), so only those are compared. Empty answers are in no group.
 *
 * A generator, that a page may show how far it is and stay quick: it yields the share that is done, and returns the groups.
 *
 * @example
 * [...groupAlikeSteps(['好', '差'])] // [0, 0.3, 0.4, 0.5]
 */
export function* groupAlikeSteps(
  texts: readonly string[],
  { least = 0.8 }: AlikeSettings = {},
): Generator<number, AlikeGroup[]> {
  const wordings = yield* readWordings(texts);
  const pieces = yield* numberPieces(wordings);
  // The most frequent first. Most stand once, in the order in which they came.
  const [often, once] = [[] as number[], [] as number[]];
  for (const [at, { places }] of wordings.entries()) (places.length > 1 ? often : once).push(at);
  const order = [...often.sort((a, b) => wordings[b]!.places.length - wordings[a]!.places.length || a - b), ...once];
  const index = new LeaderIndex(least);
  for (const [done, at] of order.entries()) {
    if (done % STEP === 0) yield 0.5 + (0.5 * done) / order.length;
    const wording = wordings[at]!;
    const group = index.join(wording, pieces[at]!);
    for (const place of wording.places) group.places.push(place);
    group.wordings += 1;
  }
  return index.groups();
}

/** By wording, its pieces as numbers, the rarest first: the number says how rare a piece is among wordings. */
function* numberPieces(wordings: readonly Wording[]): Generator<number, Int32Array[]> {
  const idOf = new Map<string, number>();
  const counts: number[] = [];
  const numbered: Int32Array[] = [];
  for (const [at, { pieces }] of wordings.entries()) {
    if (at % STEP === 0) yield 0.3 + (0.1 * at) / wordings.length;
    const ids = pieces.map(piece => {
      const id = idOf.get(piece) ?? counts.push(0) - 1;
      idOf.set(piece, id);
      counts[id]! += 1;
      return id;
    });
    numbered.push(Int32Array.from(ids));
  }
  const rank = new Int32Array(counts.length);
  Uint32Array.from(counts, (_, id) => id)
    .sort((a, b) => counts[a]! - counts[b]! || a - b)
    .forEach((id, place) => {
      rank[id] = place;
    });
  for (const [at, pieces] of numbered.entries()) {
    if (at % STEP === 0) yield 0.4 + (0.1 * at) / wordings.length;
    numbered[at] = pieces.map(id => rank[id]!).sort();
  }
  return numbered;
}

/** Different answers, by what is left of them, each with the places where it stands. */
function* readWordings(texts: readonly string[]): Generator<number, Wording[]> {
  const byText = new Map<string, Wording>();
  for (const [place, text] of texts.entries()) {
    if (place % STEP === 0) yield (0.3 * place) / texts.length;
    const normalised = normaliseAnswer(text);
    if (normalised === '') continue;
    const known = byText.get(normalised);
    if (known) known.places.push(place);
    else byText.set(normalised, { pieces: shinglesOf(normalised), sense: senseOf(normalised), places: [place] });
  }
  return [...byText.values()];
}

/**
 * `groupAlikeSteps` at once.
 *
 * @example
 * groupAlike(['客服态度很差', '客服态度很差！', '客服的态度很差', '没意见', '']).map(group => group.places) // [[0, 1], [2], [3]]
 */
export function groupAlike(texts: readonly string[], settings?: AlikeSettings): AlikeGroup[] {
  const steps = groupAlikeSteps(texts, settings);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
