import type { DesignPart } from '@wenshu/survey-core/answering';
import { videoUploadSettings } from './settings.ts';

export const definition: DesignPart = {
  slug: 'video-upload',
  code: 104,
  settingNames: videoUploadSettings,
  itemSettingNames: [],
  rowSettingNames: [],
  capabilities: {
    hasOptions: false,
    hasRows: false,
    maxOptions: 0,
    answerReference: 'none',
    canCarryQuota: false,
    scorable: false,
    importMarker: { zh: '视频上传题', en: 'video upload' },
    creatorOnly: false,
  },
};
