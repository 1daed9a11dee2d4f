import { languageOfferTexts } from '@wenshu/texts/shell';
import { switchLanguage } from '../../../../app/account/switch-language.ts';
import { keepLanguage } from '../../../../app/language/language.ts';
import { OfferLine } from '../../../../app/layouts/offer-line.tsx';
import classes from './site-offer.module.css';

/** English, offered in one line to a browser that prefers it (`early.js` looks before anything is drawn, so nothing moves). */
export function SiteOffer() {
  const decline = () => {
    keepLanguage('zh');
    delete document.documentElement.dataset.offer;
  };
  return (
    <div className={classes.offer}>
      <OfferLine texts={languageOfferTexts} onYes={() => void switchLanguage()} onNo={decline} />
    </div>
  );
}
