import { normaliseAnswer } from './normalise-answer.ts';
import { shinglesOf } from './shingles.ts';

export interface SimilarAnswer {
  place: number;
  /** 0 to 1. */
  similarity: number;
}

/**
 * Answers from the most to the least similar to one of them: the cosine of their pieces, rare ones weighing more (ln(N/n) each). Built once for many
 * questions; answers that share nothing with it stand behind, in their order.
 *
 * @example
 * new SimilarityIndex(['包装破了', '物流慢', '包装破损', '物流很慢']).order(0).map(answer => answer.place) // [0, 2, 1, 3]
 */
export class SimilarityIndex {
  readonly #pieces: readonly (readonly string[])[];
  readonly #byPiece = new Map<string, number[]>();
  readonly #norms: Float64Array;
  /** What one text has in common with each answer: all 0 between two questions. */
  readonly #products: Float64Array;

  constructor(texts: readonly string[]) {
    this.#pieces = texts.map(piecesOf);
    this.#pieces.forEach((pieces, place) => {
      for (const piece of pieces) {
        const known = this.#byPiece.get(piece);
        if (known) known.push(place);
        else this.#byPiece.set(piece, [place]);
      }
    });
    this.#norms = Float64Array.from(this.#pieces, pieces =>
      Math.sqrt(pieces.reduce((sum, one) => sum + this.#weight(one) ** 2, 0)),
    );
    this.#products = new Float64Array(texts.length);
  }

  order(chosen: number): SimilarAnswer[] {
    const products = new Float64Array(this.#pieces.length);
    for (const piece of this.#pieces[chosen] ?? []) {
      const square = this.#weight(piece) ** 2;
      for (const place of this.#byPiece.get(piece)!) products[place]! += square;
    }
    const own = this.#norms[chosen] ?? 0;
    const similarities = Array.from(products, (product, place) => ({
      place,
      similarity: product > 0 ? Math.min(1, product / (own * this.#norms[place]!)) : 0,
    }));
    return similarities.sort(
      (a, b) =>
        Number(b.place === chosen) - Number(a.place === chosen) || b.similarity - a.similarity || a.place - b.place,
    );
  }

  /** The most similar to any text, among those that share something with it. Pieces that no answer has make it less similar to all. */
  near(text: string, most: number, leftOut = -1): SimilarAnswer[] {
    const products = this.#products;
    const touched: number[] = [];
    // What nobody has is as rare as what one answer has.
    const rarest = Math.log(this.#pieces.length + 1);
    let square = 0;
    for (const piece of piecesOf(text)) {
      const places = this.#byPiece.get(piece);
      const weight = (places ? this.#weight(piece) : rarest) ** 2;
      square += weight;
      for (const place of places ?? []) {
        if (products[place] === 0) touched.push(place);
        products[place]! += weight;
      }
    }
    const own = Math.sqrt(square);
    const nearest: SimilarAnswer[] = [];
    for (const place of touched) {
      const similarity = Math.min(1, products[place]! / (own * this.#norms[place]!));
      products[place] = 0;
      const last = nearest[most - 1];
      if (place === leftOut || (last && !isNearer({ place, similarity }, last))) continue;
      nearest.push({ place, similarity });
      nearest.sort((one, other) => (isNearer(one, other) ? -1 : 1));
      if (nearest.length > most) nearest.pop();
    }
    return nearest;
  }

  /** Of each answer how near it is to the midst of all: the cosine to the sum of all of them, each of length 1. 0 where nothing is said. */
  midst(): Float64Array {
    const sums = new Map<string, number>();
    let square = 0;
    for (const [piece, places] of this.#byPiece) {
      const sum = this.#weight(piece) * places.reduce((all, place) => all + 1 / this.#norms[place]!, 0);
      sums.set(piece, sum);
      square += sum ** 2;
    }
    const length = Math.sqrt(square);
    return Float64Array.from(this.#pieces, (pieces, place) =>
      pieces.length === 0
        ? 0
        : pieces.reduce((all, piece) => all + this.#weight(piece) * sums.get(piece)!, 0) /
          (this.#norms[place]! * length),
    );
  }

  /** One more than there are, so that what all answers have still weighs something. */
  #weight(piece: string): number {
    return Math.log((this.#pieces.length + 1) / this.#byPiece.get(piece)!.length);
  }
}

const isNearer = (one: SimilarAnswer, other: SimilarAnswer): boolean =>
  one.similarity > other.similarity || (one.similarity === other.similarity && one.place < other.place);

function piecesOf(text: string): readonly string[] {
  const normalised = normaliseAnswer(text);
  return normalised === '' ? [] : shinglesOf(normalised);
}
