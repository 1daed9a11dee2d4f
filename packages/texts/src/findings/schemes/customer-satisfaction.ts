import { bilingual } from '../../bilingual.ts';
import { ageEn, ageZh, likelyEn, likelyZh, points, tenureEn, tenureZh } from './shared-questions.ts';

export const customerSatisfactionWords = bilingual(
  {
    name: '客户满意度与关键驱动因素',
    question: '客户有多满意？先改进哪些方面，满意度提升最快？',
    gives: '满意度、推荐度与留存意愿，八个方面对满意度的影响力排名，以及“先改进什么”的重要性–表现矩阵。',
    notFor: '不适合还没有客户的新业务；想了解某一次服务体验，请用更短的触点问卷。',
    introduction: '感谢您选择{company}。请根据最近半年的体验作答，大约需要 {minutes} 分钟。回答仅用于改进服务。',
    fields: {
      company: { label: '公司或服务名称', hint: '受访者在问卷中看到的名称', example: '云帆快递' },
    },
    questions: `
最近半年，您使用过{company}的产品或服务吗？ [单选题] [必填]
经常使用
偶尔使用
没有使用过

总体来说，您对{company}有多满意？ [量表题] [必填]
低端：非常不满意
高端：非常满意
${points(10)}

[分页]

您对{company}的以下方面有多满意？ [矩阵量表题] [必填]
低端：非常不满意
高端：非常满意
行：产品或服务质量
行：满足需要的程度
行：价格与所得相符
行：购买与开通的便捷程度
行：交付是否准时
行：服务人员的专业程度
行：问题解决的速度
行：信息与账单清楚
${points(10)}

[分页]

与您的期望相比，{company}的表现如何？ [量表题] [必填]
低端：远低于期望
高端：远高于期望
${points(10)}

与您心目中理想的供应商相比，{company}有多接近？ [量表题] [必填]
低端：相差很远
高端：非常接近
${points(10)}

哪件事让您不满意？ [填空题]

以下方面中，哪三项对您最重要？ [多选题] [必填] [最多3项]
产品或服务质量
满足需要
价格与所得相符
购买与开通便捷
交付准时
服务人员专业
问题解决得快
信息与账单清楚

[分页]

最近半年，您向{company}反映过问题吗？ [单选题] [必填]
反映过，已经解决
反映过，没有解决
有问题，但没有反映
没有遇到问题

您有多大可能把{company}推荐给朋友或同事？ [NPS题] [必填]

未来一年，您会继续使用{company}吗？ [量表题] [必填]
${likelyZh}

如果{company}只改进一件事，您希望是什么？ [填空题]
${tenureZh}
${ageZh}
`,
    quotas: { tenure: '客户年限' },
    analyses: {
      drivers: '满意度的关键驱动因素',
      priorities: '重要性–表现矩阵：先改进什么',
      profile: '满意度、推荐与留存：按客户年限和年龄',
      loyalty: '推荐度与最看重的方面',
      index: '满意度指数的信度',
    },
    pages: {
      overall: { title: '{company}的客户有多满意', note: '左：总体满意度；右：未来一年是否继续使用。' },
      drivers: {
        title: '什么最能带动满意度',
        note: '条越长，这个方面对总体满意度的影响越大。影响大而得分低的方面应优先改进。',
      },
      priorities: {
        title: '先改进什么',
        note: '重要而表现低于平均的方面应优先改进；重要且表现好的方面应保持。',
      },
      aspects: { title: '各方面的表现', note: '每一行是一个方面，满分 10 分。' },
      nps: { title: '推荐度（NPS）', note: 'NPS = 推荐者比例 − 贬损者比例，范围为 −100 至 100。' },
      groups: { title: '不同客户有何差别', note: '字母表示该列显著高于对应列（95% 置信度）。' },
      words: { title: '客户最希望改进的一件事', note: '字越大，提到的人越多。' },
    },
  },
  {
    name: 'Customer satisfaction and its key drivers',
    question: 'How satisfied are customers, and what should improve first?',
    gives:
      'Satisfaction, recommendation and loyalty, how strongly each of eight aspects drives satisfaction, and a matrix of importance and performance that says what comes first.',
    notFor: 'Not for a business that has no customers yet. For one single contact, send something shorter.',
    introduction:
      'Thank you for choosing {company}. Please think of the last six months. It takes about {minutes} minutes; answers only serve to improve.',
    fields: {
      company: {
        label: 'Company or service',
        hint: 'The name that respondents read in the questions',
        example: 'Sailcloud Express',
      },
    },
    questions: `
Have you used {company} in the last six months? [single choice] [required]
Yes, often
Yes, now and then
No

Overall, how satisfied are you with {company}? [scale] [required]
low: Very dissatisfied
high: Very satisfied
${points(10)}

[page break]

How satisfied are you with these aspects of {company}? [matrix scale] [required]
low: Very dissatisfied
high: Very satisfied
row: Quality of the product or service
row: How well it meets your needs
row: Value for money
row: Ease of buying and getting started
row: Delivery on time
row: Competence of the staff
row: Speed of solving problems
row: Clear information and invoices
${points(10)}

[page break]

How does {company} compare with what you expected? [scale] [required]
low: Far below
high: Far above
${points(10)}

How close is {company} to your ideal supplier? [scale] [required]
low: Very far from it
high: Very close to it
${points(10)}

What made you dissatisfied? [fill-in]

Which three of these matter most to you? [multiple choice] [required] [at most 3]
Quality of the product or service
Meeting my needs
Value for money
Easy to buy and start with
Delivery on time
Competent staff
Problems solved quickly
Clear information and invoices

[page break]

Have you told {company} about a problem in the last six months? [single choice] [required]
Yes, and it was solved
Yes, and it was not solved
I had a problem and did not tell
I had no problem

How likely are you to recommend {company} to a friend or colleague? [NPS] [required]

Will you still use {company} a year from now? [scale] [required]
${likelyEn}

If {company} could improve just one thing, what should it be? [fill-in]
${tenureEn}
${ageEn}
`,
    quotas: { tenure: 'Length of being a customer' },
    analyses: {
      drivers: 'Key drivers of satisfaction',
      priorities: 'Importance and performance: what to improve first',
      profile: 'Satisfaction, recommendation and loyalty by tenure and age',
      loyalty: 'Recommendation, and what matters most',
      index: 'Reliability of the satisfaction index',
    },
    pages: {
      overall: {
        title: 'How satisfied the customers of {company} are',
        note: 'Left: overall satisfaction. Right: whether they will stay for another year.',
      },
      drivers: {
        title: 'What drives satisfaction',
        note: 'The longer the bar, the more the aspect moves overall satisfaction. Strong drivers with low scores come first.',
      },
      priorities: {
        title: 'What to improve first',
        note: 'Aspects that matter and score below average come first; those that matter and score well are to be kept.',
      },
      aspects: { title: 'How each aspect performs', note: 'One line per aspect, out of 10.' },
      nps: { title: 'Recommendation (NPS)', note: 'Promoters’ share minus detractors’ share, from −100 to 100.' },
      groups: {
        title: 'How customers differ',
        note: 'Letters name the columns that a column exceeds at 95 % confidence.',
      },
      words: { title: 'The one thing to improve', note: 'The larger a word, the more people said it.' },
    },
  },
);
