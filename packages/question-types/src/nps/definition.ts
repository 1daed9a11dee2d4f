import type { DesignPart } from '@wenshu/survey-core/answering';
import { npsSettings } from './settings.ts';

export const definition: DesignPart = {
  slug: 'nps',
  code: 11,
  settingNames: npsSettings,
  itemSettingNames: [],
  rowSettingNames: [],
  capabilities: {
    hasOptions: false,
    hasRows: false,
    maxOptions: 0,
    answerReference: 'none',
    canCarryQuota: false,
    scorable: true,
    importMarker: { zh: 'NPS题', en: 'NPS' },
    creatorOnly: false,
  },
};
