import { seal } from '@wenshu/survey-core';
import type { DesignPart } from '@wenshu/survey-core/answering';
import type { WholeType } from '../_shared/whole-type.ts';
import { answering } from './answer.ts';
import { npsSettings } from './settings.ts';
import { data } from './variables.ts';
import { words } from './words.ts';

const definition: DesignPart = {
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
    trap: 'number',
    scorable: true,
    importMarker: { zh: 'NPS题', en: 'NPS' },
    creatorOnly: false,
  },
};

export const questionType: WholeType<typeof import('./driver.ts'), typeof import('./examples.ts')> = {
  ...seal({ ...definition, ...answering, ...data }),
  words,
};
