import { optionByRowData } from '../_shared/rows/option-by-row-data.ts';

export const data = optionByRowData('nominal', 'stacked-bar');
