import { limits } from '@wenshu/survey-core';
import type { DesignPart } from '@wenshu/survey-core/answering';
import { matrixScaleSettings } from './settings.ts';

export const definition: DesignPart = {
  slug: 'matrix-scale',
  code: 37,
  settingNames: matrixScaleSettings,
  itemSettingNames: ['isHidden', 'score', 'optionNumber'],
  rowSettingNames: ['optionNumber', 'isAnchored'],
  capabilities: {
    hasOptions: true,
    hasRows: true,
    maxOptions: 11,
    optionCounts: limits.scalePoints,
    answerReference: 'none',
    canCarryQuota: false,
    scorable: true,
    importMarker: { zh: '矩阵量表题', en: 'matrix scale' },
    creatorOnly: false,
  },
};
