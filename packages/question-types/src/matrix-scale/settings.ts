export const matrixScaleSettings = ['required', 'lowLabel', 'highLabel', 'isRowOrderRandom', 'shownRowCount'] as const;
