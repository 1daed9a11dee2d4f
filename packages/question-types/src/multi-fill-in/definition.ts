import { seal } from '@wenshu/survey-core';
import type { DesignPart } from '@wenshu/survey-core/answering';
import { textSettings } from '../_shared/check-text.ts';
import { listCapabilities } from '../_shared/list-capabilities.ts';
import type { WholeType } from '../_shared/whole-type.ts';
import { answering } from './answer.ts';
import { multiFillInSettings } from './settings.ts';
import { data } from './variables.ts';
import { words } from './words.ts';

const definition: DesignPart = {
  slug: 'multi-fill-in',
  code: 6,
  settingNames: multiFillInSettings,
  itemSettingNames: ['isHidden', 'isBlankRequired', 'optionNumber', ...textSettings],
  rowSettingNames: [],
  capabilities: listCapabilities({
    answerReference: 'multi',
    canCarryQuota: false,
    scorable: false,
    importMarker: { zh: '多项填空题', en: 'multi fill-in' },
  }),
};

export const questionType: WholeType<typeof import('./driver.ts'), typeof import('./examples.ts')> = {
  ...seal({ ...definition, ...answering, ...data }),
  words,
};
