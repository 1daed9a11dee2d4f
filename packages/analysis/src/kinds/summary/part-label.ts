import type { Language } from '@wenshu/texts';
import { summaryTexts } from '@wenshu/texts/findings/summary';
import type { DataVariable } from '../../data-set/variable.ts';

/** What a part of a question is called: in the creator's words, or in the reader's where the creator has none for it. */
export function partLabel({ part }: DataVariable, label: string, language: Language): string {
  if (!part) return label;
  const texts = summaryTexts[language];
  const word = texts.parts[part.is];
  const name = typeof word === 'string' ? word : word(part.number ?? 1);
  return part.of === undefined ? name : texts.part({ title: part.of, part: name });
}
