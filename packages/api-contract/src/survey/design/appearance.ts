import { commands } from '@wenshu/survey-core';
import { editCall } from './edit.ts';

export const appearanceCalls = {
  saveAppearance: editCall(
    commands.saveAppearance,
    'PUT',
    '/survey/scroll/saveAppearance',
    'Set colours, pictures and what else the survey looks like',
    true,
  ),
  saveCover: editCall(
    commands.saveCover,
    'PUT',
    '/survey/scroll/saveCover',
    'Set the page before the first question',
    true,
  ),
  saveEndPage: editCall(
    commands.saveEndPage,
    'PUT',
    '/survey/scroll/saveEndPage',
    'Set what is shown when answering ends in an outcome',
    true,
  ),
  saveAgreement: editCall(
    commands.saveAgreement,
    'POST',
    '/survey/scroll/saveAgreement',
    'Set up or replace an agreement',
    true,
  ),
  deleteAgreement: editCall(
    commands.deleteAgreement,
    'DELETE',
    '/survey/scroll/deleteAgreement',
    'Remove an agreement',
    true,
  ),
};
