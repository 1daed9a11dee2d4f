import { commands } from '@wenshu/survey-core';
import { editCall } from './edit.ts';

export const settingCalls = {
  updateSettings: editCall(
    commands.updateSettings,
    'PUT',
    '/survey/settingDic/updateSettings',
    'Set settings of a question, option or row by code',
    true,
  ),
};
