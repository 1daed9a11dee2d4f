import { seal } from '@wenshu/survey-core';
import type { DesignPart } from '@wenshu/survey-core/answering';
import { blankSettings } from '../_shared/blanks.ts';
import { pictureItemSettings } from '../_shared/choosing/picture-options.ts';
import { listCapabilities } from '../_shared/list-capabilities.ts';
import type { WholeType } from '../_shared/whole-type.ts';
import { answering } from './answer.ts';
import { multipleChoiceSettings } from './settings.ts';
import { data } from './variables.ts';
import { words } from './words.ts';

const definition: DesignPart = {
  slug: 'multiple-choice',
  code: 3,
  settingNames: multipleChoiceSettings,
  itemSettingNames: [
    'isHidden',
    'isExclusive',
    'score',
    'optionNumber',
    'isAnchored',
    ...pictureItemSettings,
    ...blankSettings,
  ],
  rowSettingNames: [],
  capabilities: listCapabilities({
    answerReference: 'multi',
    canCarryQuota: true,
    choosesSeveral: true,
    trap: 'options',
    scorable: true,
    importMarker: { zh: '多选题', en: 'multiple choice' },
  }),
};

export const questionType: WholeType<typeof import('./driver.ts'), typeof import('./examples.ts')> = {
  ...seal({ ...definition, ...answering, ...data }),
  words,
};
