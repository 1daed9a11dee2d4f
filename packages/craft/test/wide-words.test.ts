import { describe, expect, it } from 'vitest';
import type { CraftRule } from '../src/index.ts';
import { after, findingsOf, itemsOf, nth, rulesOf, single, surveyOf } from './survey-of.ts';

const YES = ['是', '否', '说不清'];
const YES_EN = ['Yes', 'No', 'Not sure'];
const SATISFIED = ['非常不满意', '不太满意', '一般', '比较满意', '非常满意'];
const SATISFIED_EN = ['Very dissatisfied', 'Dissatisfied', 'Neither', 'Satisfied', 'Very satisfied'];
const AGREE = ['非常不同意', '不太同意', '一般', '比较同意', '非常同意'];
const AGREE_EN = ['Strongly disagree', 'Disagree', 'Neither', 'Agree', 'Strongly agree'];
const SUPPORT = ['支持', '反对', '无所谓'];
const SUPPORT_EN = ['Support', 'Oppose', 'No opinion'];

type Case = readonly [title: string, options: readonly string[]];
interface Sides {
  readonly rule: CraftRule;
  readonly spoken: readonly Case[];
  readonly silent: readonly Case[];
}

/** Trades and turns of phrase beside those by which the rules were first written, on both sides of the border. */
const sides: readonly Sides[] = [
  {
    rule: 'leading',
    spoken: [
      ['鉴于塑料袋对海洋的严重污染，您赞成超市停用塑料袋吗？', SUPPORT],
      ['考虑到晚睡的种种危害，您会把手机放在卧室外吗？', ['会', '不会']],
      ['面对如此优惠的团购价，您会带朋友一起来吗？', ['会', '不会']],
      ['我们相信您一定喜欢新版菜单，您最喜欢哪道菜？', ['红烧肉', '清蒸鱼', '其他']],
      ['为了孩子的健康成长，您愿意参加家校共育吗？', ['愿意', '不愿意']],
      ['人人都有责任节约用水，您支持阶梯水价吗？', SUPPORT],
      ['据权威机构统计，每天步行的人更长寿，您会每天步行吗？', ['会', '不会']],
      ['物业竟然又要涨价，您能接受吗？', ['能', '不能']],
      ['九成的业主都选择了方案甲，您选择哪个？', ['方案甲', '方案乙']],
      ['您肯定希望路灯更亮一些吧？', YES],
      ['Given the serious damage that plastic does to the sea, should shops stop selling bags?', YES_EN],
      ['With so many benefits, would you switch to an electric boiler?', YES_EN],
      ['Hasn’t the new bus lane made your trip quicker?', YES_EN],
      ['According to experts, breakfast matters most. Do you eat it every day?', YES_EN],
      ['We are proud of our new library. How often do you go there in a month?', ['Never', 'Once', 'More often']],
      ['Should we protect our precious wetlands from builders?', YES_EN],
      ['Would you pay a mere £2 for a cleaner park?', YES_EN],
      ['Nine out of ten of our members recommend the sauna. Would you use it?', YES_EN],
      ['Do you oppose the ruinous rise of the council tax?', YES_EN],
      ['Who wouldn’t want a longer weekend. Do you support four-day weeks?', SUPPORT_EN],
    ],
    silent: [
      ['根据您的经验，哪个时段的车最挤？', ['早上', '中午', '晚上', '其他']],
      ['考虑到您的预算，您会选择哪一档？', ['A档', 'B档', 'C档']],
      ['您觉得哪个品牌最受欢迎？', ['甲牌', '乙牌', '其他']],
      ['您为了健康做过哪些改变？', ['少盐', '多走路', '其他', '没有改变']],
      ['您认为步行对健康有没有好处？', ['有', '没有', '说不清']],
      ['您一定要在周末用车吗？', YES],
      ['您知道世界卫生组织的饮食建议吗？', ['知道', '不知道']],
      ['您是否支持停用塑料袋？', SUPPORT],
      ['面对投资风险，您通常怎么做？', ['减仓', '不动', '其他']],
      ['面对空气污染，您会戴口罩吗？', ['会', '不会', '看情况']],
      ['为了身体健康，您愿意每月花多少钱？', ['100元以下', '100–299元', '300元及以上']],
      ['您发现过有人擅自占用消防通道吗？', YES],
      ['Given the choice, which day would you prefer?', ['Monday', 'Tuesday', 'Other']],
      ['According to your contract, how long is your notice period?', ['A month', 'Longer', 'Not sure']],
      ['With regard to risks, how satisfied are you with the advice?', SATISFIED_EN],
      ['Considering the benefits of your job, how satisfied are you?', SATISFIED_EN],
      ['Because of a serious illness, have you missed work this year?', YES_EN],
      ['Considering everything, how satisfied are you with the gym?', SATISFIED_EN],
      ['Is there anything that you did not like?', YES_EN],
      ['How proud are you to work here?', ['Not at all', 'A little', 'Very']],
      ['Were the fees higher than you had expected?', YES_EN],
      ['Have you seen a report that nine out of ten homes need repair?', YES_EN],
    ],
  },
  {
    rule: 'double-barrelled',
    spoken: [
      ['您对诊所的挂号和取药满意吗？', SATISFIED],
      ['您对社区的健身器材和儿童乐园满意吗？', SATISFIED],
      ['这辆车开起来又稳又省油，您同意吗？', AGREE],
      ['维修师傅是否准时到达并修好了故障？', YES],
      ['您是否会续费并把课程介绍给同事？', YES],
      ['您对民宿的床铺与窗外的风景是否满意？', SATISFIED],
      ['导购介绍得详细，而且没有催您付款，是这样吗？', YES],
      ['How satisfied are you with the harbour and the ferry?', SATISFIED_EN],
      ['How satisfied were you with the museum guide and the gift shop?', SATISFIED_EN],
      ['Did the plumber arrive on time and fix the leak?', YES_EN],
      ['Would you rent a boat and take a guide?', YES_EN],
      ['The nurse explained the results and answered my questions.', AGREE_EN],
      ['How would you rate the campsite showers and the barbecue area?', ['Very poor', 'Poor', 'Good', 'Very good']],
      ['Were you happy with the colour and the zip?', YES_EN],
    ],
    silent: [
      ['您对衣食住行的总体花费满意吗？', SATISFIED],
      ['您是否阅读并同意参加本次调查？', ['同意', '不同意']],
      ['您对物业的退换货服务满意吗？', SATISFIED],
      ['您和家人是否一起用餐？', YES],
      ['您对父母和子女之间的沟通满意吗？', SATISFIED],
      ['您对“唐宋和元明”展厅满意吗？', SATISFIED],
      ['您更喜欢茶和咖啡中的哪一种？', ['茶', '咖啡']],
      ['您是否需要合并开具发票？', YES],
      ['您是否会在家里同时使用两台电脑？', YES],
      ['如果价格合适，同时还有赠品，您会买吗？', ['会', '不会']],
      ['您对我们的场馆和课程总体满意吗？', SATISFIED],
      ['您买过哪些水果和蔬菜？', ['苹果', '白菜', '其他', '没有买过']],
      ['How satisfied are you with Marks and Spencer?', SATISFIED_EN],
      ['How satisfied are you with the terms and conditions?', SATISFIED_EN],
      ['Did you go and see the castle?', YES_EN],
      ['How satisfied are you with the time between check-in and departure?', SATISFIED_EN],
      ['Did you start and finish the course in the same month?', YES_EN],
      ['Have you read and understood the information sheet?', YES_EN],
      ['How satisfied are you with the black and white photographs?', SATISFIED_EN],
      ['Do you live with your husband and children?', YES_EN],
    ],
  },
  {
    rule: 'assumes',
    spoken: [
      ['您的健身卡还剩多久到期？', ['一个月内', '一到三个月', '三个月以上']],
      ['您的智能手表是哪个牌子的？', ['甲牌', '乙牌', '其他']],
      ['您的孙子孙女几岁了？', ['3岁以下', '3–6岁', '7岁及以上']],
      ['您的股票账户在哪家券商？', ['甲券商', '乙券商', '其他']],
      ['您平时抽什么牌子的烟？', ['甲牌', '乙牌', '其他']],
      ['您为什么取消了会员？', ['太贵', '用得少', '其他']],
      ['您家的洗碗机用了几年？', ['不到1年', '1–3年', '4年及以上']],
      ['您上次看牙等了多久？', ['不到半小时', '半小时到一小时', '一小时以上']],
      ['您的隐形眼镜多久换一次？', ['每天', '每月', '每半年']],
      ['How old is your dishwasher?', ['Under a year', '1–3 years', '4 years or more']],
      ['Which brand is your smartwatch?', ['Brand A', 'Brand B', 'Another brand']],
      ['How old are your grandchildren?', ['Under 3', '3–6', '7 or older']],
      ['Where do you keep your bicycle at night?', ['In the hall', 'In the yard', 'Elsewhere']],
      ['Why did you cancel your subscription?', ['Too expensive', 'Used too little', 'Other']],
      ['When does your gym membership end?', ['This month', 'This year', 'Later']],
      ['How long did you wait at your last dentist appointment?', ['Under 30 minutes', '30–60 minutes', 'Longer']],
      ['How much did you pay for your games console?', ['Under £200', '£200–£399', '£400 or more']],
      ['How many hours a week do you spend on commuting?', ['Under 2', '2–5', '6 or more']],
    ],
    silent: [
      ['您的健身卡还剩多久到期？', ['一个月内', '更久', '我没有健身卡']],
      ['您有智能手表吗？', ['有', '没有']],
      ['如果您有孙辈，他们几岁了？', ['3岁以下', '3–6岁', '7岁及以上']],
      ['您抽烟吗？', ['抽', '不抽']],
      ['您会因为什么原因取消会员？', ['太贵', '用得少', '其他']],
      ['您的手机用了多久？', ['不到1年', '1–3年', '更久']],
      ['您的姓名怎么称呼？', ['先生', '女士', '其他']],
      ['How old is your dishwasher?', ['Under a year', 'Older', 'I do not have one']],
      ['Do you own a bicycle?', ['Yes', 'No']],
      ['Where would you keep a bicycle at night?', ['In the hall', 'In the yard', 'Elsewhere']],
      ['Why might you cancel a subscription?', ['Too expensive', 'Used too little', 'Other']],
      ['What is your name?', ['A', 'B', 'Other']],
      ['How old is your home?', ['Under 10 years', '10–29 years', '30 years or more']],
      ['Which brand of smartwatch do you know?', ['Brand A', 'Brand B', 'None of these']],
    ],
  },
  {
    rule: 'options-missing',
    spoken: [
      ['您一般几点之后才能接快递，主要因为什么？', ['上班', '接孩子', '外出']],
      ['您用什么软件听播客？', ['甲软件', '乙软件', '丙软件']],
      ['您早餐通常吃什么？', ['粥', '面包', '包子']],
      ['您家养了几盆植物？', ['1–2盆', '3–5盆', '6盆及以上']],
      ['您的母语是什么？', ['汉语', '英语', '法语']],
      ['您最喜欢的运动是什么？', ['篮球', '足球', '羽毛球']],
      ['您每个月读几本书？', ['1本', '2–3本', '4本及以上']],
      ['您的最高学历是？', ['高中', '本科', '硕士']],
      ['What kind of pet do you have?', ['Dog', 'Cat', 'Rabbit']],
      ['Which app do you use to listen to podcasts?', ['App A', 'App B', 'App C']],
      ['What do you usually eat for breakfast?', ['Porridge', 'Toast', 'Fruit']],
      ['What is your first language?', ['English', 'French', 'Polish']],
      ['What is your favourite sport?', ['Football', 'Tennis', 'Swimming']],
      ['How many plants do you have at home?', ['1–2', '3–5', '6 or more']],
      ['Who do you live with?', ['A partner', 'Parents', 'Friends']],
      ['What is your main source of news?', ['Television', 'Radio', 'Newspapers']],
    ],
    silent: [
      ['您用什么软件听播客？', ['甲软件', '乙软件', '其他', '我不听播客']],
      ['您更想要哪种颜色？', ['红色', '蓝色', '绿色']],
      ['您家养了几盆植物？', ['没有', '1–2盆', '3盆及以上']],
      ['您更喜欢哪款软件的界面？', ['蓝色的', '绿色的', '白色的']],
      ['您希望用什么语言作答？', ['中文', '英文', '日文']],
      ['您选哪个时段上课？', ['上午', '下午', '晚上']],
      ['您的性别是？', ['男', '女']],
      ['您最喜欢下列哪款包装？', ['A款', 'B款', 'C款']],
      ['您的最高学历是？', ['初中及以下', '高中或中专', '大专或本科', '研究生及以上']],
      ['What kind of pet do you have?', ['Dog', 'Cat', 'Another one', 'None']],
      ['Which of these three logos do you prefer?', ['The first', 'The second', 'The third']],
      ['Which session will you attend?', ['Morning', 'Afternoon', 'Evening']],
      ['How many plants do you have at home?', ['None', '1–5', '6 or more']],
      ['What is your gender?', ['Man', 'Woman']],
      ['Who do you live with?', ['A partner', 'Parents', 'Somebody else', 'Nobody']],
      ['Which team are you in?', ['Red', 'Blue', 'Green']],
    ],
  },
];

const part = { name: '老客户回访', introduction: '' };
describe.each(sides)('the rule $rule', ({ rule, spoken, silent }) => {
  it.each(spoken)('speaks up about "%s" %j', (title, options) => {
    expect(rulesOf(single(title, ...options), part, { isPart: true })).toContain(rule);
  });
  it.each(silent)('says nothing about "%s" %j', (title, options) => {
    expect(rulesOf(single(title, ...options), part, { isPart: true })).not.toContain(rule);
  });
});

describe('the rule languages-differ', () => {
  const OWN = ['甲', '乙', '丙'];
  /** A question in Chinese and its English, options by their places. */
  const differs = (
    title: string,
    english: string,
    options: readonly string[] = OWN,
    inEnglish: readonly string[] = [],
  ) => {
    const base = surveyOf(single(title, ...options));
    const both = after(base, 'addLanguage', { languageId: 2, name: 'English' });
    const texts = [
      { id: nth(base, 0).id, field: 'title', text: { text: english } },
      ...inEnglish.map((text, index) => ({ id: itemsOf(base, 0)[index]!.id, field: 'title', text: { text } })),
    ];
    return findingsOf(after(both, 'translate', { languageId: 2, texts }), { isPart: true }).some(
      ({ rule }) => rule === 'languages-differ',
    );
  };

  it.each([
    ['您平时在哪里吃早餐？', 'Where do you usually have lunch?'],
    ['您工作日几点起床？', 'What time do you get up at weekends?'],
    ['您乘公交来要多久？', 'How long does it take you to get here by car?'],
    ['您的子女多大？', 'How old are your parents?'],
    ['您对价格怎么看？', 'What do you think of the quality?'],
    ['您在网上买衣服吗？', 'Do you buy clothes in a shop?'],
    ['您每天喝几杯茶？', 'How many cups of coffee do you drink a day?'],
    ['您至少参加过三次活动吗？', 'Have you taken part at least twice?'],
    ['您打算什么时候租房？', 'When are you going to buy a flat?'],
    ['您参观前知道些什么？', 'What did you know after your visit?'],
    ['您家里有几个人上班？', 'How many people in your family go to school?'],
    ['您冬天常去哪里？', 'Where do you often go in summer?'],
  ])('"%s" is not "%s"', (title, english) => {
    expect(differs(title, english)).toBe(true);
  });

  it.each([
    ['您多久运动一次？', 'How often do you exercise?', ['总是', '有时', '从不'], ['Always', 'Sometimes', 'Rarely']],
    ['您怎么付款？', 'How do you pay?', ['现金', '银行卡', '手机'], ['Cash', 'Cash', 'Phone']],
    ['您上几层楼？', 'Which floor?', ['两层', '三层', '五层'], ['Two floors', 'Four floors', 'Five floors']],
  ] as const)('an option of "%s" is another one', (title, english, options, inEnglish) => {
    expect(differs(title, english, options, inEnglish)).toBe(true);
  });

  it.each([
    ['您平时在哪里吃早餐？', 'Where do you usually have breakfast?'],
    ['您十分满意这家店的服务吗？', 'Are you satisfied with the service of this shop?'],
    ['您一起来的有几个人？', 'How many people came with you?'],
    ['您乘地铁或公交来吗？', 'Did you come by public transport?'],
    ['您家有几口人？', 'How many people live in your household?'],
    ['您对店员的服务怎么看？', 'What do you think of the staff?'],
    ['您觉得性价比如何？', 'Is it good value for money?'],
    ['您多久下一次馆子？', 'How often do you eat out?'],
    ['您三餐都在家吃吗？', 'Do you eat all your meals at home?'],
    ['您在线下门店还是网上购买？', 'Do you buy online or in store?'],
    ['您看过两次以上吗？', 'Have you seen it more than twice?'],
    ['您喝咖啡或奶茶吗？', 'Do you drink coffee or milk tea?'],
    ['您下班后做什么？', 'What do you do after work?'],
    ['您在学校工作吗？', 'Do you work at a school?'],
    ['您请过几次客户经理上门？', 'How often has an account manager come to you?'],
    ['您睡前做什么？', 'What do you do before bed?'],
    ['您第三次来是什么时候？', 'When was your third visit?'],
    ['您两三天来一次吗？', 'Do you come every few days?'],
    ['您男朋友会一起来吗？', 'Will your boyfriend come along?'],
  ])('"%s" is "%s", freely', (title, english) => {
    expect(differs(title, english)).toBe(false);
  });
});
