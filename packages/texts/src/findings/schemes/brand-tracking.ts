import { bilingual } from '../../bilingual.ts';
import { ageEn, ageZh, genderEn, genderZh, points } from './shared-questions.ts';

export const brandTrackingWords = bilingual(
  {
    name: '品牌追踪',
    question: '多少人知道、考虑并购买我们的品牌？形象如何？与竞品相比在变好吗？',
    gives: '品牌漏斗（无提示与有提示知名、考虑、购买、最常购买）、形象联想、推荐度与触点，并逐季比较变化。',
    notFor: '不适合只做一次就要结论的广告效果评估（请用广告测试），也不适合少有人听说过的新品牌。',
    introduction: '我们想了解您对{category}品牌的看法，大约需要 {minutes} 分钟。回答仅用于统计。',
    fields: {
      category: { label: '品类', hint: '受访者平常的叫法，会出现在题目里', example: '瓶装茶饮料' },
      brands: { label: '品牌', hint: '自己的品牌写在第一行，主要竞品依次写在下面', example: '清源\n山语\n乐沏\n一叶' },
    },
    questions: `
${genderZh}
${ageZh}

您或家人是否在以下行业工作？ [单选题] [必填]
市场研究或广告
新闻媒体
{category}的生产或销售
都不是

过去六个月，您购买过{category}吗？ [单选题] [必填]
自己买过
由家人购买，我参与决定
没有买过

[分页]

提到{category}，您最先想到的品牌是？ [填空题] [必填]

您还想到哪些{category}品牌？ [填空题]

[分页]

以下{category}品牌中，您听说过哪些？ [多选题] [必填]
{brands}
都没有听说过

[分页]

下次购买{category}时，您会考虑哪些品牌？ [多选题] [必填]
{brands}
都不会考虑

过去六个月，您购买过哪些品牌？ [多选题] [必填]
{brands}
都没有买过

您最常购买的是哪一个？ [单选题] [必填]
{brands}

[分页]

以下说法符合哪些品牌？ [矩阵多选题] [必填]
行：值得信赖
行：品质出众
行：物有所值
行：有创新
行：懂我的需要
行：与众不同
{brands}
都不符合

您觉得这些品牌有多适合像您这样的人？ [矩阵量表题] [必填]
低端：完全不适合
高端：非常适合
行：{brands}
${points(7)}

[分页]

您有多大可能向朋友推荐{brand}？ [NPS题] [必填]

过去一个月，您在哪里看到或听到过{brand}？ [多选题] [必填]
短视频或直播
社交媒体
电商平台
电视或网络视频
户外、电梯或地铁广告
线下门店
亲友推荐
其他 ____
没有看到或听到

您记得广告或内容说了什么？ [填空题]

您居住在哪类地方？ [单选题] [必填]
一线城市
省会或大城市
中小城市
县城、乡镇或农村
`,
    quotas: { people: '性别 × 年龄' },
    analyses: {
      funnel: '品牌漏斗：按性别和年龄',
      image: '品牌形象与适合程度',
      loyalty: '{brand}的推荐度与触点',
      trend: '逐季趋势',
    },
    pages: {
      mind: { title: '最先想到的品牌', note: '未经提示说出的品牌，字越大提到的人越多。' },
      funnel: { title: '品牌漏斗', note: '依次为听说过、会考虑、购买过、最常购买；后三题只问听说过该品牌的人。' },
      image: { title: '品牌形象', note: '每一行是一种说法，数字是认为符合该品牌的比例。' },
      fit: { title: '适合像我这样的人', note: '只由听说过该品牌的人评价，满分 7 分。' },
      nps: { title: '{brand}的推荐度', note: 'NPS = 推荐者比例 − 贬损者比例。' },
      touchpoints: { title: '在哪里遇到{brand}', note: '过去一个月看到或听到的渠道。' },
      groups: { title: '知名度：谁知道我们', note: '字母表示该列显著高于对应列（95% 置信度）。' },
      trend: { title: '逐季趋势', note: '知名、考虑与购买的比例；从第二个季度起显示变化。' },
    },
  },
  {
    name: 'Brand tracking',
    question: 'How many know, consider and buy our brand, what do they think of it, and is it getting better?',
    gives:
      'The funnel (top of mind, aided awareness, consideration, purchase, most often), image, recommendation and touchpoints, compared quarter by quarter.',
    notFor: 'Not for judging one campaign (use the ad test), nor for a brand that hardly anybody has heard of.',
    introduction:
      'We would like to hear what you think of brands of {category}. It takes about {minutes} minutes; answers are used for statistics only.',
    fields: {
      category: { label: 'Category', hint: 'As people call it; it stands in the questions', example: 'bottled tea' },
      brands: {
        label: 'Brands',
        hint: 'Your own on the first line, its main competitors below',
        example: 'Clearspring\nHillside\nLeafy\nOne Leaf',
      },
    },
    questions: `
${genderEn}
${ageEn}

Do you or your family work in any of these fields? [single choice] [required]
Market research or advertising
The media
Making or selling {category}
None of these

Have you bought {category} in the last six months? [single choice] [required]
Yes, myself
A family member did, and I had a say
No

[page break]

When you think of {category}, which brand comes to mind first? [fill-in] [required]

Which other brands of {category} come to mind? [fill-in]

[page break]

Which of these brands of {category} have you heard of? [multiple choice] [required]
{brands}
None of them

[page break]

Which would you consider the next time you buy {category}? [multiple choice] [required]
{brands}
None of them

Which have you bought in the last six months? [multiple choice] [required]
{brands}
None of them

Which one do you buy most often? [single choice] [required]
{brands}

[page break]

Which brands do these words fit? [matrix multiple] [required]
row: Trustworthy
row: Of outstanding quality
row: Good value for money
row: Innovative
row: Understands what I need
row: Different from the others
{brands}
None of them

How well does each brand fit people like you? [matrix scale] [required]
low: Not at all
high: Very well
row: {brands}
${points(7)}

[page break]

How likely are you to recommend {brand} to a friend? [NPS] [required]

Where did you see or hear of {brand} in the last month? [multiple choice] [required]
Short videos or live streams
Social media
Online shops
Television or video platforms
Outdoor, lift or metro advertising
Stores
Friends and family
Something else ____
Nowhere

What do you remember of it? [fill-in]

Where do you live? [single choice] [required]
In one of the largest cities
In another large city
In a middle-sized or small town
In the country
`,
    quotas: { people: 'Gender by age' },
    analyses: {
      funnel: 'Brand funnel by gender and age',
      image: 'Brand image and fit',
      loyalty: 'Recommendation and touchpoints of {brand}',
      trend: 'Trend by quarter',
    },
    pages: {
      mind: { title: 'Top of mind', note: 'Brands that people named by themselves; the larger, the more often.' },
      funnel: {
        title: 'The brand funnel',
        note: 'Heard of, would consider, have bought, buy most often; the last three were asked of those who know the brand.',
      },
      image: {
        title: 'Brand image',
        note: 'One line per statement: the share of people who say that it fits a brand.',
      },
      fit: { title: 'For people like me', note: 'Rated by those who know the brand, out of 7.' },
      nps: { title: 'Recommendation of {brand}', note: 'Promoters’ share minus detractors’ share.' },
      touchpoints: { title: 'Where people meet {brand}', note: 'Seen or heard of in the last month.' },
      groups: {
        title: 'Who knows the brands',
        note: 'Letters name the columns that a column exceeds at 95 % confidence.',
      },
      trend: {
        title: 'Quarter by quarter',
        note: 'Awareness, consideration and purchase; changes show from the second quarter on.',
      },
    },
  },
);
