import {
  appearanceCalls,
  itemCalls,
  itemGroupCalls,
  languageCalls,
  logicCalls,
  questionCalls,
  questionGroupCalls,
  quotaCalls,
  scrollCalls,
  settingCalls,
  subQuestionGroupCalls,
  verificationCalls,
} from '@wenshu/api-contract';
import type { CommandName } from '@wenshu/survey-core';

/** The call that posts each command; the names are the same on purpose. */
export const designCalls = {
  ...questionCalls,
  ...questionGroupCalls,
  ...subQuestionGroupCalls,
  ...itemCalls,
  ...itemGroupCalls,
  ...logicCalls,
  ...verificationCalls,
  ...settingCalls,
  ...quotaCalls,
  ...languageCalls,
  ...appearanceCalls,
  updateTitleOrDesc: scrollCalls.updateTitleOrDesc,
} satisfies Record<CommandName, unknown>;
