import { bilingual } from '../bilingual.ts';

/** "E-mail" after other words; what is written in capitals stays so. */
const inSentence = (title: string) => title.replace(/^[A-Z](?![A-Z])/, letter => letter.toLowerCase());

/** The page of contact with the trial form (S2.61). The questions are a survey's and bring their own words. */
export const connectTexts = bilingual(
  {
    title: '了解更多 / 申请试用',
    lead: '留下联系方式，我们的专家会与您联系：介绍产品、演示功能，并为您免费开通高级版试用。',
    steps: ['产品介绍', '功能演示', '免费试用高级版'],
    form: '试用申请',
    reach: '也可以直接联系我们',
    enter: ({ title }: { title: string }) => `请输入${title}`,
    correct: ({ title }: { title: string }) => `请填写正确的${title}`,
    submit: '提交申请',
    submitting: '正在提交…',
    sent: '提交成功，我们会尽快与您联系',
    privacy: '您填写的内容仅用于本次联系。',
  },
  {
    title: 'Learn more / apply for trial',
    lead: 'Leave us a way to reach you. One of our experts will get in touch, introduce the product, show you its features and let you try the advanced edition free of charge.',
    steps: ['Product introduction', 'Feature demo', 'Free trial of the advanced edition'],
    form: 'Trial application',
    reach: 'Or reach us directly',
    enter: ({ title }) => `Please enter ${inSentence(title)}`,
    correct: ({ title }) => `Please fill in a correct ${inSentence(title)}`,
    submit: 'Send the application',
    submitting: 'Sending…',
    sent: 'Thank you. We will get in touch soon',
    privacy: 'What you enter is used to contact you about this and for nothing else.',
  },
);
