import { expect, it } from 'vitest';
import { nearTemplate } from './near-template.ts';

it.each([
  ['hotel-stay', '我们是一家商务酒店，想了解住客对入住、房间、早餐和前台的满意度。'],
  ['hotel-stay', 'Guests of our hotel: check-in, room, breakfast and whether they would stay again.'],
  ['exit-interview', '员工离职时填的问卷，想知道离职的原因。'],
  ['exit-interview', 'Exit interview for people who leave the company: why they go and what would have kept them.'],
  ['packaging-test', '测试三款新包装，看哪一款更吸引人、更好认。'],
  ['patient-visit', 'Outpatient experience: booking, waiting, how the doctor explained things.'],
  ['webinar-feedback', 'Feedback after our webinar: speaker, content, sound quality.'],
  ['remote-work', 'Remote work survey: how staff get on working from home, tools and meetings.'],
  ['onboarding', '新员工入职一个月后的调查：入职流程、导师、团队。'],
  ['property-management', '小区物业服务满意度：保洁、安保、维修和收费。'],
  ['restaurant-visit', '餐厅顾客就餐体验，菜品口味、服务、等位时间。'],
  [
    'supplier-feedback',
    'Ask our suppliers how it is to work with our purchasing team: payment, orders, communication.',
  ],
  ['course-evaluation', '学生对本学期课程的评教：教师、教材、作业、考核。'],
])('the template %s is near to "%s"', (slug, description) => {
  expect(nearTemplate(description)).toBe(slug);
});

it.each([
  '研究年轻人养绿植的习惯和孤独感的关系。',
  'A poll of villagers on where the new footbridge should go.',
  '想知道社区里有多少老人愿意学用智能手机，愿意什么时间来上课。',
  'Which name should our cargo bike have?',
  '登山队想统计队员的装备尺码和饮食禁忌。',
  'How do families decide where to be on New Year’s Eve?',
  '',
])('no template is near to "%s"', description => {
  expect(nearTemplate(description)).toBeUndefined();
});
