import { clientTexts } from '@wenshu/texts/client';
import { language } from '../language/language.ts';
import { copyText } from './copy-text.ts';

/** So that it can be told to whoever runs the platform. */
export function copyReference(reference: string): void {
  const { referenceCopied, referenceNotCopied } = clientTexts[language];
  void copyText(reference, { done: referenceCopied, failed: referenceNotCopied });
}
