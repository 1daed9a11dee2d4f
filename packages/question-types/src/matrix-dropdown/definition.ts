import type { DesignPart } from '@wenshu/survey-core/answering';
import { matrixDropdownSettings } from './settings.ts';

export const definition: DesignPart = {
  slug: 'matrix-dropdown',
  code: 108,
  settingNames: matrixDropdownSettings,
  itemSettingNames: ['isHidden', 'optionNumber', 'isAnchored'],
  rowSettingNames: ['optionNumber', 'isAnchored'],
  capabilities: {
    hasOptions: true,
    hasRows: true,
    maxOptions: 100,
    answerReference: 'none',
    canCarryQuota: false,
    scorable: false,
    importMarker: { zh: '矩阵下拉题', en: 'matrix dropdown' },
    creatorOnly: false,
  },
};
