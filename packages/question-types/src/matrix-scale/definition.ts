import { limits, seal } from '@wenshu/survey-core';
import type { DesignPart } from '@wenshu/survey-core/answering';
import type { WholeType } from '../_shared/whole-type.ts';
import { answering } from './answer.ts';
import { matrixScaleSettings } from './settings.ts';
import { data } from './variables.ts';
import { words } from './words.ts';

const definition: DesignPart = {
  slug: 'matrix-scale',
  code: 37,
  settingNames: matrixScaleSettings,
  itemSettingNames: ['isHidden', 'score', 'optionNumber'],
  rowSettingNames: ['optionNumber', 'isAnchored'],
  capabilities: {
    hasOptions: true,
    hasRows: true,
    maxOptions: 11,
    optionCounts: limits.scalePoints,
    answerReference: 'none',
    canCarryQuota: false,
    trap: 'rows',
    scorable: true,
    importMarker: { zh: '矩阵量表题', en: 'matrix scale' },
    creatorOnly: false,
  },
};

export const questionType: WholeType<typeof import('./driver.ts'), typeof import('./examples.ts')> = {
  ...seal({ ...definition, ...answering, ...data }),
  words,
};
