import { limits } from '@wenshu/survey-core';
import type { DesignPart } from '@wenshu/survey-core/answering';
import { scaleSettings } from './settings.ts';

export const definition: DesignPart = {
  slug: 'scale',
  code: 10,
  settingNames: scaleSettings,
  itemSettingNames: ['isHidden', 'score', 'optionNumber'],
  rowSettingNames: [],
  capabilities: {
    hasOptions: true,
    hasRows: false,
    maxOptions: 11,
    optionCounts: limits.scalePoints,
    answerReference: 'none',
    canCarryQuota: true,
    scorable: true,
    importMarker: { zh: '量表题', en: 'scale' },
    creatorOnly: false,
  },
};
