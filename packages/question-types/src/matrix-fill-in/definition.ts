import { seal } from '@wenshu/survey-core';
import type { DesignPart } from '@wenshu/survey-core/answering';
import { textSettings } from '../_shared/check-text.ts';
import type { WholeType } from '../_shared/whole-type.ts';
import { answering } from './answer.ts';
import { matrixFillInSettings } from './settings.ts';
import { data } from './variables.ts';
import { words } from './words.ts';

const definition: DesignPart = {
  slug: 'matrix-fill-in',
  code: 19,
  settingNames: matrixFillInSettings,
  itemSettingNames: ['isHidden', 'isBlankRequired', 'optionNumber', ...textSettings],
  rowSettingNames: ['optionNumber', 'isAnchored'],
  capabilities: {
    hasOptions: true,
    hasRows: true,
    maxOptions: 100,
    answerReference: 'cascader',
    canCarryQuota: false,
    scorable: false,
    importMarker: { zh: '矩阵填空题', en: 'matrix fill-in' },
    creatorOnly: false,
  },
};

export const questionType: WholeType<typeof import('./driver.ts'), typeof import('./examples.ts')> = {
  ...seal({ ...definition, ...answering, ...data }),
  words,
};
