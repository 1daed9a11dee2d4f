import { KindRefusal } from '../../kind/kind.ts';
import type { ModelData } from '../model/model-data.ts';
import { codesAmong } from './regression-data.ts';

/** Answers that somebody of these gave, in the order of the question. */
export function outcomeLevels(
  data: ModelData,
  key: string,
  column: Float64Array,
  rows: readonly number[],
  most: number,
): readonly number[] {
  const { present } = codesAmong(data, key, column, rows);
  if (present.length < 2) throw new KindRefusal({ word: 'constant', slot: 'dependent', variable: key });
  if (present.length > most) throw new KindRefusal({ word: 'too-many', slot: 'dependent', variable: key, most });
  return present;
}
