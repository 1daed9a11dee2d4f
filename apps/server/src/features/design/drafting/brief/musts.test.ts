import { expect, it } from 'vitest';
import { allQuestions, makePlan } from '../plan/make-plan.ts';
import { readBrief } from './read-brief.ts';

interface Musts {
  /** How many rules end interviews, at least. */
  readonly screened?: number;
  readonly hasQuota?: true;
  /** Something is asked of one kind of people only. */
  readonly hasBranch?: true;
  readonly minutes?: number;
  readonly most?: number;
  readonly isAnonymous?: true;
  readonly languages?: readonly string[];
  readonly isRandom?: true;
}

/** What must be, said in ways of other trades than those by which the reading was first written. */
const briefs: readonly (readonly [string, Musts])[] = [
  ['线上健身课程的满意度，受访者须年满22周岁、不超过45周岁，半年内上过我们的课。', { screened: 2 }],
  ['想问问30岁到50岁之间的妈妈们对儿童安全座椅的看法，男女比例不限。', { screened: 1 }],
  ['调查年龄在60岁及以上的老人怎么使用手机支付。', { screened: 1 }],
  ['空气净化器用户调研，样本共600份，男性300、女性300。', { hasQuota: true }],
  ['洗发水概念测试，18–29岁、30–39岁、40–49岁每组150人。', { screened: 1, hasQuota: true }],
  ['咖啡连锁品牌形象调查，重庆200份、武汉200份、西安100份。', { hasQuota: true }],
  ['农机服务调查，在线完成，一线城市与三线城市样本一比一，城市为广州、南宁。', { hasQuota: true }],
  ['共享单车的使用调查，骑过和没骑过的都要问，没骑过的问原因。', { hasBranch: true }],
  ['了解社区食堂，常来的老人和从不来的老人分别问不同的问题。', { hasBranch: true }],
  ['为什么有的会员续卡、有的会员不再续卡？瑜伽馆，两类人都要访问。', { hasBranch: true }],
  ['电动牙刷调研，只访问目前正在使用电动牙刷的消费者。', { screened: 1 }],
  ['家用投影仪的购买意向，被访者近两年内至少购买过一次家电，排除在家电企业和媒体工作的人。', { screened: 2 }],
  ['家里有学龄前儿童的家庭对托班的需求，没有孩子的请结束问卷。', { screened: 1 }],
  ['新能源车主充电体验，非车主不参加，答题时长别超过7分钟。', { screened: 1, minutes: 7 }],
  [
    '酒店早餐满意度，十题以内，三分钟答完，不要记名，中英文各一版。',
    { most: 10, minutes: 3, isAnonymous: true, languages: ['zh', 'en'] },
  ],
  ['给物业业主的年度调查，总时长不超过五分钟，题目不多于12道，匿名填写。', { minutes: 5, most: 12, isAnonymous: true }],
  ['薯片新口味调查，选项顺序要打乱，避免顺序影响。', { isRandom: true }],
  [
    'A survey of commuters on night buses. Respondents must be 21 or older and have taken a night bus within the last two months.',
    { screened: 2 },
  ],
  ['Toothpaste study: adults between 25 and 54, 200 men and 200 women.', { screened: 1, hasQuota: true }],
  [
    'Concept test for a meal kit. Equal numbers of men and women, please, and nobody over 65.',
    { hasQuota: true, screened: 1 },
  ],
  ['Garden centre brand tracker with 150 interviews each in Leeds, Glasgow and Dublin.', { hasQuota: true }],
  ['Streaming service: quotas on age, a third under 30, a third 30 to 49 and a third 50 plus.', { hasQuota: true }],
  [
    'We run a climbing wall. Talk to regulars as well as to people who have never been, and ask the latter why not.',
    { hasBranch: true },
  ],
  [
    'Find out why some subscribers renewed and others did not; both groups get the survey about our magazine.',
    { hasBranch: true },
  ],
  [
    'Our library wants to hear from users and from those who do not use it. They should not get the same questions.',
    { hasBranch: true },
  ],
  [
    'Only dog owners may take part in this study of grooming salons; screen out anyone who works for a vet or in market research.',
    { screened: 2 },
  ],
  ['Survey on electric lawn mowers. Must have purchased one in the last 12 months.', { screened: 1 }],
  [
    'Parents of toddlers and their views on car seats; people without children should be screened out.',
    { screened: 1 },
  ],
  [
    'Hotel guests, no longer than four minutes, a maximum of nine questions, responses are confidential and nobody gives a name, English plus Chinese.',
    { minutes: 4, most: 9, isAnonymous: true, languages: ['en', 'zh'] },
  ],
  ['Soup flavours. Rotate the order of the flavours. Keep it under 6 mins.', { isRandom: true, minutes: 6 }],
  [
    'Student housing: it should take less than five minutes and have no more than 8 items. No names.',
    { minutes: 5, most: 8, isAnonymous: true },
  ],
];

it.each(briefs)('what must be is read in "%s"', (text, musts) => {
  const plan = makePlan(readBrief(text));
  const outs = plan.rules.filter(({ does }) => does === 'screen-out').length;
  const { facts } = plan;
  const found = {
    screened: musts.screened === undefined ? undefined : Math.min(outs, musts.screened),
    hasQuota: musts.hasQuota && plan.quotas.length > 0,
    hasBranch: musts.hasBranch && plan.rules.some(({ does }) => does === 'show'),
    minutes: musts.minutes && facts.minutes,
    most: musts.most && facts.mostQuestions,
    isAnonymous: musts.isAnonymous && facts.isAnonymous,
    languages: musts.languages && facts.languages,
    isRandom: musts.isRandom && allQuestions(plan).some(({ random }) => random.length > 0),
  };
  expect(found).toMatchObject(musts);
});

/** The same words where nothing of the kind is meant. */
it.each([
  ['在广州开的健身房做会员满意度调查。', { quotas: 0, outs: 0, shows: 0 }],
  ['员工满意度调查，想知道男女员工对加班的看法有没有不同。', { quotas: 0, outs: 0, shows: 0 }],
  ['开业30年的老店想了解顾客口味，店里有50种菜。', { quotas: 0, outs: 0, shows: 0 }],
  ['A survey for our 25 to 30 suppliers on late payments.', { quotas: 0, outs: 0, shows: 0 }],
  [
    'Members of our choir, both sopranos and altos, and how happy they are with rehearsals.',
    { quotas: 0, outs: 0, shows: 0 },
  ],
  ['Satisfaction with a cat café in Berlin that is open since 2019.', { quotas: 0, outs: 0, shows: 0 }],
])('nothing is read into "%s"', (text, nothing) => {
  const { quotas, rules } = makePlan(readBrief(text));
  const count = (does: string) => rules.filter(rule => rule.does === does).length;
  expect({ quotas: quotas.length, outs: count('screen-out'), shows: count('show') }).toEqual(nothing);
});
