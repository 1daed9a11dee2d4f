import { seal } from '@wenshu/survey-core';
import type { DesignPart } from '@wenshu/survey-core/answering';
import type { WholeType } from '../_shared/whole-type.ts';
import { answering } from './answer.ts';
import { ratingSettings } from './settings.ts';
import { data } from './variables.ts';
import { words } from './words.ts';

const definition: DesignPart = {
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
    trap: 'number',
    scorable: true,
    importMarker: { zh: '评分题', en: 'rating' },
    creatorOnly: false,
  },
};

export const questionType: WholeType<typeof import('./driver.ts'), typeof import('./examples.ts')> = {
  ...seal({ ...definition, ...answering, ...data }),
  words,
};
