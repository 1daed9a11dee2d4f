import type { DesignPart } from '@wenshu/survey-core/answering';
import { labelSettings } from './settings.ts';

export const definition: DesignPart = {
  slug: 'label',
  code: 36,
  settingNames: labelSettings,
  itemSettingNames: ['isHidden', 'optionNumber'],
  rowSettingNames: [],
  capabilities: {
    hasOptions: true,
    hasRows: false,
    maxOptions: 500,
    answerReference: 'whole',
    canCarryQuota: true,
    scorable: false,
    importMarker: { zh: '标签题', en: 'label' },
    creatorOnly: true,
  },
};
