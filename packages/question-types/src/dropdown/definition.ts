import { seal } from '@wenshu/survey-core';
import type { DesignPart } from '@wenshu/survey-core/answering';
import { blankSettings } from '../_shared/blanks.ts';
import type { WholeType } from '../_shared/whole-type.ts';
import { answering } from './answer.ts';
import { dropdownSettings } from './settings.ts';
import { data } from './variables.ts';
import { words } from './words.ts';

const definition: DesignPart = {
  slug: 'dropdown',
  code: 2,
  settingNames: dropdownSettings,
  itemSettingNames: ['isHidden', 'score', 'optionNumber', 'isAnchored', ...blankSettings],
  rowSettingNames: [],
  capabilities: {
    hasOptions: true,
    hasRows: false,
    maxOptions: 3000,
    answerReference: 'whole',
    canCarryQuota: true,
    trap: 'options',
    scorable: true,
    importMarker: { zh: '下拉题', en: 'dropdown' },
    creatorOnly: false,
  },
};

export const questionType: WholeType<typeof import('./driver.ts'), typeof import('./examples.ts')> = {
  ...seal({ ...definition, ...answering, ...data }),
  words,
};
