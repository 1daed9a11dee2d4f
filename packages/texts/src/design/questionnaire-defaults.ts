import { bilingual } from '../bilingual.ts';

/**
 * What is written into a questionnaire before its creator has written anything: respondents read it, so it is in the language of the
 * survey, not of the person who edits it.
 */
export const questionnaireDefaultTexts = bilingual(
  {
    introduction: '感谢您参与本次调查！填写大约需要 3 至 5 分钟。',
    newOption: (n: number) => `选项 ${n}`,
    newTag: (n: number) => ['态度友好', '响应及时', '专业可靠'][n - 1] ?? `标签 ${n}`,
    newRow: (n: number) => `行 ${n}`,
    newRightTitle: (n: number) => `右侧 ${n}`,
    newRegion: (n: number) => `区域 ${n}`,
    newGroup: (n: number) => `分组${n}`,
    remark: '题目备注',
    ready: {
      'regions-2': '您所在的省、市是？',
      'regions-3': '您所在的省、市、区县是？',
      mobile: '您的手机号是？',
      email: '您的邮箱是？',
      'id-card': '您的身份证号是？',
      integer: '您的年龄是？',
    },
  },
  {
    introduction: 'Thank you for taking part! The survey takes about 3 to 5 minutes.',
    newOption: n => `Option ${n}`,
    newTag: n => ['Friendly', 'Quick to reply', 'Competent'][n - 1] ?? `Tag ${n}`,
    newRow: n => `Row ${n}`,
    newRightTitle: n => `Right side ${n}`,
    newRegion: n => `Region ${n}`,
    newGroup: n => `Group${n}`,
    remark: 'Remark',
    ready: {
      'regions-2': 'Which province and city do you live in?',
      'regions-3': 'Which province, city and district do you live in?',
      mobile: 'What is your mobile number?',
      email: 'What is your e-mail address?',
      'id-card': 'What is your ID number?',
      integer: 'How old are you?',
    },
  },
);
