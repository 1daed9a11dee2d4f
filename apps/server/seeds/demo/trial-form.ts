import { trialFormCodes } from '@wenshu/api-contract';
import type { DemoSeed } from './demo-seed.ts';
import { publishStory, type Story } from './publish-story.ts';

const EMAIL = 6;
const PHONE = 10;

/** The site's trial form, a survey for each language (S1.18): its questions are changed in the editor like any other's. */
const stories: Readonly<Record<keyof typeof trialFormCodes, Story>> = {
  zh: {
    name: '了解更多 / 申请试用',
    languageId: 1,
    linkName: '官网试用申请',
    description: '专家会与您联系，介绍产品、演示功能，并免费开通高级版试用。',
    questions: [
      { type: 'fill-in', title: '姓名', isRequired: true },
      { type: 'fill-in', title: '联系电话', isRequired: true, format: PHONE },
      { type: 'fill-in', title: '邮箱', format: EMAIL },
      { type: 'fill-in', title: '公司名称', isRequired: true },
      { type: 'fill-in', title: '想了解的内容' },
    ],
  },
  en: {
    name: 'Learn more / apply for trial',
    languageId: 2,
    linkName: 'Trial form of the site',
    description:
      'An expert will introduce the product, show its features and open a free trial of the advanced edition.',
    questions: [
      { type: 'fill-in', title: 'Name', isRequired: true },
      { type: 'fill-in', title: 'Telephone number', isRequired: true, format: PHONE },
      { type: 'fill-in', title: 'E-mail address', format: EMAIL },
      { type: 'fill-in', title: 'Company', isRequired: true },
      { type: 'fill-in', title: 'What you would like to know' },
    ],
  },
};

export const seedTrialForm: DemoSeed = async (platform, [owner]) => {
  if (!owner) return;
  for (const language of ['zh', 'en'] as const)
    await publishStory(platform, owner.id, stories[language], trialFormCodes[language]);
};
