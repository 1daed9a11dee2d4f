import type { DesignPart } from '@wenshu/survey-core/answering';
import { matrixMultipleSettings } from './settings.ts';

export const definition: DesignPart = {
  slug: 'matrix-multiple',
  code: 18,
  settingNames: matrixMultipleSettings,
  itemSettingNames: ['isHidden', 'isExclusive', 'score', 'optionNumber', 'isAnchored'],
  rowSettingNames: ['optionNumber', 'isAnchored'],
  capabilities: {
    hasOptions: true,
    hasRows: true,
    maxOptions: 100,
    answerReference: 'cascader',
    canCarryQuota: false,
    scorable: true,
    importMarker: { zh: '矩阵多选题', en: 'matrix multiple' },
    creatorOnly: false,
  },
};
