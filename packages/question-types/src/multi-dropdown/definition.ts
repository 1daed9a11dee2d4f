import { seal } from '@wenshu/survey-core';
import type { DesignPart } from '@wenshu/survey-core/answering';
import { blankSettings } from '../_shared/blanks.ts';
import type { WholeType } from '../_shared/whole-type.ts';
import { answering } from './answer.ts';
import { multiDropdownSettings } from './settings.ts';
import { data } from './variables.ts';
import { words } from './words.ts';

const definition: DesignPart = {
  slug: 'multi-dropdown',
  code: 4,
  settingNames: multiDropdownSettings,
  itemSettingNames: ['isHidden', 'isExclusive', 'score', 'optionNumber', 'isAnchored', ...blankSettings],
  rowSettingNames: [],
  capabilities: {
    hasOptions: true,
    hasRows: false,
    maxOptions: 3000,
    answerReference: 'multi',
    canCarryQuota: true,
    choosesSeveral: true,
    trap: 'options',
    scorable: true,
    importMarker: { zh: '多选下拉题', en: 'multi-select dropdown' },
    creatorOnly: false,
  },
};

export const questionType: WholeType<typeof import('./driver.ts'), typeof import('./examples.ts')> = {
  ...seal({ ...definition, ...answering, ...data }),
  words,
};
