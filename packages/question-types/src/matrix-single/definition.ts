import { seal } from '@wenshu/survey-core';
import type { DesignPart } from '@wenshu/survey-core/answering';
import type { WholeType } from '../_shared/whole-type.ts';
import { answering } from './answer.ts';
import { matrixSingleSettings } from './settings.ts';
import { data } from './variables.ts';
import { words } from './words.ts';

const definition: DesignPart = {
  slug: 'matrix-single',
  code: 15,
  settingNames: matrixSingleSettings,
  itemSettingNames: ['isHidden', 'score', 'optionNumber', 'isAnchored'],
  rowSettingNames: ['optionNumber', 'isAnchored'],
  capabilities: {
    hasOptions: true,
    hasRows: true,
    maxOptions: 100,
    answerReference: 'single',
    canCarryQuota: false,
    trap: 'rows',
    scorable: true,
    importMarker: { zh: '矩阵单选题', en: 'matrix single' },
    creatorOnly: false,
  },
};

export const questionType: WholeType<typeof import('./driver.ts'), typeof import('./examples.ts')> = {
  ...seal({ ...definition, ...answering, ...data }),
  words,
};
