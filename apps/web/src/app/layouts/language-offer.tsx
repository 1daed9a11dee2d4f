import { languageOfferTexts } from '@wenshu/texts/shell';
import { useState } from 'react';
import { switchLanguage } from '../account/switch-language.ts';
import { isEnglishOffered, keepLanguage } from '../language/language.ts';
import { OfferLine } from './offer-line.tsx';

/** English, where it is preferred and nothing was chosen. Either answer is kept, so that it is asked once. */
export function LanguageOffer() {
  const [isShown, setShown] = useState(() => isEnglishOffered(navigator.languages));
  if (!isShown) return null;
  const decline = () => {
    keepLanguage('zh');
    setShown(false);
  };
  return <OfferLine texts={languageOfferTexts} onYes={() => void switchLanguage()} onNo={decline} />;
}
