import type { DesignPart } from '@wenshu/survey-core/answering';
import { signatureSettings } from './settings.ts';

export const definition: DesignPart = {
  slug: 'signature',
  code: 103,
  settingNames: signatureSettings,
  itemSettingNames: [],
  rowSettingNames: [],
  capabilities: {
    hasOptions: false,
    hasRows: false,
    maxOptions: 0,
    answerReference: 'none',
    canCarryQuota: false,
    scorable: false,
    importMarker: { zh: '电子签名题', en: 'electronic signature' },
    creatorOnly: false,
  },
};
