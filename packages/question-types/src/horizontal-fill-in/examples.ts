import { severalBlanksExample } from '../_shared/several-blanks-example.ts';

export const example = severalBlanksExample('horizontal-fill-in');
