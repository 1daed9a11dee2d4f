import type { DesignPart } from '@wenshu/survey-core/answering';
import { rankingSettings } from './settings.ts';

export const definition: DesignPart = {
  slug: 'ranking',
  code: 13,
  settingNames: rankingSettings,
  itemSettingNames: ['isHidden', 'optionNumber', 'isAnchored'],
  rowSettingNames: [],
  capabilities: {
    hasOptions: true,
    hasRows: false,
    maxOptions: 100,
    answerReference: 'multi',
    canCarryQuota: false,
    scorable: false,
    importMarker: { zh: '排序题', en: 'ranking' },
    creatorOnly: false,
  },
};
