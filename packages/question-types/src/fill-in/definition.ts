import type { DesignPart } from '@wenshu/survey-core/answering';
import { fillInSettings } from './settings.ts';

export const definition: DesignPart = {
  slug: 'fill-in',
  code: 5,
  settingNames: fillInSettings,
  itemSettingNames: [],
  rowSettingNames: [],
  capabilities: {
    hasOptions: false,
    hasRows: false,
    maxOptions: 0,
    answerReference: 'whole',
    canCarryQuota: false,
    scorable: false,
    importMarker: { zh: '填空题', en: 'fill-in' },
    creatorOnly: false,
  },
};
