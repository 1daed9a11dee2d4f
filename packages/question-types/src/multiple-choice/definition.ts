import type { DesignPart } from '@wenshu/survey-core/answering';
import { blankSettings } from '../_shared/blanks.ts';
import { pictureItemSettings } from '../_shared/picture-options.ts';
import { multipleChoiceSettings } from './settings.ts';

export const definition: DesignPart = {
  slug: 'multiple-choice',
  code: 3,
  settingNames: multipleChoiceSettings,
  itemSettingNames: [
    'isHidden',
    'isExclusive',
    'score',
    'optionNumber',
    'isAnchored',
    ...pictureItemSettings,
    ...blankSettings,
  ],
  rowSettingNames: [],
  capabilities: {
    hasOptions: true,
    hasRows: false,
    maxOptions: 100,
    answerReference: 'multi',
    canCarryQuota: true,
    choosesSeveral: true,
    scorable: true,
    importMarker: { zh: '多选题', en: 'multiple choice' },
    creatorOnly: false,
  },
};
