import { userTexts } from '@wenshu/texts/people/user';
import { useTexts } from '../../../app/language/language.ts';
import { SecurityRow } from './security-row.tsx';

/** Bound or not (P4.31). */
export function SocialRow({ isBound }: { readonly isBound: boolean }) {
  const { security } = useTexts(userTexts);
  const { social: words } = security;
  return <SecurityRow title={words.title} text={isBound ? words.bound : words.unbound} />;
}
