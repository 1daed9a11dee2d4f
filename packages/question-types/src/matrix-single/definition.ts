import type { DesignPart } from '@wenshu/survey-core/answering';
import { matrixSingleSettings } from './settings.ts';

export const definition: DesignPart = {
  slug: 'matrix-single',
  code: 15,
  settingNames: matrixSingleSettings,
  itemSettingNames: ['isHidden', 'score', 'optionNumber', 'isAnchored'],
  rowSettingNames: ['optionNumber', 'isAnchored'],
  capabilities: {
    hasOptions: true,
    hasRows: true,
    maxOptions: 100,
    answerReference: 'single',
    canCarryQuota: false,
    scorable: true,
    importMarker: { zh: '矩阵单选题', en: 'matrix single' },
    creatorOnly: false,
  },
};
