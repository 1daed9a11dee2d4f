import { seal } from '@wenshu/survey-core';
import type { DesignPart } from '@wenshu/survey-core/answering';
import { listCapabilities } from '../_shared/list-capabilities.ts';
import type { WholeType } from '../_shared/whole-type.ts';
import { answering } from './answer.ts';
import { rankingSettings } from './settings.ts';
import { data } from './variables.ts';
import { words } from './words.ts';

const definition: DesignPart = {
  slug: 'ranking',
  code: 13,
  settingNames: rankingSettings,
  itemSettingNames: ['isHidden', 'optionNumber', 'isAnchored'],
  rowSettingNames: [],
  capabilities: listCapabilities({
    answerReference: 'multi',
    canCarryQuota: false,
    scorable: false,
    importMarker: { zh: '排序题', en: 'ranking' },
  }),
};

export const questionType: WholeType<typeof import('./driver.ts'), typeof import('./examples.ts')> = {
  ...seal({ ...definition, ...answering, ...data }),
  words,
};
