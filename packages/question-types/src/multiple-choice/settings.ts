import { pictureSettings } from '../_shared/choosing/picture-options.ts';

export const multipleChoiceSettings = [
  'required',
  'minSelected',
  'maxSelected',
  'columnCount',
  ...pictureSettings,
  'isOptionOrderRandom',
  'shownOptionCount',
] as const;
