import { describe, expect, it } from 'vitest';
import type { CraftRule } from '../src/index.ts';
import { rulesOf, single } from './survey-of.ts';

const YES = ['是', '否', '说不清'];
const YES_EN = ['Yes', 'No', 'Not sure'];
const SATISFIED = ['非常不满意', '不太满意', '一般', '比较满意', '非常满意'];
const SATISFIED_EN = ['Very dissatisfied', 'Dissatisfied', 'Neither', 'Satisfied', 'Very satisfied'];
const AGREE = ['非常不同意', '不太同意', '一般', '比较同意', '非常同意'];
const USED = { name: '老客户回访', introduction: '' };

type Case = readonly [title: string, options: readonly string[]];
interface Sides {
  readonly rule: CraftRule;
  readonly spoken: readonly Case[];
  readonly silent: readonly Case[];
}

/** On both sides of the border: what is a fault, and what looks like it and is none. */
const sides: readonly Sides[] = [
  {
    rule: 'leading',
    spoken: [
      ['您难道不希望小区更安全吗？', YES],
      ['专家普遍建议成年人每天喝牛奶，您会照做吗？', ['会', '不会']],
      ['和大多数邻居一样，您支持加装电梯吗？', ['支持', '不支持', '无所谓']],
      ['您对我们精心准备的晚宴满意吗？', SATISFIED],
      ['您愿意为这款屡获大奖的耳机多付钱吗？', ['愿意', '不愿意']],
      ['Do you support our popular plan for a cycle lane?', YES_EN],
      ["Don't you think the fees are too high?", YES_EN],
      ['As a caring parent, do you read to your child every day?', YES_EN],
      ['Most experts agree that sugar is harmful. Should it be taxed?', YES_EN],
      ['How satisfied are you with our award-winning restaurant?', SATISFIED_EN],
    ],
    silent: [
      ['有人支持延长营业时间，也有人反对，您更接近哪一种？', ['支持', '反对', '都可以']],
      ['您觉得“大家都在喝的好奶”这句话可信吗？', ['可信', '不可信']],
      ['您认为票价合理吗？', ['合理', '不合理', '说不清']],
      ['Do you support or oppose the cycle lane?', ['Support', 'Oppose', 'No opinion']],
      ['Have you ever been the victim of a burglary?', YES_EN],
      ['How satisfied are you with our restaurant?', SATISFIED_EN],
    ],
  },
  {
    rule: 'double-barrelled',
    spoken: [
      ['您对酒店的位置和价格满意吗？', SATISFIED],
      ['您觉得客服是否热情、网站是否好用？', YES],
      ['您对菜品的分量与口味是否满意？', SATISFIED],
      ['How satisfied were you with the speed and accuracy of our delivery?', SATISFIED_EN],
      ['Was the guide friendly and knowledgeable?', YES_EN],
      ['Do you enjoy the course and would you recommend it?', YES_EN],
    ],
    silent: [
      ['您对退换货服务满意吗？', SATISFIED],
      ['您对酒店的位置满意吗？', SATISFIED],
      ['您是否同意条款和条件？', ['同意', '不同意']],
      ['与去年相比，服务和价格的差距变大了吗？', YES],
      ['How clear were the terms and conditions?', ['Very unclear', 'Unclear', 'Neither', 'Clear', 'Very clear']],
      ['How satisfied are you with the food at Marks and Spencer?', SATISFIED_EN],
      ['Do you, or does anybody close to you, work in advertising?', YES_EN],
    ],
  },
  {
    rule: 'negation',
    spoken: [
      ['您是否不打算续费？', YES],
      ['学校不应禁止学生带手机，您同意吗？', AGREE],
      ['您反对公园不收门票吗？', ['反对', '不反对']],
      ['Should the library not open on Sundays?', YES_EN],
      ["Don't you want the newsletter?", ['Yes', 'No']],
      ['Do you agree that parking should never be free?', ['Agree', 'Disagree', 'No opinion']],
    ],
    silent: [
      ['您为什么没有续费？', ['太贵', '用不上', '其他']],
      ['您觉得这里的环境不错吗？', YES],
      ['您是不是本校学生？', YES],
      ['您对物业是否不满意？', YES],
      ['过去一年，您是否有过因为费用而没有就医的情况？', YES],
      ['Which of these have you never tried?', ['Tea', 'Coffee', 'I have tried both']],
      ['Was there a day last week when you could not sleep?', YES_EN],
    ],
  },
  {
    rule: 'vague-time',
    spoken: [
      ['您经常喝奶茶吗？', ['经常', '有时', '很少']],
      ['您最近点过外卖吗？', ['点过', '没有']],
      ['您近期是否参加过培训？', YES],
      ['您买书花多少钱？', ['100元以下', '100–300元', '301元及以上']],
      ['How often do you use the gym?', ['Often', 'Sometimes', 'Rarely']],
      ['Have you been to the cinema lately?', YES_EN],
    ],
    silent: [
      ['过去一个月，您点过几次外卖？', ['0次', '1–3次', '4次及以上']],
      ['您平时多久喝一次奶茶？', ['每天', '每周几次', '更少']],
      ['您最近一次看电影是和谁一起？', ['自己', '家人', '朋友', '其他']],
      ['您最近感到压力大吗？', ['很大', '有一些', '没有']],
      ['How often do you use the gym?', ['Every day', 'Once a week', 'Less often']],
      ['How often do you usually use the gym?', ['Often', 'Sometimes', 'Rarely']],
      ['Have you ever been to the cinema?', YES_EN],
      ['How often do you feel lonely?', ['Often', 'Sometimes', 'Rarely']],
    ],
  },
  {
    rule: 'jargon',
    spoken: [
      ['您了解贵公司的OKR吗？', YES],
      ['您对该产品的久期满意吗？', SATISFIED],
      ['Do you know the APR of your card?', YES_EN],
      ['Is the latency acceptable to you?', YES_EN],
    ],
    silent: [
      ['您家里有几台TV？', ['没有', '1台', '2台及以上']],
      ['您了解OKR（目标与关键成果）吗？', YES],
      ['Do you know the APR (the yearly cost of borrowing) of this card?', YES_EN],
      ['Please answer ALL parts. Did you scan the QR code?', YES_EN],
    ],
  },
  {
    rule: 'options-missing',
    spoken: [
      ['您选择离开的主要原因是什么？', ['薪资', '距离', '家庭']],
      ['您的年龄是？', ['18–24岁', '25–34岁', '40–49岁', '50岁及以上']],
      ['您家里有几个孩子？', ['1个', '2个', '3个及以上']],
      ['您个人每月的税前收入是多少？', ['5000元以下', '5000–9999元', '10000元及以上']],
      ['您有宗教信仰吗？', ['有', '没有']],
      ['Why did you cancel your subscription?', ['Too expensive', 'I did not use it', 'I found another one']],
      ['How many cars does your household own?', ['1', '2', '3 or more']],
      ['Who did you vote for in the last election?', ['Party A', 'Party B', 'Another party', 'I did not vote']],
    ],
    silent: [
      ['您选择离开的主要原因是什么？', ['薪资', '距离', '家庭', '其他']],
      ['您更喜欢哪一款？', ['A款', 'B款', 'C款']],
      ['您哪一天方便？', ['周一', '周二', '周三', '周四', '周五', '周六', '周日']],
      ['您家里有几个孩子？', ['没有', '1个', '2个及以上']],
      ['您每月的税前收入是多少？', ['5000元以下', '5000–9999元', '10000元及以上', '不便透露']],
      ['How many cars does your household own?', ['None', '1', '2 or more']],
      ['Which of these two do you prefer?', ['The first', 'The second']],
    ],
  },
  {
    rule: 'options-overlap',
    spoken: [
      ['您的工龄是？', ['3年以下', '3–5年', '5–10年', '10年及以上']],
      ['您在哪里买的？', ['网上', '京东', '超市', '其他']],
      ['How old are you?', ['18–25', '25–35', '35–45', '46 or over']],
      ['How did you hear about us?', ['Social media', 'Instagram', 'A friend', 'In another way']],
    ],
    silent: [
      ['您的工龄是？', ['不到3年', '3年至不到5年', '5年及以上']],
      ['您的年龄是？', ['18岁以下', '18–25岁', '26–35岁', '36岁及以上']],
      ['宝宝多大？', ['0–6个月', '7–12个月', '1–2岁', '3岁及以上']],
      ['您主要在哪里买？', ['网上', '京东', '超市', '其他']],
      ['How old are you?', ['Under 18', '18–25', '26–35', '36 or over']],
    ],
  },
  {
    rule: 'scale-unbalanced',
    spoken: [
      ['您对服务满意吗？', ['非常满意', '满意', '基本满意', '不满意']],
      ['How was your stay?', ['Excellent', 'Very good', 'Good', 'Fair', 'Poor']],
    ],
    silent: [
      ['您对服务满意吗？', SATISFIED],
      ['价格对您有多重要？', ['完全不重要', '有点重要', '比较重要', '非常重要']],
      ['How was your stay?', ['Very good', 'Good', 'Fair', 'Poor', 'Very poor']],
      [
        'How satisfied were you?',
        ['Not at all satisfied', 'Slightly satisfied', 'Very satisfied', 'Completely satisfied'],
      ],
    ],
  },
];

describe.each(sides)('the rule $rule', ({ rule, spoken, silent }) => {
  it.each(spoken)('speaks up about "%s" %j', (title, options) => {
    expect(rulesOf(single(title, ...options), USED, { isPart: true })).toContain(rule);
  });
  it.each(silent)('says nothing about "%s" %j', (title, options) => {
    expect(rulesOf(single(title, ...options), USED, { isPart: true })).not.toContain(rule);
  });
});
