import { commands } from '@wenshu/survey-core';
import { editCall } from './edit.ts';

export const languageCalls = {
  updateChoiceJumpToTextOrUrl: editCall(
    commands.updateChoiceJumpToTextOrUrl,
    'PUT',
    '/survey/language/updateChoiceJumpToTextOrUrl',
    'Choose whether an outcome shows its text or opens its address',
  ),
  updateAnswerJumpUrl: editCall(
    commands.updateAnswerJumpUrl,
    'PUT',
    '/survey/language/updateAnswerJumpUrl',
    'Set the address that an outcome opens',
  ),
  addLanguage: editCall(commands.addLanguage, 'POST', '/survey/language/add', 'Add a language version', true),
  deleteLanguage: editCall(
    commands.deleteLanguage,
    'DELETE',
    '/survey/language/delete',
    'Remove a language version with its texts',
    true,
  ),
  deleteLanguageGroup: editCall(
    commands.deleteLanguageGroup,
    'DELETE',
    '/survey/language/deleteGroup',
    'Remove all language versions and close the multilingual setting',
    true,
  ),
  translate: editCall(commands.translate, 'PUT', '/survey/language/translate', 'Set texts of a language version', true),
};
