import type { DesignPart } from '@wenshu/survey-core/answering';
import { ratingSettings } from './settings.ts';

export const definition: DesignPart = {
  slug: 'rating',
  code: 9,
  settingNames: ratingSettings,
  itemSettingNames: [],
  rowSettingNames: [],
  capabilities: {
    hasOptions: false,
    hasRows: false,
    maxOptions: 0,
    answerReference: 'none',
    canCarryQuota: false,
    scorable: true,
    importMarker: { zh: '评分题', en: 'rating' },
    creatorOnly: false,
  },
};
