import type { DesignPart } from '@wenshu/survey-core/answering';
import { dateSettings } from './settings.ts';

export const definition: DesignPart = {
  slug: 'date',
  code: 107,
  settingNames: dateSettings,
  itemSettingNames: [],
  rowSettingNames: [],
  capabilities: {
    hasOptions: false,
    hasRows: false,
    maxOptions: 0,
    answerReference: 'none',
    canCarryQuota: false,
    scorable: false,
    importMarker: { zh: '日期题', en: 'date' },
    creatorOnly: false,
  },
};
