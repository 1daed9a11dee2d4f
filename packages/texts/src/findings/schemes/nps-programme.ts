import { bilingual } from '../../bilingual.ts';
import { likelyEn, likelyZh, satisfiedEn, satisfiedZh, tenureEn, tenureZh } from './shared-questions.ts';

const stagesZh = ['浏览官网或 App', '咨询与选购', '下单与付款', '收货或开通', '日常使用', '售后服务'];
const stagesEn = [
  ...['On the website or in the app', 'Asking for advice, choosing', 'Ordering and paying'],
  ...['Delivery or activation', 'Everyday use', 'After-sales service'],
];
const shortfallsZh = '产品功能\n质量与稳定性\n价格\n服务态度\n响应速度\n信息不够透明\n其他 ____';
const shortfallsEn =
  'Features\nQuality and reliability\nPrice\nFriendliness\nSpeed of replies\nOpenness\nSomething else ____';

export const npsProgrammeWords = bilingual(
  {
    name: 'NPS 持续监测',
    question: '客户愿意推荐我们吗？为什么？这个季度比上个季度更好吗？',
    gives: 'NPS 得分与构成，推荐者和贬损者各自的原因，各触点的表现与影响，逐季趋势，以及愿意接受回访的客户线索。',
    notFor: '不适合一次性的小样本调查（少于 100 人时得分波动很大）；想深入分析满意度，请用客户满意度方案。',
    introduction: '感谢您使用{company}。请告诉我们这段时间的真实感受，大约需要 {minutes} 分钟。',
    fields: { company: { label: '公司或产品名称', hint: '受访者在问卷中看到的名称', example: '云帆快递' } },
    questions: `
您有多大可能把{company}推荐给朋友或同事？ [NPS题] [必填]

[分页]

哪些方面让您愿意推荐{company}？ [多选题] [必填] [最多3项]
产品好用
质量稳定
价格合适
服务周到
响应迅速
值得信赖
其他 ____

哪些方面还差一点，让您没有打更高的分？ [多选题] [必填] [最多3项]
${shortfallsZh}

哪些方面让您失望？ [多选题] [必填] [最多3项]
${shortfallsZh}

请具体说说您打分的原因 [填空题]

[分页]

最近三个月，您在哪些环节与{company}打过交道？ [多选题] [必填]
${stagesZh.join('\n')}
都没有

请评价您经历过的环节 [矩阵量表题] [必填]
${stagesZh.map(stage => `行：${stage}`).join('\n')}
${satisfiedZh}

[分页]

与半年前相比，您对{company}的印象有什么变化？ [单选题] [必填]
好了很多
好了一些
差不多
差了一些
差了很多
当时还不是客户

未来一年，您会继续使用{company}吗？ [量表题] [必填]
${likelyZh}
${tenureZh}

您是否愿意让我们就您的反馈与您联系？ [单选题] [必填]
愿意，我的联系方式是 ____
不需要
`,
    quotas: { tenure: '客户年限' },
    analyses: {
      nps: 'NPS 得分与构成',
      reasons: '推荐与不推荐的原因',
      touchpoints: '触点：影响与表现',
      profile: '推荐度与留存：按客户年限',
      trend: '逐季趋势',
    },
    pages: {
      nps: { title: '{company}的 NPS', note: 'NPS = 推荐者比例 − 贬损者比例，范围为 −100 至 100。' },
      reasons: { title: '为什么推荐，为什么不推荐', note: '左：推荐者的理由；右：贬损者失望的地方。' },
      touchpoints: { title: '先改进哪个触点', note: '与推荐度关系密切而评价低于平均的触点应优先改进。' },
      journey: { title: '各触点的评价', note: '只统计最近三个月经历过该环节的客户。' },
      groups: { title: '新老客户的差别', note: '字母表示该列显著高于对应列（95% 置信度）。' },
      trend: { title: '逐季趋势', note: '推荐者、中立者和贬损者的比例；从第二个季度起显示变化。' },
      words: { title: '客户怎么说', note: '字越大，提到的人越多。' },
    },
  },
  {
    name: 'NPS programme',
    question: 'Would customers recommend us, why, and is it better than last quarter?',
    gives:
      'The score and its parts, the reasons of promoters and detractors, how each touchpoint performs and matters, the trend quarter by quarter, and customers who agree to a call back.',
    notFor: 'Not for a single small survey (below 100 the score swings). For satisfaction in depth, use that scheme.',
    introduction:
      'Thank you for using {company}. Please tell us how things have been lately. It takes about {minutes} minutes.',
    fields: {
      company: {
        label: 'Company or product',
        hint: 'The name that respondents read in the questions',
        example: 'Sailcloud Express',
      },
    },
    questions: `
How likely are you to recommend {company} to a friend or colleague? [NPS] [required]

[page break]

What makes you recommend {company}? [multiple choice] [required] [at most 3]
The product works well
It is reliable
The price is right
The service is good
Replies come quickly
I trust the company
Something else ____

What was missing for a higher score? [multiple choice] [required] [at most 3]
${shortfallsEn}

What disappointed you? [multiple choice] [required] [at most 3]
${shortfallsEn}

Please tell us more about the reason for your score [fill-in]

[page break]

Where did you deal with {company} in the last three months? [multiple choice] [required]
${stagesEn.join('\n')}
None of these

How was it there? [matrix scale] [required]
${stagesEn.map(stage => `row: ${stage}`).join('\n')}
${satisfiedEn}

[page break]

Compared with six months ago, what do you think of {company} now? [single choice] [required]
Much better
A little better
About the same
A little worse
Much worse
I was not a customer then

Will you still use {company} a year from now? [scale] [required]
${likelyEn}
${tenureEn}

May we contact you about your feedback? [single choice] [required]
Yes, you can reach me at ____
No, thank you
`,
    quotas: { tenure: 'Length of being a customer' },
    analyses: {
      nps: 'The score and its parts',
      reasons: 'Reasons for and against recommending',
      touchpoints: 'Touchpoints: importance and performance',
      profile: 'Recommendation and loyalty by tenure',
      trend: 'Trend by quarter',
    },
    pages: {
      nps: { title: 'The NPS of {company}', note: 'Promoters’ share minus detractors’ share, from −100 to 100.' },
      reasons: {
        title: 'Why they recommend, and why not',
        note: 'Left: reasons of promoters. Right: what disappointed detractors.',
      },
      touchpoints: {
        title: 'Which touchpoint to improve first',
        note: 'Touchpoints that go along with recommending and are rated below average come first.',
      },
      journey: { title: 'How touchpoints are rated', note: 'By customers who were there in the last three months.' },
      groups: {
        title: 'New and old customers',
        note: 'Letters name the columns that a column exceeds at 95 % confidence.',
      },
      trend: {
        title: 'Quarter by quarter',
        note: 'Shares of promoters, passives and detractors; changes show from the second quarter on.',
      },
      words: { title: 'In the words of customers', note: 'The larger a word, the more people said it.' },
    },
  },
);
