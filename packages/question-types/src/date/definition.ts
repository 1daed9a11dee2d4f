import { type DesignPart, isDate, readSettings } from '@wenshu/survey-core/answering';
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
  checkDesign: ({ settings }) => {
    const { earliestDate, latestDate } = readSettings(settings, dateSettings);
    const areDates = [earliestDate, latestDate].every(day => day === '' || isDate(day));
    const isEmpty = earliestDate !== '' && latestDate !== '' && earliestDate > latestDate;
    return areDates && !isEmpty ? [] : ['dates-wrong'];
  },
};
