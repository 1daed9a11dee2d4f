import type { Language } from '@wenshu/texts';
import { partInWords } from '../../data-set/part-label.ts';
import type { DataVariable } from '../../data-set/variable.ts';

/** What a part of a question is called: in the creator's words, or in the reader's where the creator has none for it. */
export const partLabel = ({ part }: DataVariable, label: string, language: Language): string =>
  part ? partInWords(part, language) : label;
