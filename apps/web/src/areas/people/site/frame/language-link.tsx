import { GlobeIcon } from '@wenshu/ui';
import type { MouseEvent } from 'react';
import { switchLanguage } from '../../../../app/account/switch-language.ts';
import classes from '../../../../app/layouts/language-button.module.css';
import type { OtherLanguage } from './header-words.ts';

/** A link, so that it leads on without a script too; with one, the choice is kept. */
export function LanguageLink({ path, language, words, hint }: OtherLanguage & { readonly path: string }) {
  const choose = (event: MouseEvent) => {
    event.preventDefault();
    void switchLanguage();
  };
  const tag = language === 'zh' ? 'zh-CN' : 'en';
  return (
    <a href={`${path}?lang=${language}`} hrefLang={tag} className={classes.button} title={hint} onClick={choose}>
      <GlobeIcon />
      <span lang={tag}>{words}</span>
    </a>
  );
}
