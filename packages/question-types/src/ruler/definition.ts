import { seal } from '@wenshu/survey-core';
import type { DesignPart } from '@wenshu/survey-core/answering';
import { listCapabilities } from '../_shared/list-capabilities.ts';
import type { WholeType } from '../_shared/whole-type.ts';
import { answering } from './answer.ts';
import { readRuler, rulerSettings } from './settings.ts';
import { data } from './variables.ts';
import { words } from './words.ts';

const definition: DesignPart = {
  slug: 'ruler',
  code: 40,
  settingNames: rulerSettings,
  itemSettingNames: ['isHidden', 'optionNumber', 'isAnchored'],
  rowSettingNames: [],
  capabilities: listCapabilities({
    answerReference: 'multi',
    canCarryQuota: false,
    scorable: false,
    importMarker: { zh: '标尺题', en: 'ruler' },
  }),
  checkDesign: ({ settings }) => {
    const { least, most, step } = readRuler(settings);
    return most - least >= step ? [] : ['ruler-too-short'];
  },
};

export const questionType: WholeType<typeof import('./driver.ts'), typeof import('./examples.ts')> = {
  ...seal({ ...definition, ...answering, ...data }),
  words,
};
