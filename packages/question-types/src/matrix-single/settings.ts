export const matrixSingleSettings = [
  'required',
  'isOptionOrderRandom',
  'shownOptionCount',
  'isRowOrderRandom',
  'shownRowCount',
] as const;
export type MatrixSingleSetting = (typeof matrixSingleSettings)[number];
