import type { DesignPart } from '@wenshu/survey-core/answering';
import { checkDesign } from '../_shared/check-design.ts';
import { cpcSettings } from './settings.ts';

/** Attributes are option groups, their levels the options. A card is a task of one concept. */
export const definition: DesignPart = {
  slug: 'cpc',
  code: 113,
  settingNames: cpcSettings,
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
