import { languageOfferTexts } from '@wenshu/texts/shell';
import { useState } from 'react';
import { switchLanguage } from '../account/switch-language.ts';
import { isEnglishOffered, keepLanguage } from '../language/language.ts';
import classes from './language-offer.module.css';

/** One line, in the language that it offers. Either answer is kept, so that it is asked once. */
export function LanguageOffer() {
  const [isShown, setShown] = useState(() => isEnglishOffered(navigator.languages));
  if (!isShown) return null;
  const { text, yes, no } = languageOfferTexts;
  const decline = () => {
    keepLanguage('zh');
    setShown(false);
  };
  return (
    <aside className={classes.offer} lang="en" aria-label={text}>
      <span>{text}</span>
      <button type="button" onClick={() => void switchLanguage()}>
        {yes}
      </button>
      <button type="button" lang="zh-CN" onClick={decline}>
        {no}
      </button>
    </aside>
  );
}
