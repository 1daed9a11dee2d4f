import { tokensOf } from '../../../design/drafting/index.ts';

/** The words of an English phrase that say something, in the form in which they are compared. */
export const stemsOf = (text: string): readonly string[] => tokensOf(text.toLowerCase());
