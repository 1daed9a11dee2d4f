import { limits } from '@wenshu/survey-core';
import type { DesignPart } from '@wenshu/survey-core/answering';
import { contrastScaleSettings } from './settings.ts';

export const definition: DesignPart = {
  slug: 'contrast-scale',
  code: 102,
  settingNames: contrastScaleSettings,
  itemSettingNames: ['isHidden', 'score', 'optionNumber'],
  rowSettingNames: ['optionNumber', 'isAnchored'],
  capabilities: {
    hasOptions: true,
    hasRows: true,
    hasRightTitles: true,
    maxOptions: 11,
    optionCounts: limits.scalePoints,
    answerReference: 'none',
    canCarryQuota: false,
    scorable: true,
    importMarker: { zh: '对比量表题', en: 'contrast scale' },
    creatorOnly: false,
  },
};
