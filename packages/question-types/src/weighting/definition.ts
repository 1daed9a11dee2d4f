import type { DesignPart } from '@wenshu/survey-core/answering';
import { weightingSettings } from './settings.ts';

export const definition: DesignPart = {
  slug: 'weighting',
  code: 14,
  settingNames: weightingSettings,
  itemSettingNames: ['isHidden', 'optionNumber', 'isAnchored'],
  rowSettingNames: [],
  capabilities: {
    hasOptions: true,
    hasRows: false,
    maxOptions: 100,
    answerReference: 'none',
    canCarryQuota: false,
    scorable: false,
    importMarker: { zh: '比重题', en: 'weighting' },
    creatorOnly: false,
  },
};
