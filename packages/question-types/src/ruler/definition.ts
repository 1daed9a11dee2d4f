import type { DesignPart } from '@wenshu/survey-core/answering';
import { readRuler, rulerSettings } from './settings.ts';

export const definition: DesignPart = {
  slug: 'ruler',
  code: 40,
  settingNames: rulerSettings,
  itemSettingNames: ['isHidden', 'optionNumber', 'isAnchored'],
  rowSettingNames: [],
  capabilities: {
    hasOptions: true,
    hasRows: false,
    maxOptions: 100,
    answerReference: 'multi',
    canCarryQuota: false,
    scorable: false,
    importMarker: { zh: '标尺题', en: 'ruler' },
    creatorOnly: false,
  },
  checkDesign: ({ settings }) => {
    const { least, most, step } = readRuler(settings);
    return most - least >= step ? [] : ['ruler-too-short'];
  },
};
