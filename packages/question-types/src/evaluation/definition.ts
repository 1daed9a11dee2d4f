import { seal } from '@wenshu/survey-core';
import type { DesignPart } from '@wenshu/survey-core/answering';
import { listCapabilities } from '../_shared/list-capabilities.ts';
import type { WholeType } from '../_shared/whole-type.ts';
import { answering } from './answer.ts';
import { evaluationSettings } from './settings.ts';
import { data } from './variables.ts';
import { words } from './words.ts';

const definition: DesignPart = {
  slug: 'evaluation',
  code: 101,
  settingNames: evaluationSettings,
  itemSettingNames: ['isHidden', 'optionNumber'],
  rowSettingNames: [],
  capabilities: listCapabilities({
    answerReference: 'none',
    canCarryQuota: false,
    scorable: true,
    importMarker: { zh: '评价题', en: 'evaluation' },
    hasScoreTags: true,
  }),
};

export const questionType: WholeType<typeof import('./driver.ts'), typeof import('./examples.ts')> = {
  ...seal({ ...definition, ...answering, ...data }),
  words,
};
