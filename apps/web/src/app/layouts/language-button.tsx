import { shellTexts } from '@wenshu/texts/shell';
import { GlobeIcon } from '@wenshu/ui';
import { switchLanguage } from '../account/switch-language.ts';
import { language, useTexts } from '../language/language.ts';
import classes from './language-button.module.css';

/** Named in the language it leads to: who cannot read this page can read the button. */
export function LanguageButton() {
  const { switchLanguage: name, switchLanguageHint } = useTexts(shellTexts);
  return (
    <button type="button" className={classes.button} title={switchLanguageHint} onClick={() => void switchLanguage()}>
      <GlobeIcon />
      <span lang={language === 'zh' ? 'en' : 'zh-CN'}>{name}</span>
    </button>
  );
}
