import type { Capabilities } from '../question-type/capabilities.ts';
import type { DesignPart } from '../question-type/question-type.ts';
import type { DesignRegistry } from '../question-type/registry.ts';
import type { SettingName } from '../settings/dictionary.ts';

const plain: Capabilities = {
  hasOptions: false,
  hasRows: false,
  maxOptions: 0,
  answerReference: 'none',
  canCarryQuota: false,
  scorable: false,
  importMarker: null,
  creatorOnly: false,
};

function type(
  slug: string,
  code: number,
  capabilities: Partial<Capabilities>,
  settingNames: readonly SettingName[] = ['required'],
): DesignPart {
  const hasBlanks: readonly SettingName[] = ['hasBlank', 'isBlankRequired'];
  return {
    slug,
    code,
    capabilities: { ...plain, ...capabilities },
    settingNames,
    itemSettingNames: [
      'isHidden',
      'score',
      'optionNumber',
      'isAnchored',
      ...(capabilities.hasOptions ? hasBlanks : []),
    ],
    rowSettingNames: ['optionNumber', 'isAnchored'],
  };
}

const options = { hasOptions: true, maxOptions: 100, scorable: true };

/** Design parts enough to try every command: the engine knows no real types. */
export const exampleTypes: DesignRegistry = {
  'single-choice': type('single-choice', 1, {
    ...options,
    canCarryQuota: true,
    answerReference: 'whole',
    importMarker: { zh: '单选题', en: 'single choice' },
  }),
  dropdown: type('dropdown', 2, { ...options, maxOptions: 3000, canCarryQuota: true }),
  'multiple-choice': type(
    'multiple-choice',
    3,
    { ...options, answerReference: 'multi', importMarker: { zh: '多选题', en: 'multiple choice' } },
    ['required', 'minSelected', 'maxSelected'],
  ),
  'fill-in': type('fill-in', 5, { answerReference: 'whole', importMarker: { zh: '填空题', en: 'fill-in' } }, [
    'required',
    'inputFormat',
    'minLength',
    'maxLength',
    'minValue',
    'maxValue',
  ]),
  'matrix-single': type('matrix-single', 15, {
    ...options,
    hasRows: true,
    importMarker: { zh: '矩阵单选题', en: 'matrix single' },
  }),
  cascade: type('cascade', 22, { ...options, maxOptions: 4000, maxLayers: 4, scorable: false }),
  'page-break': { ...type('page-break', 35, { needsTitle: false }, []), summary: { kind: 'none' } },
  label: type('label', 36, { ...options, maxOptions: 500, scorable: false, creatorOnly: true }),
  'file-upload': type('file-upload', 44, {}, ['required', 'fileKinds']),
  evaluation: type('evaluation', 101, { ...options, hasScoreTags: true }),
};
