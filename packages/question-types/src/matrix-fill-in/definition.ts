import type { DesignPart } from '@wenshu/survey-core/answering';
import { textSettings } from '../_shared/check-text.ts';
import { matrixFillInSettings } from './settings.ts';

export const definition: DesignPart = {
  slug: 'matrix-fill-in',
  code: 19,
  settingNames: matrixFillInSettings,
  itemSettingNames: ['isHidden', 'isBlankRequired', 'optionNumber', ...textSettings],
  rowSettingNames: ['optionNumber', 'isAnchored'],
  capabilities: {
    hasOptions: true,
    hasRows: true,
    maxOptions: 100,
    answerReference: 'cascader',
    canCarryQuota: false,
    scorable: false,
    importMarker: { zh: '矩阵填空题', en: 'matrix fill-in' },
    creatorOnly: false,
  },
};
