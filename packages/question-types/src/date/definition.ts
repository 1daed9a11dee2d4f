import { seal } from '@wenshu/survey-core';
import { type DesignPart, readSettings } from '@wenshu/survey-core/answering';
import { areDaysRight } from '../_shared/check-day.ts';
import type { WholeType } from '../_shared/whole-type.ts';
import { answering } from './answer.ts';
import { dateSettings } from './settings.ts';
import { data } from './variables.ts';
import { words } from './words.ts';

const definition: DesignPart = {
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

export const questionType: WholeType<typeof import('./driver.ts'), typeof import('./examples.ts')> = {
  ...seal({ ...definition, ...answering, ...data }),
  words,
};
