export const matrixMultipleSettings = [
  'required',
  'minSelected',
  'maxSelected',
  'isOptionOrderRandom',
  'shownOptionCount',
  'isRowOrderRandom',
  'shownRowCount',
] as const;
export type MatrixMultipleSetting = (typeof matrixMultipleSettings)[number];
