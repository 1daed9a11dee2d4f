import { itemCalls, questionCalls, quotaCalls, scrollCalls, settingCalls } from '@wenshu/api-contract';
import type { CommandName } from '@wenshu/survey-core';

/** The call that posts each command; the names are the same on purpose. */
export const designCalls = {
  ...questionCalls,
  ...itemCalls,
  ...settingCalls,
  ...quotaCalls,
  updateTitleOrDesc: scrollCalls.updateTitleOrDesc,
} satisfies Record<CommandName, unknown>;
