import { userTexts } from '@wenshu/texts/people/user';
import { Radio } from 'antd';
import { switchLanguage } from '../../../app/account/switch-language.ts';
import { language, useTexts } from '../../../app/language/language.ts';
import classes from './user.module.css';

/** Each in its own words: who cannot read this page finds theirs. */
const names = { zh: { name: '简体中文', lang: 'zh-CN' }, en: { name: 'English', lang: 'en' } } as const;

/** Stored here, told to the server, and the page loads anew (P4.26). */
export function LanguageView() {
  const { language: words } = useTexts(userTexts);
  return (
    <>
      <p className={classes.lead}>{words.lead}</p>
      <Radio.Group
        aria-label={words.label}
        value={language}
        vertical
        onChange={() => void switchLanguage()}
        options={Object.entries(names).map(([value, { name, lang }]) => ({
          value,
          label: <span lang={lang}>{name}</span>,
        }))}
      />
    </>
  );
}
