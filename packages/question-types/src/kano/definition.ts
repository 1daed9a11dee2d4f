import type { DesignPart } from '@wenshu/survey-core/answering';
import { kanoSettings } from './settings.ts';

/** Rows are features; the five options run from liking to disliking. */
export const definition: DesignPart = {
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
