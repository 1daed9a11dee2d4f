export type NpsGroup = 'promoters' | 'passives' | 'detractors';

/** Where the score counts a point: 9 and 10 are promoters, up to 6 are detractors. */
export function npsGroup(point: number): NpsGroup {
  if (point >= 9) return 'promoters';
  return point >= 7 ? 'passives' : 'detractors';
}
