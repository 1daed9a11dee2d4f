import { userTexts } from '@wenshu/texts/people/user';
import { shellTexts } from '@wenshu/texts/shell';
import { Button } from 'antd';
import { switchLanguage } from '../../../app/account/switch-language.ts';
import { language, useTexts } from '../../../app/language/language.ts';
import { SecurityRow } from './security-row.tsx';

export function LanguageRow() {
  const { language: words } = useTexts(userTexts);
  const { switchLanguage: name } = useTexts(shellTexts);
  return (
    <SecurityRow
      title={words.label}
      text={words.lead}
      action={
        <Button onClick={() => void switchLanguage()}>
          <span lang={language === 'zh' ? 'en' : 'zh-CN'}>{name}</span>
        </Button>
      }
    />
  );
}
