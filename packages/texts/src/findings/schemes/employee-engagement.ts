import { bilingual } from '../../bilingual.ts';
import { agreeEn, agreeZh } from './shared-questions.ts';

export const employeeEngagementWords = bilingual(
  {
    name: '员工敬业度',
    question: '员工投入吗？谁可能离开？改进哪些方面最能提升敬业度？',
    gives: '敬业度指数与 eNPS、十二个驱动因素的影响力与表现、离职倾向及原因，并按部门和工龄比较。',
    notFor: '不适合少于 30 人的团队（难以保证匿名），也不适合评价个人（请用 360 度反馈）。',
    introduction: '这份调查关于您在{company}的工作感受，不记名，结果只按部门汇总。大约需要 {minutes} 分钟。',
    fields: {
      company: { label: '公司名称', hint: '员工平常的叫法', example: '云帆快递' },
      departments: {
        label: '部门',
        hint: '每行一个；人数少于 10 的部门建议合并',
        example: '产品与研发\n市场与销售\n运营与客服\n职能支持',
      },
    },
    questions: `
您所在的部门 [单选题] [必填]
{departments}
其他 ____

您在{company}的工作年限 [单选题] [必填]
不到 1 年
1–3 年
3–5 年
5–10 年
10 年以上

您是否带领团队？ [单选题] [必填]
是
否

[分页]

您在多大程度上同意以下说法？ [矩阵量表题] [必填]
行：我为在{company}工作感到自豪
行：我会向朋友说{company}是个好的工作地方
行：我很少想换到别的公司工作
行：{company}激励我做出比要求更多的努力
行：我对工作充满热情
${agreeZh}

[分页]

关于工作，您在多大程度上同意以下说法？ [矩阵量表题] [必填]
行：我清楚公司对我工作的期望
行：我有做好工作所需的资源和工具
行：我每天都有机会做自己擅长的事
行：我的工作量是合理的
${agreeZh}

关于上级与团队，您在多大程度上同意以下说法？ [矩阵量表题] [必填]
行：上级会及时认可我的工作
行：上级关心我的成长
行：在团队里我可以放心提出不同意见
行：跨部门协作顺畅
${agreeZh}

关于公司与发展，您在多大程度上同意以下说法？ [矩阵量表题] [必填]
行：我了解并认同公司的方向
行：我在这里有成长的机会
行：薪酬与我的贡献相称
行：公司的决定公开透明
${agreeZh}

[分页]

您有多大可能推荐朋友来{company}工作？ [NPS题] [必填]

未来一年，您是否考虑过离开{company}？ [单选题] [必填]
从未考虑
偶尔想过
认真考虑过
正在寻找机会
不便回答

让您考虑离开的主要原因是什么？ [多选题] [必填]
薪酬与福利
发展空间有限
工作压力
与上级的关系
团队氛围
公司的方向
个人或家庭原因
其他 ____

您希望公司在哪些方面投入更多？ [多选题] [必填] [最多3项]
薪酬与福利
培训与发展
晋升机会
弹性工作
办公环境
团队氛围
信息透明
其他 ____

您最想对{company}说的一句话 [填空题]
`,
    quotas: { departments: '部门（只计数，不限制）' },
    analyses: {
      drivers: '敬业度的关键驱动因素',
      priorities: '重要性–表现矩阵：先改进什么',
      profile: '敬业度、eNPS 与离职倾向：按部门和工龄',
      leaving: '离职倾向、原因与投入方向',
      index: '敬业度指数的信度',
    },
    pages: {
      engagement: { title: '{company}的员工有多投入', note: '每一行是敬业度的一个方面，绿色越多越好。' },
      enps: { title: '员工推荐度（eNPS）', note: 'eNPS = 推荐者比例 − 贬损者比例。' },
      drivers: { title: '什么最能带动敬业度', note: '条越长，这个方面对敬业度指数的影响越大。' },
      priorities: { title: '先改进什么', note: '重要而表现低于平均的方面应优先改进。' },
      work: { title: '工作与团队', note: '左：工作；右：上级与团队。' },
      company: { title: '公司与发展', note: '每一行是一种说法。' },
      leaving: { title: '谁可能离开，为什么', note: '左：离职倾向；右：认真考虑离开的人的原因。' },
      groups: {
        title: '部门之间的差别',
        note: '字母表示该列显著高于对应列（95% 置信度）；少于 10 人的部门请勿单独解读。',
      },
      invest: { title: '希望公司投入的方向', note: '每人最多三项。' },
      words: { title: '员工最想说的话', note: '字越大，提到的人越多。' },
    },
  },
  {
    name: 'Employee engagement',
    question: 'How engaged are our people, who might leave, and what would raise engagement most?',
    gives:
      'An engagement index and eNPS, how much each of twelve drivers matters and how it performs, intent to leave with reasons, compared by department and tenure.',
    notFor:
      'Not for fewer than 30 people (they could not stay anonymous), nor for judging one person (use 360° feedback).',
    introduction:
      'This survey is about your work at {company}. It is anonymous; results are reported by department only. It takes about {minutes} minutes.',
    fields: {
      company: { label: 'Company', hint: 'As people there call it', example: 'Sailcloud Express' },
      departments: {
        label: 'Departments',
        hint: 'One per line; better merge those with fewer than 10 people',
        example: 'Product and engineering\nMarketing and sales\nOperations and service\nSupport functions',
      },
    },
    questions: `
Which department do you work in? [single choice] [required]
{departments}
Another one ____

How long have you been with {company}? [single choice] [required]
Less than a year
1–3 years
3–5 years
5–10 years
More than 10 years

Do you lead a team? [single choice] [required]
Yes
No

[page break]

How far do you agree with these statements? [matrix scale] [required]
row: I am proud to work at {company}
row: I tell friends that {company} is a good place to work
row: I seldom think about working elsewhere
row: {company} inspires me to do more than is asked
row: I am enthusiastic about my work
${agreeEn}

[page break]

About your work: how far do you agree? [matrix scale] [required]
row: I know what is expected of me
row: I have the resources and tools to do my work well
row: I can do what I am good at every day
row: My workload is reasonable
${agreeEn}

About your manager and team: how far do you agree? [matrix scale] [required]
row: My manager notices good work
row: My manager cares about my development
row: In my team I can speak up freely
row: Departments work together well
${agreeEn}

About the company and your future: how far do you agree? [matrix scale] [required]
row: I know and share the company’s direction
row: I can grow here
row: My pay matches what I contribute
row: Decisions are made openly
${agreeEn}

[page break]

How likely are you to recommend working at {company} to a friend? [NPS] [required]

Have you thought about leaving {company} in the coming year? [single choice] [required]
Never
Now and then
Seriously
I am looking for something else
I would rather not say

What makes you think about leaving? [multiple choice] [required]
Pay and benefits
Few opportunities to grow
The workload
The relationship with my manager
The team
The direction of the company
Personal or family reasons
Something else ____

Where should the company invest more? [multiple choice] [required] [at most 3]
Pay and benefits
Training and development
Career opportunities
Flexible work
The workplace
Team spirit
Openness
Something else ____

What would you most like to tell {company}? [fill-in]
`,
    quotas: { departments: 'Departments (counted, nobody is turned away)' },
    analyses: {
      drivers: 'Key drivers of engagement',
      priorities: 'Importance and performance: what to improve first',
      profile: 'Engagement, eNPS and intent to leave by department and tenure',
      leaving: 'Intent to leave, reasons, where to invest',
      index: 'Reliability of the engagement index',
    },
    pages: {
      engagement: { title: 'How engaged people at {company} are', note: 'One line per side of engagement.' },
      enps: { title: 'Would they recommend working here? (eNPS)', note: 'Promoters’ share minus detractors’ share.' },
      drivers: {
        title: 'What drives engagement',
        note: 'The longer the bar, the more it moves the engagement index.',
      },
      priorities: { title: 'What to improve first', note: 'What matters and scores below average comes first.' },
      work: { title: 'Work and team', note: 'Left: work. Right: manager and team.' },
      company: { title: 'Company and future', note: 'One line per statement.' },
      leaving: {
        title: 'Who might leave, and why',
        note: 'Left: intent to leave. Right: reasons of those who seriously think of it.',
      },
      groups: {
        title: 'How departments differ',
        note: 'Letters name the columns that a column exceeds at 95 % confidence; do not read departments of fewer than 10.',
      },
      invest: { title: 'Where to invest', note: 'Up to three each.' },
      words: { title: 'What people want to say', note: 'The larger a word, the more people said it.' },
    },
  },
);
