import type { Language } from '../bilingual.ts';

/** What keeps a text from being sent to many; the word is one of the contract's `sendProblems`. */
export interface SendFaultParams {
  readonly problem: 'link-missing' | 'field-unknown' | 'subject-missing' | 'language-twice';
  readonly language: string;
  readonly name: string;
}

const faults: Readonly<Record<Language, Record<SendFaultParams['problem'], (name: string) => string>>> = {
  zh: {
    'link-missing': () => '正文中缺少问卷链接，请插入 {link}',
    'field-unknown': name => `名单中没有字段“${name}”，请修改或删除 {${name}}`,
    'subject-missing': () => '请填写邮件主题',
    'language-twice': () => '同一种语言只能有一份内容',
  },
  en: {
    'link-missing': () => 'The text lacks the link to the survey: please insert {link}',
    'field-unknown': name => `The name list has no field “${name}”: please change or remove {${name}}`,
    'subject-missing': () => 'Please write a subject',
    'language-twice': () => 'A language can have one text only',
  },
};
const languageNames: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  zh: { zh: '中文', en: '英文' },
  en: { zh: 'Chinese', en: 'English' },
};

export function describeSendFault(reader: Language, { problem, language, name }: SendFaultParams): string {
  const inLanguage = languageNames[reader][language] ?? language;
  const colon = reader === 'zh' ? '：' : ': ';
  return `${inLanguage}${colon}${faults[reader][problem](name)}`;
}
