import { optionByRow } from '../_shared/rows/option-by-row.ts';
import { matrixScaleSettings } from './settings.ts';

/** The points are options, so that each has its own words and score. It cannot be quoted. */
export const answering = { ...optionByRow('matrix-scale', 37, matrixScaleSettings), quoteText: () => '' };
