import type { Language } from '@wenshu/texts';
import type { Told } from './claim.ts';

/** Sentences that were told, one after the other, as one text; nothing where none was. */
export function joinTold(sentences: readonly (Told | undefined)[], language: Language): Told | undefined {
  const told = sentences.filter(sentence => sentence !== undefined);
  return told.length === 0 ? undefined : (told.join(language === 'zh' ? '' : ' ') as Told);
}
