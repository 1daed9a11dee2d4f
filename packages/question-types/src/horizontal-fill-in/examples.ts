import { severalBlanksExample } from '../_shared/filling/several-blanks-example.ts';

export const example = severalBlanksExample('horizontal-fill-in');
