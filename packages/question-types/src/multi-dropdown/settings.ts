export const multiDropdownSettings = [
  'required',
  'minSelected',
  'maxSelected',
  'isOptionOrderRandom',
  'shownOptionCount',
] as const;
