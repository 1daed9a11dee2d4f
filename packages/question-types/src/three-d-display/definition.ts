import type { DesignPart } from '@wenshu/survey-core/answering';
import { readThreeDDisplay, threeDDisplaySettings } from './settings.ts';

export const definition: DesignPart = {
  slug: 'three-d-display',
  code: 106,
  settingNames: threeDDisplaySettings,
  itemSettingNames: [],
  rowSettingNames: [],
  capabilities: {
    hasOptions: false,
    hasRows: false,
    maxOptions: 0,
    answerReference: 'none',
    canCarryQuota: false,
    scorable: false,
    importMarker: { zh: '3D展示题', en: '3D display' },
    creatorOnly: false,
  },
  checkDesign: ({ settings }) => (readThreeDDisplay(settings).model === '' ? ['model-missing'] : []),
};
