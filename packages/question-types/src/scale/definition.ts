import { limits, seal } from '@wenshu/survey-core';
import type { DesignPart } from '@wenshu/survey-core/answering';
import type { WholeType } from '../_shared/whole-type.ts';
import { answering } from './answer.ts';
import { scaleSettings } from './settings.ts';
import { data } from './variables.ts';
import { words } from './words.ts';

const definition: DesignPart = {
  slug: 'scale',
  code: 10,
  settingNames: scaleSettings,
  itemSettingNames: ['isHidden', 'score', 'optionNumber'],
  rowSettingNames: [],
  capabilities: {
    hasOptions: true,
    hasRows: false,
    maxOptions: 11,
    optionCounts: limits.scalePoints,
    answerReference: 'none',
    canCarryQuota: true,
    trap: 'options',
    scorable: true,
    importMarker: { zh: '量表题', en: 'scale' },
    creatorOnly: false,
  },
};

export const questionType: WholeType<typeof import('./driver.ts'), typeof import('./examples.ts')> = {
  ...seal({ ...definition, ...answering, ...data }),
  words,
};
