import { oneOption } from '../_shared/choosing/one-option.ts';
import { dropdownSettings } from './settings.ts';

export const answering = oneOption('dropdown', 2, dropdownSettings);
