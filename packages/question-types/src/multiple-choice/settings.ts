export const multipleChoiceSettings = [
  'required',
  'minSelected',
  'maxSelected',
  'columnCount',
  'isOptionOrderRandom',
  'shownOptionCount',
] as const;
