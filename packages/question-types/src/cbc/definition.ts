import type { DesignPart } from '@wenshu/survey-core/answering';
import { checkDesign } from '../_shared/check-design.ts';
import { cbcSettings } from './settings.ts';

/** Attributes are option groups, their levels the options. A solution makes it; its structure is not edited by hand. */
export const definition: DesignPart = {
  slug: 'cbc',
  code: 112,
  settingNames: cbcSettings,
  itemSettingNames: ['optionNumber'],
  rowSettingNames: [],
  capabilities: {
    hasOptions: true,
    hasRows: false,
    maxOptions: 100,
    answerReference: 'none',
    canCarryQuota: false,
    scorable: false,
    importMarker: null,
    creatorOnly: false,
  },
  checkDesign,
};
