import { compareCodePoints } from '@wenshu/statistics/blocks';
import { normaliseAnswer } from './normalise-answer.ts';
import { senseOf } from './sense-of.ts';
import { shinglesOf } from './shingles.ts';

export interface AlikeGroup {
  /** Places of its answers, ascending. The first of the most frequent wording is what it is shown by. */
  places: number[];
  shown: number;
  /** Different wordings, by their normalised words. */
  wordings: number;
}

export interface AlikeSettings {
  /** Jaccard similarity from which on two wordings are one: shared pieces, of the pieces of either. 1 groups what is equal but for signs. */
  readonly least?: number;
}

interface Wording {
  readonly pieces: readonly string[];
  readonly sense: string;
  readonly places: number[];
}

interface Leader {
  readonly group: AlikeGroup;
  readonly sense: string;
  readonly pieces: ReadonlySet<string>;
}

/** Steps between two rests of a caller who shares the thread with a person. */
const STEP = 200;

/**
 * Answers that say the same in nearly the same words, the largest group first. Every wording, from the most frequent down, joins the most similar group
 * whose first wording is at least so similar, says as many denials and the same figures; else it opens a group. So nothing is chained: what is in a group
 * is like its first wording. All such pairs are found: a wording can only be as similar to another as `least` asks if they share one of its rarest
 * ⌊(1−least)·n⌋+1 pieces, so only those are looked up. Empty answers are in no group.
 *
 * A generator, that a page may show how far it is and stay quick: it yields the share that is done, and returns the groups.
 *
 * @example
 * [...groupAlikeSteps(['好', '差'])] // [0, 0.3, 0.5]
 */
export function* groupAlikeSteps(
  texts: readonly string[],
  { least = 0.8 }: AlikeSettings = {},
): Generator<number, AlikeGroup[]> {
  const wordings = yield* readWordings(texts);
  const rarity = new Map<string, number>();
  for (const [at, wording] of wordings.entries()) {
    if (at % STEP === 0) yield 0.3 + (0.2 * at) / wordings.length;
    for (const piece of wording.pieces) rarity.set(piece, (rarity.get(piece) ?? 0) + 1);
  }
  // The most frequent first; a stable sort leaves the rest as they came in.
  wordings.sort((a, b) => b.places.length - a.places.length);
  const index = new LeaderIndex(least, rarity);
  for (const [done, wording] of wordings.entries()) {
    if (done % STEP === 0) yield 0.5 + (0.5 * done) / wordings.length;
    const group = index.join(wording);
    for (const place of wording.places) group.places.push(place);
    group.wordings += 1;
  }
  for (const group of index.groups) group.places.sort((a, b) => a - b);
  return index.groups.sort((a, b) => b.places.length - a.places.length || a.places[0]! - b.places[0]!);
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

/** The first wording of each group, found by its rarest pieces. */
class LeaderIndex {
  readonly #least: number;
  readonly #rarity: ReadonlyMap<string, number>;
  readonly #leaders: Leader[] = [];
  readonly #byPiece = new Map<string, number[]>();

  constructor(least: number, rarity: ReadonlyMap<string, number>) {
    this.#least = least;
    this.#rarity = rarity;
  }

  get groups(): AlikeGroup[] {
    return this.#leaders.map(({ group }) => group);
  }

  /** The group of the most similar leader, or a new one that this wording leads. */
  join({ pieces, sense, places }: Wording): AlikeGroup {
    const rarest = this.#rarest(pieces);
    const found = this.#mostSimilar(pieces, rarest, sense);
    if (found) return found.group;
    const group: AlikeGroup = { places: [], shown: places[0]!, wordings: 0 };
    const place = this.#leaders.push({ group, sense, pieces: new Set(pieces) }) - 1;
    for (const piece of rarest) {
      const known = this.#byPiece.get(piece);
      if (known) known.push(place);
      else this.#byPiece.set(piece, [place]);
    }
    return group;
  }

  #rarest(pieces: readonly string[]): string[] {
    const count = pieces.length - Math.ceil(this.#least * pieces.length - 1e-9) + 1;
    return [...pieces]
      .sort((a, b) => this.#rarity.get(a)! - this.#rarity.get(b)! || compareCodePoints(a, b))
      .slice(0, count);
  }

  #mostSimilar(pieces: readonly string[], rarest: readonly string[], sense: string): Leader | undefined {
    let most = this.#least - 1e-9;
    let found: Leader | undefined;
    const seen = new Set<number>();
    for (const piece of rarest)
      for (const place of this.#byPiece.get(piece) ?? []) {
        if (seen.has(place)) continue;
        seen.add(place);
        const leader = this.#leaders[place]!;
        if (leader.sense !== sense) continue;
        const similarity = similarityOf(pieces, leader.pieces, most);
        // Of two that are as similar the larger group's, which was opened first.
        if (similarity > most) [most, found] = [similarity, leader];
      }
    return found;
  }
}

/** Shared pieces of the pieces of either; not counted where their numbers alone make more than `most` impossible. */
function similarityOf(pieces: readonly string[], theirs: ReadonlySet<string>, most: number): number {
  const [one, other] = [pieces.length, theirs.size];
  if (Math.min(one, other) <= most * Math.max(one, other)) return 0;
  let shared = 0;
  for (const piece of pieces) if (theirs.has(piece)) shared += 1;
  return shared / (one + other - shared);
}
