import { bilingual } from '../../bilingual.ts';
import { ageEn, ageZh, agreeEn, agreeZh, genderEn, genderZh } from './shared-questions.ts';

export const usageAttitudeWords = bilingual(
  {
    name: '使用与态度研究（U&A）',
    question: '谁在用这个品类？什么时候、为什么用，在哪里买？可以分成哪几类人？',
    gives: '使用频率与花费、场合与渠道、选择标准、品牌使用、品类态度，以及按态度划分的人群。',
    notFor: '不适合评估单个新产品（请用概念测试）或追踪品牌变化（请用品牌追踪）。',
    introduction: '我们想了解您平时怎样选择和使用{category}，大约需要 {minutes} 分钟。回答仅用于统计。',
    fields: {
      category: { label: '品类', hint: '受访者平常的叫法，会出现在题目里', example: '瓶装茶饮料' },
      brands: { label: '品牌', hint: '市场上的主要品牌，每行一个', example: '清源\n山语\n乐沏\n一叶' },
    },
    questions: `
${genderZh}
${ageZh}

过去三个月，您使用过{category}吗？ [单选题] [必填]
自己购买并使用
使用过，由别人购买
没有使用过

[分页]

您多久使用一次{category}？ [单选题] [必填]
每天多次
每天一次
每周几次
每周一次
更少

您通常在什么时候使用？ [多选题] [必填]
早晨
上午
午间
下午
晚上
睡前
没有固定时间

您通常在哪些场合使用？ [多选题] [必填]
独自在家
与家人一起
工作或学习时
与朋友聚会
外出途中
其他 ____

您通常在哪里购买{category}？ [多选题] [必填]
综合电商平台
直播间
超市或便利店
品牌专卖店
即时配送平台
其他 ____

[分页]

请按重要程度排序：选择{category}时您看重什么？ [排序题] [必填]
品质
价格
品牌
成分或材料
购买方便
他人评价

您听说过哪些品牌？ [多选题] [必填]
{brands}
都没有听说过

过去三个月，您使用过哪些品牌？ [多选题] [必填]
{brands}
都没有用过

您最常使用的是哪一个？ [单选题] [必填]
{brands}

您在品牌之间怎样选择？ [单选题] [必填]
只用一个品牌
有一个主要品牌，偶尔换
在几个品牌中轮换
看哪个优惠

什么会让您换品牌？ [多选题]
价格优惠
新品或新口味
朋友推荐
常用的缺货
对原来的不满意
其他 ____

[分页]

您在多大程度上同意以下说法？ [矩阵量表题] [必填]
行：我愿意为好品质多付钱
行：购买前我会仔细比较
行：我喜欢尝试新品
行：知名品牌更让我放心
行：我会留意环保与健康
行：方便比便宜更重要
行：我常与别人谈论这类产品
行：这类产品对我来说都差不多
${agreeZh}

[分页]

您平均每月在{category}上花费多少？ [单选题] [必填]
50 元以下
50–99 元
100–199 元
200–499 元
500 元及以上

{category}还有哪些让您不满意的地方？ [填空题]

您的家庭情况 [单选题] [必填]
独居
与伴侣，没有孩子
与孩子同住
与父母同住
其他 ____
`,
    quotas: { people: '性别 × 年龄' },
    analyses: {
      profile: '使用、渠道、品牌与花费：按性别和年龄',
      segments: '按态度划分的人群',
      reach: '渠道组合：怎样覆盖最多的人',
      habits: '场合、选择标准与转换',
      attitudes: '品类态度',
    },
    pages: {
      usage: { title: '使用频率与花费', note: '左：使用频率；右：每月花费。' },
      occasions: { title: '什么时候、什么场合', note: '左：时间；右：场合。可多选，合计会超过 100%。' },
      channels: { title: '在哪里买', note: '可多选，合计会超过 100%。' },
      reach: { title: '几个渠道能覆盖多少人', note: '曲线变平之后，再增加渠道覆盖的人就不多了。' },
      criteria: { title: '选择时看重什么', note: '按重要程度排序。' },
      brands: { title: '品牌：听说、用过、最常用', note: '后两题只问听说过或用过该品牌的人。' },
      attitudes: { title: '对品类的态度', note: '每一行是一种说法。' },
      segments: { title: '可以分成哪几类人', note: '按态度相近程度分组；各组的特点见已保存的分析“按态度划分的人群”。' },
      groups: { title: '使用频率：谁用得多', note: '字母表示该列显著高于对应列（95% 置信度）。' },
      unmet: { title: '还有什么没被满足', note: '字越大，提到的人越多。' },
    },
  },
  {
    name: 'Usage and attitude (U&A)',
    question: 'Who uses this category, when and why, where do they buy, and which kinds of people are there?',
    gives:
      'Frequency and spending, occasions and channels, criteria of choice, brands used, attitudes, and segments of people by their attitudes.',
    notFor: 'Not for judging one new product (use the concept test) or following a brand (use brand tracking).',
    introduction:
      'We would like to know how you choose and use {category}. It takes about {minutes} minutes; answers are used for statistics only.',
    fields: {
      category: { label: 'Category', hint: 'As people call it; it stands in the questions', example: 'bottled tea' },
      brands: {
        label: 'Brands',
        hint: 'The main brands on the market, one per line',
        example: 'Clearspring\nHillside\nLeafy\nOne Leaf',
      },
    },
    questions: `
${genderEn}
${ageEn}

Have you used {category} in the last three months? [single choice] [required]
Yes, I bought and used it
Yes, somebody else bought it
No

[page break]

How often do you use {category}? [single choice] [required]
Several times a day
Once a day
Several times a week
Once a week
Less often

When do you usually use it? [multiple choice] [required]
In the morning
Before noon
Around noon
In the afternoon
In the evening
Before going to bed
At no particular time

On which occasions do you use it? [multiple choice] [required]
At home by myself
With my family
While working or studying
With friends
On the way
Something else ____

Where do you usually buy {category}? [multiple choice] [required]
On a marketplace
In a live-stream shop
In a supermarket or convenience store
In a store of the brand
With an instant delivery app
Somewhere else ____

[page break]

What matters to you when you choose {category}? Please rank [ranking] [required]
Quality
Price
Brand
Ingredients or materials
Convenience
What others say

Which brands have you heard of? [multiple choice] [required]
{brands}
None of them

Which have you used in the last three months? [multiple choice] [required]
{brands}
None of them

Which one do you use most often? [single choice] [required]
{brands}

How do you choose between brands? [single choice] [required]
I use just one
I have a main one and change now and then
I change between several
I take what is on offer

What makes you change? [multiple choice]
A better price
Something new
A friend’s advice
Mine is out of stock
I am not happy with mine
Something else ____

[page break]

How far do you agree with these statements? [matrix scale] [required]
row: I am willing to pay more for quality
row: I compare carefully before I buy
row: I like to try new things
row: I feel safer with well-known brands
row: I look for what is healthy and good for the environment
row: Convenience matters more to me than a low price
row: I often talk with others about these products
row: The products are all much the same to me
${agreeEn}

[page break]

How much do you spend on {category} in a month? [single choice] [required]
Less than 10 US dollars
10–19 US dollars
20–39 US dollars
40–99 US dollars
100 US dollars or more

What do you still miss in {category}? [fill-in]

Who do you live with? [single choice] [required]
By myself
With a partner, without children
With children
With my parents
Something else ____
`,
    quotas: { people: 'Gender by age' },
    analyses: {
      profile: 'Usage, channels, brands and spending by gender and age',
      segments: 'Segments by attitude',
      reach: 'Channels: how to reach the most people',
      habits: 'Occasions, criteria and switching',
      attitudes: 'Attitudes to the category',
    },
    pages: {
      usage: { title: 'How often, and how much', note: 'Left: frequency. Right: spending in a month.' },
      occasions: { title: 'When, and on which occasions', note: 'Several answers: shares add up to more than 100 %.' },
      channels: { title: 'Where people buy', note: 'Several answers: shares add up to more than 100 %.' },
      reach: {
        title: 'How many channels reach how many people',
        note: 'Where the curve becomes flat, another channel adds few people.',
      },
      criteria: { title: 'What matters when choosing', note: 'In the order in which people ranked it.' },
      brands: {
        title: 'Brands: known, used, used most',
        note: 'The last two were asked of those who know or use the brand.',
      },
      attitudes: { title: 'Attitudes to the category', note: 'One line per statement.' },
      segments: {
        title: 'Which kinds of people there are',
        note: 'Grouped by how alike their attitudes are; the kept analysis “Segments by attitude” describes each.',
      },
      groups: {
        title: 'Who uses it most',
        note: 'Letters name the columns that a column exceeds at 95 % confidence.',
      },
      unmet: { title: 'What is still missing', note: 'The larger a word, the more people said it.' },
    },
  },
);
