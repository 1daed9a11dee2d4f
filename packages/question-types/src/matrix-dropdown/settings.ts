export const matrixDropdownSettings = ['required', 'isRowOrderRandom', 'shownRowCount'] as const;
export type MatrixDropdownSetting = (typeof matrixDropdownSettings)[number];
