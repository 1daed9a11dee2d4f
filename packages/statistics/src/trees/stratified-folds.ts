import { seededRandom } from '../random.ts';

/** By row: which of the folds it is in. Each class is dealt out evenly, so that no fold lacks one that others have many of. */
export function stratifiedFolds(classes: ArrayLike<number>, folds: number, seed: number): Int32Array {
  const random = seededRandom(seed);
  const byClass = new Map<number, number[]>();
  for (let row = 0; row < classes.length; row++) {
    const known = byClass.get(classes[row]!);
    if (known) known.push(row);
    else byClass.set(classes[row]!, [row]);
  }
  const foldOf = new Int32Array(classes.length);
  let next = 0;
  for (const rows of byClass.values()) for (const row of random.shuffle(rows)) foldOf[row] = next++ % folds;
  return foldOf;
}
