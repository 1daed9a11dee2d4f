import { byRow, type LargeQuestion, one, sometimes, words } from '../../large/large-question.ts';
import { pick, point } from '../../large/made-up-person.ts';

const required = { required: true };

/** A yearly look at how people are at work: half of it is told in words. */
export const employeePulse: readonly LargeQuestion[] = [
  {
    type: 'single-choice',
    name: 'S1',
    title: '您在哪个部门？|Which department are you in?',
    settings: required,
    options: [
      '研发|Engineering',
      '市场与销售|Marketing and sales',
      '客户服务|Customer service',
      '运营|Operations',
      '职能|Support functions',
    ],
    answer: one(({ random }) => pick([30, 22, 20, 16, 12], random)),
  },
  {
    type: 'single-choice',
    name: 'S2',
    title: '您入职多久了？|How long have you been here?',
    settings: required,
    options: ['不到 1 年|Less than a year', '1–3 年|1 to 3 years', '3–5 年|3 to 5 years', '5 年以上|More than 5 years'],
    endsPage: true,
    answer: one(({ age, random }) => pick([age < 30 ? 8 : 3, 7, 5, age > 35 ? 8 : 1], random)),
  },
  {
    type: 'matrix-single',
    name: 'Q1',
    title: '您同意以下说法吗？|Do you agree?',
    settings: required,
    options: ['很不同意|Strongly disagree', '不同意|Disagree', '一般|Neither', '同意|Agree', '非常同意|Strongly agree'],
    rows: [
      '我清楚自己的目标|I know what is expected of me',
      '我的主管支持我|My manager supports me',
      '我有时间把事情做好|I have the time to do things well',
      '我能学到东西|I learn something here',
      '我的付出得到认可|My work is recognised',
      '同事之间互相帮助|We help each other',
    ],
    answer: byRow((person, row) => point(person.mood * 0.9 + [0.4, 0.5, -0.6, 0.3, -0.3, 0.7][row]!, 5, person)),
  },
  {
    type: 'nps',
    name: 'Q2',
    title: '您会推荐朋友来这里工作吗？|Would you recommend working here?',
    settings: required,
    endsPage: true,
    answer: person => point(person.mood + 0.4, 11, person),
  },
  {
    type: 'fill-in',
    name: 'Q3',
    title: '在这里工作，最好的是什么？|What is best about working here?',
    settings: { lineCount: 3 },
    answer: sometimes(
      0.85,
      words(({ mood, age }) => [
        '团队氛围很好，遇到问题总有人帮忙|The team: somebody always helps when you are stuck',
        '可以在家办公两天，接送孩子方便|Two days at home, which helps with the school run',
        ...(mood > 0
          ? ([
              '项目有挑战，成长很快|Hard projects, and I grow quickly',
              '主管信任我，放手让我做|My manager trusts me and lets me get on with it',
              '产品真的帮到了客户|Our product really helps customers',
            ] as const)
          : (['工资按时发|I am paid on time', '食堂不错|The canteen is fine'] as const)),
        age < 32
          ? '培训很多，可以自己选|A lot of training to choose from'
          : '工作稳定，离家近|A steady job close to home',
      ]),
    ),
  },
  {
    type: 'fill-in',
    name: 'Q4',
    title: '什么让您的工作变难？|What makes your work harder than it should be?',
    settings: { lineCount: 3 },
    answer: sometimes(
      0.8,
      words(({ mood }) => [
        '会议太多，真正做事的时间太少|Too many meetings, too little time to work',
        '需求天天变，计划赶不上变化|Requirements change every day',
        '系统太慢，一份报表要等十分钟|The tools are slow: a report takes ten minutes',
        '跨部门沟通要绕很多弯|Every question to another department takes a detour',
        ...(mood > 0
          ? (['暂时没有，一切都好|Nothing much, it is fine', '办公室有点吵|The office is a bit noisy'] as const)
          : ([
              '加班成了常态，没有人提|Overtime has become normal and nobody says so',
              '做得好也没有人看到|Good work goes unnoticed',
              '晋升标准不透明|Nobody knows what a promotion takes',
            ] as const)),
      ]),
    ),
  },
  {
    type: 'fill-in',
    name: 'Q5',
    title: '如果只能改变一件事，您会改变什么？|If you could change one thing, what would it be?',
    settings: { lineCount: 3 },
    answer: sometimes(
      0.7,
      words(() => [
        '每周留一天不开会|One day a week without meetings',
        '升级测试环境|Better test machines',
        '让新人有一位固定的导师|A fixed mentor for every newcomer',
        '把晋升标准写清楚|Write down what a promotion takes',
        '多一些跨部门的午餐会|More lunches across departments',
        '弹性上班时间|Flexible working hours',
        '加薪|A raise',
      ]),
    ),
  },
];
