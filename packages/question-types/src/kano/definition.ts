import { seal } from '@wenshu/survey-core';
import type { DesignPart } from '@wenshu/survey-core/answering';
import type { WholeType } from '../_shared/whole-type.ts';
import { answering } from './answer.ts';
import { kanoSettings } from './settings.ts';
import { data } from './variables.ts';
import { words } from './words.ts';

/** Rows are features; the five options run from liking to disliking. */
const definition: DesignPart = {
  slug: 'kano',
  code: 111,
  settingNames: kanoSettings,
  itemSettingNames: ['optionNumber'],
  rowSettingNames: ['optionNumber', 'isAnchored'],
  capabilities: {
    hasOptions: true,
    hasRows: true,
    maxOptions: 5,
    optionCounts: [5],
    answerReference: 'none',
    canCarryQuota: false,
    scorable: false,
    importMarker: null,
    creatorOnly: false,
  },
};

export const questionType: WholeType<typeof import('./driver.ts'), typeof import('./examples.ts')> = {
  ...seal({ ...definition, ...answering, ...data }),
  words,
};
