export const matrixSingleSettings = [
  'required',
  'isOptionOrderRandom',
  'shownOptionCount',
  'isRowOrderRandom',
  'shownRowCount',
] as const;
