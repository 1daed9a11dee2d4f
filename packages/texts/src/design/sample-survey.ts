import { bilingual } from '../bilingual.ts';

/** By language id, each in its own words. */
export const languageNames = { 1: '中文', 2: 'English' } as const;

/** The sample survey's words, as a creator would write them. */
export const sampleTexts = bilingual(
  {
    title: '街角咖啡馆 · 顾客体验调查',
    description: '您的意见会帮助我们把每一杯咖啡做得更好。大约需要 2 分钟。',
    visits: { title: '您多久来一次街角咖啡馆？', items: ['几乎每天', '每周一两次', '每月一两次', '这是第一次'] },
    reasons: {
      title: '您选择我们的原因是什么？',
      remark: '最多选三项',
      items: ['离家或公司近', '咖啡好喝', '环境安静', '价格合适', '其他', '没有特别的原因'],
    },
    ordered: { title: '您最近一次点的是什么？', items: ['美式咖啡', '拿铁', '手冲咖啡', '茶'] },
    drink: {
      text: '您给这杯饮品打几分？',
      before: '您给这杯',
      quote: '饮品',
      after: '打几分？',
    },
    service: {
      title: '您对以下几个方面满意吗？',
      items: ['很不满意', '不满意', '一般', '满意', '很满意'],
      rows: ['点单速度', '店员态度', '座位舒适度', '卫生情况'],
    },
    wrong: { title: '很抱歉没能让您满意。哪里可以做得更好？' },
    order: {
      title: '下面的改进，您最期待哪三项？',
      items: ['延长营业时间', '增加轻食', '更多插座', '会员积分', '提供燕麦奶'],
    },
    recommend: { title: '您愿意把街角咖啡馆推荐给朋友吗？' },
    date: { title: '您最近一次到店是哪一天？' },
    email: { title: '如果愿意收到改进后的反馈，请留下邮箱', remark: '选填' },
  },
  {
    title: 'Corner Café · guest survey',
    description: 'Your view helps us make every cup a little better. It takes about two minutes.',
    visits: {
      title: 'How often do you come to Corner Café?',
      items: ['Almost every day', 'Once or twice a week', 'Once or twice a month', 'This was my first visit'],
    },
    reasons: {
      title: 'What made you choose us?',
      remark: 'Up to three answers',
      items: [
        'Close to home or work',
        'The coffee is good',
        'It is quiet here',
        'The price is right',
        'Something else',
        'No particular reason',
      ],
    },
    ordered: {
      title: 'What did you order last time?',
      items: ['Americano', 'Latte', 'Pour-over coffee', 'Tea'],
    },
    drink: {
      text: 'How was your drink?',
      before: 'How was your ',
      quote: 'drink',
      after: '?',
    },
    service: {
      title: 'How satisfied are you with the following?',
      items: ['Very dissatisfied', 'Dissatisfied', 'Neutral', 'Satisfied', 'Very satisfied'],
      rows: ['Speed of service', 'Friendliness', 'Comfort of the seats', 'Cleanliness'],
    },
    wrong: { title: 'We are sorry to hear that. What could we do better?' },
    order: {
      title: 'Which three of these would you like most?',
      items: ['Longer opening hours', 'Light meals', 'More sockets', 'Loyalty points', 'Oat milk'],
    },
    recommend: { title: 'How likely are you to recommend Corner Café to a friend?' },
    date: { title: 'When were you here last?' },
    email: { title: 'Leave your e-mail if you would like to hear what we changed', remark: 'Optional' },
  },
);
