export const rankingSettings = [
  'required',
  'minSelected',
  'maxSelected',
  'isOptionOrderRandom',
  'shownOptionCount',
] as const;
export type RankingSetting = (typeof rankingSettings)[number];
