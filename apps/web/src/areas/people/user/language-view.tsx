import { userTexts } from '@wenshu/texts/people/user';
import { Radio } from 'antd';
import { switchLanguage } from '../../../app/account/switch-language.ts';
import { language, useTexts } from '../../../app/language/language.ts';
import classes from './user.module.css';

const tags = { zh: 'zh-CN', en: 'en' } as const;

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
        options={(['zh', 'en'] as const).map(value => ({
          value,
          label: <span lang={tags[value]}>{words.names[value]}</span>,
        }))}
      />
    </>
  );
}
