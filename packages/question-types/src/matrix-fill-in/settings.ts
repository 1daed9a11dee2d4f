export const matrixFillInSettings = ['required', 'isRowOrderRandom', 'shownRowCount'] as const;
export type MatrixFillInSetting = (typeof matrixFillInSettings)[number];
