import { byRow, chosenOf, type LargeQuestion, one, some, sometimes, type Words, words } from './large-question.ts';
import { CITIES, clamp, normal, PROVINCES, pick, point } from './made-up-person.ts';
import { genderQuestion, rivalBrands } from './shared-questions.ts';

const brands = ['青柠|Greenlime', ...rivalBrands] as const satisfies readonly Words[];
const places: readonly { readonly title: Words; readonly children: readonly Words[] }[] = [
  { title: '广东|Guangdong', children: ['广州|Guangzhou', '深圳|Shenzhen', '佛山|Foshan'] },
  { title: '江苏|Jiangsu', children: ['南京|Nanjing', '苏州|Suzhou', '无锡|Wuxi'] },
  { title: '浙江|Zhejiang', children: ['杭州|Hangzhou', '宁波|Ningbo', '温州|Wenzhou'] },
  { title: '四川|Sichuan', children: ['成都|Chengdu', '绵阳|Mianyang', '宜宾|Yibin'] },
  { title: '湖北|Hubei', children: ['武汉|Wuhan', '宜昌|Yichang', '襄阳|Xiangyang'] },
  { title: '陕西|Shaanxi', children: ["西安|Xi'an", '咸阳|Xianyang', '宝鸡|Baoji'] },
];
const agreement: readonly Words[] = [
  '很不同意|Strongly disagree',
  '不同意|Disagree',
  '一般|Neither',
  '同意|Agree',
  '非常同意|Strongly agree',
];
const satisfaction: readonly Words[] = [
  '很不满意|Very dissatisfied',
  '不满意|Dissatisfied',
  '一般|Neutral',
  '满意|Satisfied',
  '非常满意|Very satisfied',
];
const WHOLE_NUMBER = 2;
const required = { required: true };

/** What they all like or dislike about the eight brands, and how much it shows in a rating. */
const aspectLean = [0.4, -0.6, 0.1, 0.3, -0.1, 0.2, 0, -0.3];

/** A survey on a sort of drink: 60 variables of every usual kind. */
export const largeQuestions: readonly LargeQuestion[] = [
  genderQuestion,
  {
    type: 'fill-in',
    name: 'S2',
    title: '您的年龄是？|How old are you?',
    settings: { ...required, inputFormat: WHOLE_NUMBER, minValue: 10, maxValue: 99 },
    answer: ({ age }) => String(age),
  },
  {
    type: 'cascade',
    name: 'S3',
    title: '您居住在哪里？|Where do you live?',
    settings: required,
    options: places,
    answer: ({ province, city }, { items }) => {
      const top = items[province % PROVINCES]!;
      return { path: [top.id, top.children![city % CITIES]!.id] };
    },
  },
  {
    type: 'single-choice',
    name: 'S4',
    title: '您的个人月收入是？|What is your monthly income?',
    options: [
      '3,000 元以下|Below 3,000',
      '3,000–5,999 元|3,000 to 5,999',
      '6,000–9,999 元|6,000 to 9,999',
      '10,000–19,999 元|10,000 to 19,999',
      '20,000 元及以上|20,000 and above',
    ],
    answer: sometimes(
      0.93,
      one(({ income }) => income),
    ),
  },
  {
    type: 'single-choice',
    name: 'S5',
    title: '您的学历是？|What is your education?',
    settings: required,
    options: ['高中及以下|Secondary or below', '大专|College', '本科|Bachelor', '硕士及以上|Master or above'],
    answer: one(person => pick([8 - person.income, 6, 4 + 2 * person.income, 1 + person.income], person.random)),
  },
  {
    type: 'single-choice',
    name: 'S6',
    title: '您在以下哪个行业工作？|Which industry do you work in?',
    settings: required,
    screensOut: 5,
    endsPage: true,
    options: [
      '制造业|Manufacturing',
      '互联网与信息技术|Internet and IT',
      '教育与医疗|Education and health',
      '服务业|Services',
      '其他|Other',
      '市场调查|Market research',
    ],
    answer: one(({ random }) => pick([22, 18, 17, 25, 12, 6], random)),
  },
  {
    type: 'single-choice',
    name: 'Q1',
    title: '您多久喝一次？|How often do you drink it?',
    settings: required,
    options: ['每天|Every day', '每周几次|Several times a week', '每月几次|Several times a month', '很少|Seldom'],
    answer: one(person => 3 - point(person.zeal, 4, person)),
  },
  {
    type: 'multiple-choice',
    name: 'Q2',
    title: '您知道哪些品牌？|Which brands do you know?',
    settings: required,
    options: [...brands, { title: '其他|Another', settings: { hasBlank: true } }],
    answer: ({ brand, random }, { items }, texts) => {
      const known = items.flatMap(({ id }, index) =>
        index === brand || (index < brands.length && random() < 0.65 - Math.abs(index - brand) * 0.07) ? [id] : [],
      );
      if (random() >= 0.04) return { items: known };
      const other = items[brands.length]!.id;
      return { items: [...known, other], blanks: { [other]: texts('邻家小铺|The shop next door') } };
    },
  },
  {
    type: 'multiple-choice',
    name: 'Q3',
    title: '过去三个月买过哪些？|Which did you buy in the last three months?',
    settings: required,
    options: brands,
    answer: some(({ brand, zeal }, index) => (index === brand ? 1 : clamp(0.12 + zeal * 0.05, 0.02, 0.4))),
  },
  {
    type: 'dropdown',
    name: 'Q4',
    title: '最常买的是？|Which do you buy most?',
    settings: required,
    options: brands,
    endsPage: true,
    answer: one(({ brand }) => brand),
  },
  {
    type: 'scale',
    name: 'Q5',
    title: '总体上您对它满意吗？|Overall, how satisfied are you with it?',
    settings: required,
    options: satisfaction,
    answer: one(person => point(person.mood + 0.4, 5, person)),
  },
  {
    type: 'nps',
    name: 'Q6',
    title: '您有多大可能推荐它？|How likely are you to recommend it?',
    settings: required,
    answer: person => point(person.mood + 0.6, 11, person),
  },
  {
    type: 'matrix-scale',
    name: 'Q7',
    title: '请评价以下各方面|Please rate these aspects',
    settings: required,
    options: satisfaction,
    endsPage: true,
    rows: [
      '口味|Taste',
      '价格|Price',
      '包装|Packaging',
      '新鲜度|Freshness',
      '种类|Variety',
      '购买方便|Availability',
      '品牌形象|Image',
      '促销|Offers',
    ],
    answer: byRow((person, row) => point(person.mood * 0.8 + aspectLean[row]!, 5, person)),
  },
  {
    type: 'matrix-single',
    name: 'Q8',
    title: '您同意以下说法吗？|Do you agree with these statements?',
    settings: required,
    options: agreement,
    rows: [
      '我关注健康|I mind my health',
      '我喜欢尝试新品|I like to try new things',
      '我只买熟悉的品牌|I buy brands that I know',
      '价格最重要|Price matters most',
      '我常看广告|I often see advertising',
      '朋友影响我的选择|Friends influence my choice',
    ],
    answer: byRow((person, row) => {
      const lean = [(person.age - 40) / 20, person.zeal, (person.age - 38) / 18, 1 - person.income / 2, 0, person.zeal];
      return point(lean[row]!, 5, person);
    }),
  },
  {
    type: 'multiple-choice',
    name: 'Q9',
    title: '您为什么选择它？|Why do you choose it?',
    options: ['好喝|Tasty', '便宜|Cheap', '健康|Healthy', '方便|Convenient', '朋友推荐|Recommended', '习惯|Habit'],
    answer: sometimes(
      0.9,
      some(({ mood, income, age }, index) =>
        clamp([0.5 + mood / 4, 0.6 - income / 8, (age - 20) / 60, 0.35, 0.2, (age - 10) / 90][index]!, 0.03, 0.95),
      ),
    ),
  },
  {
    type: 'ranking',
    name: 'Q10',
    title: '请按重要性排序|Please rank by importance',
    settings: required,
    options: ['口味|Taste', '价格|Price', '健康|Health', '方便|Convenience', '品牌|Brand'],
    endsPage: true,
    answer: ({ income, age, random }, { items }) => {
      const pull = [2, 2.4 - income * 0.5, (age - 20) / 25, 1, income * 0.4];
      const ranked = items.map(({ id }, index) => ({ id, place: pull[index]! + normal(random) }));
      return { order: ranked.sort((a, b) => b.place - a.place).map(({ id }) => id) };
    },
  },
  {
    type: 'weighting',
    name: 'Q11',
    title: '请把 100 分分给四个渠道|Share 100 points among four places to buy',
    settings: required,
    options: ['超市|Supermarket', '便利店|Corner shop', '网店|Online', '餐厅|Restaurant'],
    answer: ({ age, random }, { items }) => {
      const pull = [20 + age * 0.6, 30, 90 - age, 15].map(weight => weight * (0.4 + random()));
      const sum = pull.reduce((total, weight) => total + weight, 0);
      const shares = pull.map(weight => Math.floor((weight * 100) / sum));
      shares[0]! += 100 - shares.reduce((total, share) => total + share, 0);
      return Object.fromEntries(items.map(({ id }, index) => [id, shares[index]!]));
    },
  },
  {
    type: 'fill-in',
    name: 'Q12',
    title: '您每月花多少钱？（元）|How much do you spend a month?',
    settings: { ...required, inputFormat: WHOLE_NUMBER, minValue: 0, maxValue: 100_000 },
    answer: ({ income, zeal, random }) =>
      String(Math.round(40 * Math.exp(income * 0.3 + zeal * 0.5 + normal(random) * 0.4))),
  },
  {
    type: 'date',
    name: 'Q13',
    title: '最近一次购买是哪天？|When did you last buy it?',
    answer: sometimes(0.85, ({ zeal, random }) => {
      const daysAgo = Math.floor(-Math.log(1 - random()) * clamp(12 - zeal * 5, 2, 30));
      return new Date(Date.UTC(2026, 9, 31) - daysAgo * 86_400_000).toISOString().slice(0, 10);
    }),
  },
  {
    type: 'rating',
    name: 'Q14',
    title: '请为客服打分|Please rate the service',
    settings: { pointCount: 5 },
    answer: sometimes(0.6, person => 1 + point(person.mood + 0.2, 5, person)),
  },
  {
    type: 'matrix-multiple',
    name: 'Q15',
    title: '以下说法适合哪些品牌？|Which brands do these words fit?',
    options: brands.slice(0, 6),
    endsPage: true,
    rows: ['年轻|Young', '可靠|Reliable', '有趣|Fun', '高端|Premium', '实惠|Good value'],
    answer: ({ brand, random }, { items, rows }) =>
      Object.fromEntries(
        rows.flatMap(({ id }, row) => {
          const lean = [5 - brand, brand, 4 - brand, 2, 1];
          const share = (index: number) =>
            clamp(
              0.15 + (index % 2 === row % 2 ? 0.2 : 0) + lean[row]! * 0.02 + (index === brand ? 0.3 : 0),
              0.02,
              0.9,
            );
          const chosen = items.filter((_item, index) => random() < share(index)).map(item => item.id);
          return chosen.length > 0 ? [[id, chosen]] : [];
        }),
      ),
  },
  {
    type: 'multiple-choice',
    name: 'Q16',
    title: '您在哪里看到过它？|Where have you seen it?',
    options: ['电视|Television', '短视频|Short videos', '地铁|Underground', '超市|Supermarket', '朋友圈|Friends'],
    answer: sometimes(
      0.95,
      some(({ age, zeal }, index) =>
        clamp([(age - 15) / 60, (75 - age) / 60, 0.3, 0.4, 0.3 + zeal / 8][index]!, 0.02, 0.95),
      ),
    ),
  },
  {
    type: 'contrast-scale',
    name: 'Q17',
    title: '它更像？|It is rather…',
    settings: required,
    options: ['1|1', '2|2', '3|3', '4|4', '5|5', '6|6', '7|7'],
    rows: ['传统↔现代|Traditional↔Modern', '平淡↔浓郁|Mild↔Rich', '便宜↔昂贵|Cheap↔Dear', '陌生↔亲切|Strange↔Close'],
    answer: byRow((person, row) => {
      const lean = [(3.5 - person.brand) / 2, 0.2, person.brand % 2 === 0 ? 0.8 : -0.6, person.mood];
      return point(lean[row]!, 7, person);
    }),
  },
  {
    type: 'fill-in',
    name: 'Q18',
    title: '它应该怎样改进？|What should it do better?',
    settings: { lineCount: 3 },
    answer: sometimes(
      0.45,
      words(({ mood }) =>
        mood > 0.3
          ? ['保持就好|Keep it as it is', '多出些新口味|More new flavours', '包装再环保一些|Greener packaging']
          : ['太贵了|Too expensive', '太甜，希望有低糖款|Too sweet, less sugar please', '经常缺货|Often sold out'],
      ),
    ),
  },
  {
    type: 'fill-in',
    name: 'Q19',
    title: '您推荐或不推荐的原因？|Why would you recommend it, or not?',
    answer: sometimes(
      0.35,
      words(({ mood }) =>
        mood > 0
          ? ['味道好|It tastes good', '朋友都在喝|All my friends drink it', '性价比高|Good value']
          : ['没有特色|Nothing special', '价格偏高|A bit dear', '服务一般|So-so service'],
      ),
    ),
  },
  {
    type: 'multi-fill-in',
    name: 'Q20',
    title: '您家里有几口人？|How many people live in your household?',
    options: ['总人数|All', '其中儿童|Of them children'].map(title => ({
      title: title as Words,
      settings: { inputFormat: WHOLE_NUMBER, minValue: 0, maxValue: 20 },
    })),
    answer: ({ age, random }, { items }) => {
      const children = age > 24 && age < 50 ? pick([4, 4, 2], random) : 0;
      const all = 1 + children + pick([3, 5, 1], random);
      return { [items[0]!.id]: String(all), [items[1]!.id]: String(children) };
    },
  },
  {
    type: 'single-choice',
    name: 'Q21',
    title: '您的职业是？|What is your occupation?',
    options: ['学生|Student', '职员|Employee', '管理者|Manager', '自由职业|Freelancer', '退休|Retired'],
    answer: one(({ age, income, random }) =>
      pick([age < 24 ? 20 : 0.2, 10, 1 + income * 2, 3, age > 58 ? 40 : 0.1], random),
    ),
  },
  {
    type: 'evaluation',
    name: 'Q22',
    title: '请评价最近一次体验|Please rate your last experience',
    options: ['很快|Fast', '亲切|Friendly', '干净|Clean', '排队|Queues', '出错|Mistakes'],
    answer: sometimes(0.8, (person, { items }, texts) => ({
      score: 1 + point(person.mood, 5, person),
      tags: chosenOf(person, items, ({ mood }, index) => clamp(0.25 + (index < 3 ? mood : -mood) * 0.2, 0.02, 0.9)),
      ...(person.random() < 0.1 && { comment: texts('还会再来|I will come again') }),
    })),
  },
  {
    type: 'dropdown',
    name: 'Q23',
    title: '您用什么手机？|Which phone do you use?',
    options: ['华为|Huawei', '苹果|Apple', '小米|Xiaomi', 'OPPO|OPPO', 'vivo|vivo', '其他|Another'],
    answer: one(({ income, age, random }) => pick([5 + age / 20, 2 + income * 2, 5 - income / 2, 3, 3, 1], random)),
  },
];
