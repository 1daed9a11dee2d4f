import type { DesignPart } from '@wenshu/survey-core/answering';
import { fileUploadSettings } from './settings.ts';

export const definition: DesignPart = {
  slug: 'file-upload',
  code: 44,
  settingNames: fileUploadSettings,
  itemSettingNames: [],
  rowSettingNames: [],
  capabilities: {
    hasOptions: false,
    hasRows: false,
    maxOptions: 0,
    answerReference: 'none',
    canCarryQuota: false,
    scorable: false,
    importMarker: { zh: '文件上传题', en: 'file upload' },
    creatorOnly: false,
  },
};
