import { atLeastOne, byRow, type LargeQuestion, one, sometimes, words } from '../../large/large-question.ts';
import { clamp, pick, point } from '../../large/made-up-person.ts';

const required = { required: true };

/** For the members of a shop, each by a link of their own. */
export const customerSatisfaction: readonly LargeQuestion[] = [
  {
    type: 'single-choice',
    name: 'S1',
    title: '过去三个月您来过本店吗？|Were you here in the last three months?',
    settings: required,
    screensOut: 3,
    options: ['每周都来|Every week', '每月几次|A few times a month', '来过一两次|Once or twice', '没有来过|Not at all'],
    answer: one(({ zeal, random }) => pick([4 + zeal * 2, 8, 5 - zeal, 1.1], random)),
  },
  {
    type: 'single-choice',
    name: 'S2',
    title: '您通常怎么来？|How do you usually come?',
    settings: required,
    options: ['步行|On foot', '公共交通|Public transport', '自驾|By car', '只点外卖|I order in'],
    endsPage: true,
    answer: one(({ income, random }) => pick([6, 5, 2 + income, 3], random)),
  },
  {
    type: 'scale',
    name: 'Q1',
    title: '总体上您对本店满意吗？|Overall, how satisfied are you?',
    settings: required,
    options: [
      '很不满意|Very dissatisfied',
      '不满意|Dissatisfied',
      '一般|Neutral',
      '满意|Satisfied',
      '非常满意|Very satisfied',
    ],
    answer: one(person => point(person.mood + 0.5, 5, person)),
  },
  {
    type: 'matrix-single',
    name: 'Q2',
    title: '请评价以下方面|Please rate these aspects',
    settings: required,
    options: [
      '很不满意|Very dissatisfied',
      '不满意|Dissatisfied',
      '一般|Neutral',
      '满意|Satisfied',
      '非常满意|Very satisfied',
    ],
    rows: [
      '商品新鲜|Freshness',
      '价格|Prices',
      '店员态度|Staff',
      '结账速度|Checkout',
      '停车|Parking',
      '会员权益|Member benefits',
    ],
    answer: byRow((person, row) => point(person.mood * 0.8 + [0.6, -0.3, 0.7, -0.4, -0.8, 0.2][row]!, 5, person)),
  },
  {
    type: 'multiple-choice',
    name: 'Q3',
    title: '您最看重哪些？|What matters most to you?',
    settings: { ...required },
    options: [
      '新鲜|Freshness',
      '价格|Prices',
      '种类|Variety',
      '离家近|Close to home',
      '送货快|Fast delivery',
      '积分|Points',
    ],
    answer: atLeastOne(({ income, age }, index) =>
      clamp([0.7, 0.7 - income / 8, 0.4, (age - 10) / 80, (70 - age) / 90, 0.25][index]!, 0.08, 0.95),
    ),
  },
  {
    type: 'nps',
    name: 'Q4',
    title: '您有多大可能推荐本店？|How likely are you to recommend us?',
    settings: required,
    answer: person => point(person.mood + 0.7, 11, person),
  },
  {
    type: 'fill-in',
    name: 'Q5',
    title: '还想对我们说什么？|Anything else?',
    settings: { lineCount: 3 },
    answer: sometimes(
      0.5,
      words(({ mood }) =>
        mood > 0.2
          ? [
              '店员很热情，会帮忙挑西瓜|The staff help me choose melons',
              '蔬菜每天都新鲜|Vegetables are fresh every day',
              '线上下单半小时就到|Delivered within half an hour',
              '希望多开几家|Please open more shops',
              '会员日很实惠|Members’ day is good value',
            ]
          : [
              '周末排队太久，多开两个收银台吧|Long queues at weekends',
              '停车场总是满的|The car park is always full',
              '积分兑换的东西没什么用|Nothing useful for points',
              '海鲜有时不太新鲜|Seafood is not always fresh',
              '价格标签和结账对不上|Labels and bills differ',
            ],
      ),
    ),
  },
];
