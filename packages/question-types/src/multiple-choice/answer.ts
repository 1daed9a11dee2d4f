import { severalOptions } from '../_shared/choosing/several-options.ts';
import { multipleChoiceSettings } from './settings.ts';

export const answering = severalOptions('multiple-choice', 3, multipleChoiceSettings);
