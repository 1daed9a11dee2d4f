import { severalBlanks } from '../_shared/filling/several-blanks.ts';
import { horizontalFillInSettings } from './settings.ts';

export const answering = severalBlanks('horizontal-fill-in', 51, horizontalFillInSettings);
