import { seal } from '@wenshu/survey-core';
import type { DesignPart } from '@wenshu/survey-core/answering';
import { blankSettings } from '../_shared/blanks.ts';
import { pictureItemSettings } from '../_shared/choosing/picture-options.ts';
import { listCapabilities } from '../_shared/list-capabilities.ts';
import type { WholeType } from '../_shared/whole-type.ts';
import { answering } from './answer.ts';
import { singleChoiceSettings } from './settings.ts';
import { data } from './variables.ts';
import { words } from './words.ts';

const definition: DesignPart = {
  slug: 'single-choice',
  code: 1,
  settingNames: singleChoiceSettings,
  itemSettingNames: ['isHidden', 'score', 'optionNumber', 'isAnchored', ...pictureItemSettings, ...blankSettings],
  rowSettingNames: [],
  capabilities: listCapabilities({
    answerReference: 'whole',
    canCarryQuota: true,
    trap: 'options',
    scorable: true,
    importMarker: { zh: '单选题', en: 'single choice' },
  }),
};

export const questionType: WholeType<typeof import('./driver.ts'), typeof import('./examples.ts')> = {
  ...seal({ ...definition, ...answering, ...data }),
  words,
};
