import { commands } from '@wenshu/survey-core';
import { editCall } from './edit.ts';

export const verificationCalls = {
  saveVerifyGroup: editCall(
    commands.saveVerifyGroup,
    'POST',
    '/survey/verifyGroup/save',
    'Set up or replace a check across questions',
  ),
  saveCurrentOptionsVerify: editCall(
    commands.saveCurrentOptionsVerify,
    'POST',
    '/survey/currentOptionsVerify/save',
    "Set what may be written into an option's blank",
  ),
  deleteVerification: editCall(
    commands.deleteVerification,
    'DELETE',
    '/survey/verifyGroup/delete',
    'Remove a check across questions',
    true,
  ),
};
