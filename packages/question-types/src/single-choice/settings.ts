export const singleChoiceSettings = ['required', 'columnCount', 'isOptionOrderRandom', 'shownOptionCount'] as const;
