import * as z from 'zod/mini';
import { command } from '../command.ts';
import { settings } from '../inputs.ts';
import { checkSettings, OF_SURVEY, settingChanges } from './settings-parts.ts';

/** Settings of the whole survey: random order and N of M of its groups, whether it has several languages. */
export const updateSurveySettings = command({
  name: 'updateSurveySettings',
  input: z.object({ settings }),
  change: (_document, { settings }) => checkSettings(settings, OF_SURVEY) ?? settingChanges([], settings),
});
