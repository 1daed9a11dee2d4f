import { oneOption } from '../_shared/choosing/one-option.ts';
import { singleChoiceSettings } from './settings.ts';

export const answering = oneOption('single-choice', 1, singleChoiceSettings);
