import { optionByRow } from '../_shared/rows/option-by-row.ts';
import { matrixSingleSettings } from './settings.ts';

export const answering = optionByRow('matrix-single', 15, matrixSingleSettings);
