import { SimilarityIndex } from './similarity-index.ts';

/** Who says so much the same says nothing more. */
const THE_SAME = 0.6;

/**
 * Places of answers that stand for many: those nearest to the midst of all (`SimilarityIndex.midst`) first, and of those that say nearly the same
 * (cosine of pieces from 0.6 on) only the nearest.
 *
 * @example
 * typicalAnswers(['物流很慢', '包装破了', '物流太慢了', '物流很慢！', '客服物流都好'], 2) // [0, 2]
 */
export function typicalAnswers(texts: readonly string[], most: number): number[] {
  const index = new SimilarityIndex(texts);
  const midst = index.midst();
  const places = [...midst.keys()]
    .filter(place => midst[place]! > 0)
    .sort((one, other) => midst[other]! - midst[one]! || one - other);
  const isSaid = new Uint8Array(texts.length);
  const typical: number[] = [];
  for (const place of places) {
    if (typical.length === most) break;
    if (isSaid[place]) continue;
    typical.push(place);
    for (const { place: other, similarity } of index.order(place)) {
      if (similarity < THE_SAME) break;
      isSaid[other] = 1;
    }
  }
  return typical;
}
