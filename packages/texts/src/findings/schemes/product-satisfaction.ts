import { bilingual } from '../../bilingual.ts';
import { ageEn, ageZh, likelyEn, likelyZh, points, satisfiedEn, satisfiedZh } from './shared-questions.ts';

export const productSatisfactionWords = bilingual(
  {
    name: '产品满意度',
    question: '用户用得满意吗？下一代产品先改哪里？',
    gives: '总体满意度、各方面的影响力与表现、功能的使用与评价、故障与售后，以及再次购买和推荐意愿。',
    notFor: '不适合还没有用户的产品（请用概念测试）；想给一长串功能排序，请用 Kano 或 MaxDiff。',
    introduction: '您使用{product}已有一段时间。请用 {minutes} 分钟说说您的感受，回答仅用于改进产品。',
    fields: {
      product: { label: '产品名称', hint: '受访者在问卷中看到的名称', example: '清风空气净化器' },
      features: { label: '主要功能', hint: '每行一个，3 至 12 个', example: '自动模式\n睡眠模式\n手机控制\n滤网提醒' },
    },
    questions: `
您使用{product}多久了？ [单选题] [必填]
不到 1 个月
1–6 个月
6–12 个月
1 年以上
还没有使用

您多久使用一次{product}？ [单选题] [必填]
每天
每周几次
每月几次
更少

总体来说，您对{product}有多满意？ [量表题] [必填]
低端：非常不满意
高端：非常满意
${points(10)}

[分页]

您对{product}的以下方面有多满意？ [矩阵量表题] [必填]
低端：非常不满意
高端：非常满意
行：质量与做工
行：性能与效果
行：使用方便
行：外观设计
行：耐用与稳定
行：说明书与指引
行：价格与所得相符
${points(10)}

[分页]

您用过{product}的哪些功能？ [多选题] [必填]
{features}
都没有用过

您对用过的功能满意吗？ [矩阵量表题] [必填]
行：{features}
${satisfiedZh}

[分页]

使用中遇到过哪些问题？ [多选题] [必填]
无法正常使用
性能下降
零件损坏
不会操作
与宣传不符
其他 ____
没有遇到问题

您联系过售后吗？ [单选题] [必填]
联系过，已经解决
联系过，没有解决
没有联系

让您不满意的主要原因是什么？ [填空题]

[分页]

下次您还会购买我们的产品吗？ [量表题] [必填]
${likelyZh}

您有多大可能向朋友推荐{product}？ [NPS题] [必填]

您希望下一代产品增加或改进什么？ [填空题]
${ageZh}
`,
    quotas: { owners: '使用时长' },
    analyses: {
      drivers: '满意度的关键驱动因素',
      priorities: '重要性–表现矩阵：先改进什么',
      profile: '满意度、复购与问题：按使用时长和频率',
      features: '功能的使用与评价',
      loyalty: '推荐度与复购意愿',
    },
    pages: {
      overall: { title: '用户对{product}有多满意', note: '左：总体满意度；右：再次购买的意愿。' },
      drivers: { title: '什么最能带动满意度', note: '条越长，这个方面对总体满意度的影响越大。' },
      priorities: { title: '先改进什么', note: '重要而表现低于平均的方面应优先改进。' },
      aspects: { title: '各方面的表现', note: '每一行是一个方面，满分 10 分。' },
      features: { title: '功能：用的人多吗，满意吗', note: '左：用过的比例；右：用过的人的评价。' },
      problems: { title: '问题与售后', note: '左：遇到的问题；右：是否联系售后、是否解决。' },
      nps: { title: '推荐度（NPS）', note: 'NPS = 推荐者比例 − 贬损者比例。' },
      groups: { title: '用得久的人更满意吗', note: '字母表示该列显著高于对应列（95% 置信度）。' },
      words: { title: '对下一代产品的期望', note: '字越大，提到的人越多。' },
    },
  },
  {
    name: 'Product satisfaction',
    question: 'Are users happy with the product, and what should the next version change first?',
    gives:
      'Overall satisfaction, what drives it and how it performs, use and rating of features, faults and service, repurchase and recommendation.',
    notFor:
      'Not for a product without users (use the concept test). To rank a long list of features, use Kano or MaxDiff.',
    introduction:
      'You have been using {product} for a while. Please take {minutes} minutes to tell us how it is; answers only serve to improve it.',
    fields: {
      product: {
        label: 'Name of the product',
        hint: 'The name that respondents read in the questions',
        example: 'Breeze air purifier',
      },
      features: {
        label: 'Main features',
        hint: 'One per line, 3 to 12',
        example: 'Automatic mode\nSleep mode\nControl by phone\nFilter reminder',
      },
    },
    questions: `
How long have you been using {product}? [single choice] [required]
Less than a month
1–6 months
6–12 months
More than a year
I have not used it yet

How often do you use {product}? [single choice] [required]
Every day
Several times a week
Several times a month
Less often

Overall, how satisfied are you with {product}? [scale] [required]
low: Very dissatisfied
high: Very satisfied
${points(10)}

[page break]

How satisfied are you with these aspects of {product}? [matrix scale] [required]
low: Very dissatisfied
high: Very satisfied
row: Quality and finish
row: Performance
row: Ease of use
row: Design
row: Durability and reliability
row: Instructions
row: Value for money
${points(10)}

[page break]

Which features of {product} have you used? [multiple choice] [required]
{features}
None of them

How satisfied are you with those that you have used? [matrix scale] [required]
row: {features}
${satisfiedEn}

[page break]

Which problems have you had with it? [multiple choice] [required]
It did not work
It became worse with time
A part broke
I did not know how to use it
It was not as advertised
Something else ____
None

Did you ask for service? [single choice] [required]
Yes, and it was solved
Yes, and it was not solved
No

What is the main reason for your dissatisfaction? [fill-in]

[page break]

Will you buy from us again? [scale] [required]
${likelyEn}

How likely are you to recommend {product} to a friend? [NPS] [required]

What should the next version have or do better? [fill-in]
${ageEn}
`,
    quotas: { owners: 'Time of use' },
    analyses: {
      drivers: 'Key drivers of satisfaction',
      priorities: 'Importance and performance: what to improve first',
      profile: 'Satisfaction, repurchase and problems by time and frequency of use',
      features: 'Use and rating of features',
      loyalty: 'Recommendation and repurchase',
    },
    pages: {
      overall: {
        title: 'How satisfied users of {product} are',
        note: 'Left: overall satisfaction. Right: whether they would buy again.',
      },
      drivers: {
        title: 'What drives satisfaction',
        note: 'The longer the bar, the more the aspect moves overall satisfaction.',
      },
      priorities: { title: 'What to improve first', note: 'Aspects that matter and score below average come first.' },
      aspects: { title: 'How each aspect performs', note: 'One line per aspect, out of 10.' },
      features: {
        title: 'Features: used, and liked?',
        note: 'Left: who has used them. Right: how those who have rate them.',
      },
      problems: { title: 'Problems and service', note: 'Left: problems. Right: whether service was asked and helped.' },
      nps: { title: 'Recommendation (NPS)', note: 'Promoters’ share minus detractors’ share.' },
      groups: {
        title: 'Are long-time users happier?',
        note: 'Letters name the columns that a column exceeds at 95 % confidence.',
      },
      words: { title: 'Wishes for the next version', note: 'The larger a word, the more people said it.' },
    },
  },
);
