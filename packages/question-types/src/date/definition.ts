import { type DesignPart, readSettings } from '@wenshu/survey-core/answering';
import { areDaysRight } from '../_shared/check-day.ts';
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
  checkDesign: ({ settings }) => (areDaysRight(readSettings(settings, dateSettings)) ? [] : ['dates-wrong']),
};
