import type { DesignPart } from '@wenshu/survey-core/answering';
import { locationSettings } from './settings.ts';

export const definition: DesignPart = {
  slug: 'location',
  code: 45,
  settingNames: locationSettings,
  itemSettingNames: [],
  rowSettingNames: [],
  capabilities: {
    hasOptions: false,
    hasRows: false,
    maxOptions: 0,
    answerReference: 'none',
    canCarryQuota: false,
    scorable: false,
    importMarker: { zh: '定位题', en: 'location' },
    creatorOnly: false,
  },
};
