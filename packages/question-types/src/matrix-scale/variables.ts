import { optionByRowData } from '../_shared/option-by-row-data.ts';

export const data = optionByRowData('ordinal', 'stacked-bar');
