import type { DesignPart } from '@wenshu/survey-core/answering';
import { imageUploadSettings } from './settings.ts';

export const definition: DesignPart = {
  slug: 'image-upload',
  code: 39,
  settingNames: imageUploadSettings,
  itemSettingNames: [],
  rowSettingNames: [],
  capabilities: {
    hasOptions: false,
    hasRows: false,
    maxOptions: 0,
    answerReference: 'none',
    canCarryQuota: false,
    scorable: false,
    importMarker: { zh: '图片上传题', en: 'image upload' },
    creatorOnly: false,
  },
};
