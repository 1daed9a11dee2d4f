export const singleChoiceSettings = ['required', 'columnCount', 'isOptionOrderRandom', 'shownOptionCount'] as const;
export type SingleChoiceSetting = (typeof singleChoiceSettings)[number];
