import type { DesignPart } from '@wenshu/survey-core/answering';
import { checkDesign } from '../_shared/check-design.ts';
import { maxDiffSettings } from './settings.ts';

/** The options are the items; a set is a task whose concepts are single items. */
export const definition: DesignPart = {
  slug: 'maxdiff',
  code: 114,
  settingNames: maxDiffSettings,
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
