import { bilingual } from '../bilingual.ts';

/** The questions of the site's trial form, which is a survey (S1.18). */
export const trialSurveyTexts = bilingual(
  {
    name: '了解更多 / 申请试用',
    introduction: '专家会与您联系，介绍产品、演示功能，并免费开通高级版试用。',
    link: '官网试用申请',
    person: '姓名',
    phone: '联系电话',
    email: '邮箱',
    company: '公司名称',
    wish: '想了解的内容',
  },
  {
    name: 'Learn more / apply for trial',
    introduction:
      'An expert will introduce the product, show its features and open a free trial of the advanced edition.',
    link: 'Trial form of the site',
    person: 'Name',
    phone: 'Telephone number',
    email: 'E-mail address',
    company: 'Company',
    wish: 'What you would like to know',
  },
);
