import { commands, type Loss } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { partId, scrollId } from '../../shared-inputs.ts';
import { editCall } from './edit.ts';

export const settingCalls = {
  setTagValues: editCall(
    commands.setTagValues,
    'PUT',
    '/survey/settingDic/setTagValues',
    'Set the labels that a label question offers',
  ),
  synchronizeTag: editCall(
    commands.synchronizeTag,
    'PUT',
    '/survey/settingDic/synchronizeTag',
    'Add the labels that a label question does not offer yet',
  ),
  itemScore: editCall(commands.itemScore, 'PUT', '/survey/settingDic/itemScore', 'Set scores of several options'),
  levelItemScore: editCall(
    commands.levelItemScore,
    'PUT',
    '/survey/settingDic/levelItemScore',
    'Set one score for an option and all below it',
  ),
  fileFormatRestriction: editCall(
    commands.fileFormatRestriction,
    'PUT',
    '/survey/settingDic/fileFormatRestriction',
    'Set which kinds of file an upload question takes',
  ),
  updateSettings: editCall(
    commands.updateSettings,
    'PUT',
    '/survey/settingDic/updateSettings',
    'Set settings of a question, option or row by code',
    true,
  ),
  updateSurveySettings: editCall(
    commands.updateSurveySettings,
    'PUT',
    '/survey/settingDic/updateSurveySettings',
    'Set settings of the whole survey by code',
    true,
  ),
};

export const settingReadCalls = {
  checkTagItemReference: call({
    method: 'POST',
    path: '/survey/settingDic/checkTagItemReference',
    audience: 'signed-in',
    needs: { right: 'questionnaire.view', on: 'scrollId' },
    summary: 'What refers to labels, before they are removed',
    body: z.object({ scrollId, questionId: partId, itemIds: z.array(partId).check(z.minLength(1), z.maxLength(500)) }),
    data: z.object({ losses: z.array(z.custom<Loss>()), quotaIds: z.array(z.string()) }),
  }),
};
