import { pictureSettings } from '../_shared/choosing/picture-options.ts';

export const singleChoiceSettings = [
  'required',
  'columnCount',
  ...pictureSettings,
  'isOptionOrderRandom',
  'shownOptionCount',
] as const;
