import { type CommandName, commands } from '@wenshu/survey-core';
import { appearanceCalls } from './appearance.ts';
import { editCall } from './edit.ts';
import { itemCalls } from './item.ts';
import { itemGroupCalls } from './item-group.ts';
import { languageCalls } from './language.ts';
import { logicCalls } from './logic.ts';
import { questionCalls } from './question.ts';
import { questionGroupCalls } from './question-group.ts';
import { quotaCalls } from './quota.ts';
import { settingCalls } from './setting.ts';
import { subQuestionGroupCalls } from './sub-question-group.ts';
import { verificationCalls } from './verification.ts';

/** Every call that posts a command, by the command's name: the server registers them, the editor posts through them. */
export const designCalls = {
  ...appearanceCalls,
  ...itemCalls,
  ...itemGroupCalls,
  ...languageCalls,
  ...logicCalls,
  ...questionCalls,
  ...questionGroupCalls,
  ...quotaCalls,
  ...settingCalls,
  ...subQuestionGroupCalls,
  ...verificationCalls,
  updateTitleOrDesc: editCall(
    commands.updateTitleOrDesc,
    'POST',
    '/survey/scroll/updateTitleOrDesc',
    'Set title and description',
  ),
} satisfies Record<CommandName, unknown>;
