export const contrastScaleSettings = ['required', 'isRowOrderRandom', 'shownRowCount'] as const;
