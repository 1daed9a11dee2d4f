import { userTexts } from '@wenshu/texts/people/user';
import { shellTexts } from '@wenshu/texts/shell';
import { Radio } from 'antd';
import { switchLanguage } from '../../../app/account/switch-language.ts';
import { language, useTexts } from '../../../app/language/language.ts';
import classes from './user.module.css';

/** Each in its own words, as the button of the other one's page has it: who cannot read this page finds theirs. */
const names = { zh: shellTexts.en.switchLanguage, en: shellTexts.zh.switchLanguage };
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
          label: <span lang={tags[value]}>{names[value]}</span>,
        }))}
      />
    </>
  );
}
