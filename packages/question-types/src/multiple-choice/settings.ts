export const multipleChoiceSettings = [
  'required',
  'minSelected',
  'maxSelected',
  'columnCount',
  'isOptionOrderRandom',
  'shownOptionCount',
] as const;
export type MultipleChoiceSetting = (typeof multipleChoiceSettings)[number];
