import type { DesignPart } from '@wenshu/survey-core/answering';
import { blinkSettings, readBlink } from './settings.ts';

export const definition: DesignPart = {
  slug: 'blink',
  code: 105,
  settingNames: blinkSettings,
  itemSettingNames: [],
  rowSettingNames: [],
  capabilities: {
    hasOptions: false,
    hasRows: false,
    maxOptions: 0,
    answerReference: 'none',
    canCarryQuota: false,
    scorable: false,
    importMarker: { zh: '闪现题', en: 'blink' },
    creatorOnly: false,
  },
  checkDesign: ({ settings }) => (readBlink(settings).picture === '' ? ['picture-missing'] : []),
};
