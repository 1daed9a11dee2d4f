import { seal } from '@wenshu/survey-core';
import type { DesignPart } from '@wenshu/survey-core/answering';
import type { WholeType } from '../_shared/whole-type.ts';
import { answering } from './answer.ts';
import { cascadeSettings } from './settings.ts';
import { data } from './variables.ts';
import { words } from './words.ts';

const definition: DesignPart = {
  slug: 'cascade',
  code: 22,
  settingNames: cascadeSettings,
  itemSettingNames: ['isHidden', 'optionNumber'],
  rowSettingNames: [],
  capabilities: {
    hasOptions: true,
    hasRows: false,
    // 4,000 cases (S5.22), each of four levels at most; the levels above them are options too.
    maxOptions: 16_000,
    maxLayers: 4,
    answersEveryLayer: true,
    answerReference: 'whole',
    canCarryQuota: true,
    scorable: false,
    importMarker: { zh: '级联题', en: 'cascading choice' },
    creatorOnly: false,
  },
};

export const questionType: WholeType<typeof import('./driver.ts'), typeof import('./examples.ts')> = {
  ...seal({ ...definition, ...answering, ...data }),
  words,
};
