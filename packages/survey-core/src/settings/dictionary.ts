import { limits } from '../limits.ts';

/**
 * The one dictionary of settings: a numeric code on the wire and in stored documents, a name in code, what values it takes, and
 * its default. 20001 and 20025 are the specification's; the other numbers are ours. Editor panels are drawn from it.
 */
export type SettingDefinition =
  | { readonly code: number; readonly kind: 'switch'; readonly default: boolean; readonly isSecret?: true }
  | {
      readonly code: number;
      readonly kind: 'integer' | 'number';
      readonly min: number;
      readonly max: number;
      readonly default: number | null;
      /** No flow has it: a respondent must not find it in what is sent to the phone. */
      readonly isSecret?: true;
    }
  | {
      readonly code: number;
      readonly kind: 'choice';
      readonly of: readonly (number | string)[];
      readonly default: number | string;
    }
  | {
      readonly code: number;
      readonly kind: 'text';
      readonly maxLength: number;
      readonly default: string;
      /** Words that a respondent reads: other languages have their own, by the setting's name. */
      readonly isTranslatable?: true;
    }
  // A design of tasks, written as JSON: see `design.ts`. Solutions make it; nobody types it.
  | { readonly code: number; readonly kind: 'design'; readonly maxLength: number; readonly default: string }
  // The address of a picture or a 3D model: one of ours, or one on the web that is reached safely.
  | { readonly code: number; readonly kind: 'picture'; readonly default: '' }
  | { readonly code: number; readonly kind: 'model'; readonly default: '' };

export const INPUT_FORMATS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

export const settingDictionary = {
  required: { code: 20001, kind: 'switch', default: false },
  minSelected: { code: 20002, kind: 'integer', min: 0, max: 3000, default: null },
  maxSelected: { code: 20003, kind: 'integer', min: 1, max: 3000, default: null },
  isHidden: { code: 20004, kind: 'switch', default: false },
  isExclusive: { code: 20005, kind: 'switch', default: false },
  hasBlank: { code: 20006, kind: 'switch', default: false },
  isBlankRequired: { code: 20007, kind: 'switch', default: false },
  score: { code: 20008, kind: 'number', min: -10_000, max: 10_000, default: null },
  optionNumber: { code: 20009, kind: 'integer', min: 0, max: 100_000, default: null },
  isAnchored: { code: 20010, kind: 'switch', default: false },
  isOptionOrderRandom: { code: 20011, kind: 'switch', default: false },
  shownOptionCount: { code: 20012, kind: 'integer', min: 1, max: 3000, default: null },
  isRowOrderRandom: { code: 20013, kind: 'switch', default: false },
  shownRowCount: { code: 20014, kind: 'integer', min: 1, max: 3000, default: null },
  isQuestionOrderRandom: { code: 20015, kind: 'switch', default: false },
  shownQuestionCount: { code: 20016, kind: 'integer', min: 1, max: 1000, default: null },
  isGroupOrderRandom: { code: 20017, kind: 'switch', default: false },
  shownGroupCount: { code: 20018, kind: 'integer', min: 1, max: 1000, default: null },
  minLength: { code: 20021, kind: 'integer', min: 0, max: 5000, default: null },
  maxLength: { code: 20022, kind: 'integer', min: 1, max: 5000, default: null },
  minValue: { code: 20023, kind: 'number', min: -1e12, max: 1e12, default: null },
  maxValue: { code: 20024, kind: 'number', min: -1e12, max: 1e12, default: null },
  inputFormat: { code: 20025, kind: 'choice', of: INPUT_FORMATS, default: 1 },
  decimalPlaces: { code: 20026, kind: 'integer', min: 0, max: 10, default: null },
  lineCount: { code: 20027, kind: 'integer', min: 1, max: 20, default: 1 },
  fileKinds: { code: 20041, kind: 'text', maxLength: 60, default: '' },
  isMultilingual: { code: 20051, kind: 'switch', default: false },
  isTrap: { code: 20061, kind: 'switch', default: false, isSecret: true },
  isTrapAnswer: { code: 20062, kind: 'switch', default: false, isSecret: true },
  trapNumber: { code: 20063, kind: 'number', min: -1_000_000, max: 1_000_000, default: null, isSecret: true },
  pointCount: { code: 20100, kind: 'choice', of: limits.scalePoints, default: 5 },
  usesFaces: { code: 20101, kind: 'switch', default: false },
  lowLabel: { code: 20102, kind: 'text', maxLength: 40, default: '', isTranslatable: true },
  highLabel: { code: 20103, kind: 'text', maxLength: 40, default: '', isTranslatable: true },
  totalSum: { code: 20104, kind: 'number', min: 1, max: 1_000_000, default: 100 },
  step: { code: 20105, kind: 'number', min: 0.001, max: 1_000_000, default: 1 },
  hasComment: { code: 20106, kind: 'switch', default: true },
  earliestDate: { code: 20107, kind: 'text', maxLength: 10, default: '' },
  latestDate: { code: 20108, kind: 'text', maxLength: 10, default: '' },
  usesSliders: { code: 20109, kind: 'switch', default: false },
  minFiles: { code: 20110, kind: 'integer', min: 1, max: limits.uploadFiles, default: null },
  maxFiles: { code: 20111, kind: 'integer', min: 1, max: limits.uploadFiles, default: 5 },
  maxFileMb: { code: 20112, kind: 'integer', min: 1, max: limits.uploadMb, default: null },
  isCameraOnly: { code: 20113, kind: 'switch', default: false },
  picture: { code: 20114, kind: 'picture', default: '' },
  pictureAlt: { code: 20115, kind: 'text', maxLength: 300, default: '', isTranslatable: true },
  hotspotMode: { code: 20116, kind: 'choice', of: [1, 2], default: 1 }, // 1 regions, 2 free clicks.
  region: { code: 20117, kind: 'text', maxLength: 60, default: '' }, // "x,y,w,h" in fractions of the picture.
  maxClicks: { code: 20118, kind: 'integer', min: 1, max: limits.hotspotClicks, default: 5 },
  exposureSeconds: { code: 20119, kind: 'number', ...limits.exposureSeconds, default: 3 },
  model: { code: 20120, kind: 'model', default: '' },
  poster: { code: 20121, kind: 'picture', default: '' },
  locationMode: { code: 20122, kind: 'choice', of: [1, 2, 3], default: 3 }, // 1 position, 2 list of places, 3 both.
  design: { code: 20150, kind: 'design', maxLength: 60_000, default: '' },
  hasNone: { code: 20151, kind: 'switch', default: true },
  lowestPrice: { code: 20152, kind: 'number', min: 0, max: 1e9, default: 1 },
  priceStep: { code: 20153, kind: 'number', min: 0.01, max: 1e9, default: 1 },
  priceCount: { code: 20154, kind: 'integer', min: 2, max: 100, default: 10 },
  priceUnit: { code: 20155, kind: 'text', maxLength: 10, default: '', isTranslatable: true },
  columnCount: { code: 20031, kind: 'integer', min: 1, max: 6, default: 1 },
  hasPictures: { code: 20032, kind: 'switch', default: false }, // Options stand below their pictures, in a grid.
  pictureColumns: { code: 20033, kind: 'choice', of: [2, 3, 4, 5, 6], default: 3 },
  phonePictureColumns: { code: 20034, kind: 'choice', of: [1, 2], default: 2 },
} as const satisfies Record<string, SettingDefinition>;

export type SettingName = keyof typeof settingDictionary;

/** Settings whose words a respondent reads: each is translated under its own name. */
export const translatableSettings = Object.entries<SettingDefinition>(settingDictionary).flatMap(
  ([name, definition]) =>
    definition.kind === 'text' && definition.isTranslatable ? [{ name, code: definition.code }] : [],
);

type ValueOf<D> = D extends { kind: 'switch' }
  ? boolean
  : D extends { kind: 'integer' | 'number'; default: infer Default }
    ? Default extends null
      ? number | null
      : number
    : D extends { kind: 'choice'; of: readonly (infer Choice)[] }
      ? Choice
      : string;

export type SettingValue<Name extends SettingName> = ValueOf<(typeof settingDictionary)[Name]>;
export type SettingsOf<Name extends SettingName> = { readonly [Key in Name]: SettingValue<Key> };
