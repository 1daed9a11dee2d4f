import { severalOptions } from '../_shared/choosing/several-options.ts';
import { multiDropdownSettings } from './settings.ts';

export const answering = severalOptions('multi-dropdown', 4, multiDropdownSettings);
