import { severalBlanks } from '../_shared/filling/several-blanks.ts';
import { multiFillInSettings } from './settings.ts';

export const answering = severalBlanks('multi-fill-in', 6, multiFillInSettings);
