import { oneOption } from '../_shared/one-option.ts';
import { singleChoiceSettings } from './settings.ts';

export const answering = oneOption('single-choice', 1, singleChoiceSettings);
