import { SubmissionWriter } from '../../src/features/collect/answering/index.ts';
import { addRespondents, listRespondentsAfter } from '../../src/features/collect/respondents/index.ts';
import { contactsOf, keepWishes } from '../../src/features/collect/wishes/index.ts';
import { languageIds } from '../../src/features/findings/solution-examples/index.ts';
import type { Platform } from '../../src/platform/platform.ts';
import {
  type BuiltQuestion,
  buildMadeUpSurvey,
  type Edit,
  type MadeUpSurvey,
  type SurveyPlan,
} from '../large/build-made-up-survey.ts';
import { type TextsOf, textsIn, type Words } from '../large/large-question.ts';
import { pick } from '../large/made-up-person.ts';
import { demoRandom } from '../seed-random.ts';
import { type AnswerPlan, answerOverWeeks, WEEKS_MS } from './answer-over-weeks.ts';
import type { DemoSeed } from './demo-seed.ts';
import { brandTracker } from './surveys/brand-tracker.ts';
import { customerSatisfaction } from './surveys/customer-satisfaction.ts';
import { employeePulse } from './surveys/employee-pulse.ts';
import { productTest } from './surveys/product-test.ts';

const ENGLISH = { texts: textsIn('en'), languageId: 2 };

/** Four surveys of different kinds that have been collecting for five weeks. */
export const seedLivelySurveys: DemoSeed = async (platform, [owner]) => {
  if (!owner) return;
  const language = platform.env.demoLanguage;
  const inLanguage = { texts: textsIn(language), languageId: languageIds[language] };
  const start = new Date(platform.clock.now().getTime() - WEEKS_MS - 60 * 60 * 1000);
  const build = (plan: SurveyPlan) => buildMadeUpSurvey({ ...platform, clock: { now: () => start } }, owner.id, plan);

  const tracker = await build({
    ...inLanguage,
    name: '瓶装水品牌追踪（第二期）|Bottled water tracker, wave 2',
    questions: brandTracker,
    description: '感谢参与！约 4 分钟，回答仅用于统计。|Thank you! About four minutes, for statistics only.',
    channels: ['样本库|Panel', '公众号|Newsletter', '地铁海报|Underground poster'],
    prepare: (edit, questions) => saveQuota(edit, questions, { on: 'S2', sizes: [70, 90, 120, 60], whenFull: 'end' }),
  });
  const members = await build({
    ...inLanguage,
    name: '会员满意度调查|Member satisfaction',
    questions: customerSatisfaction,
    description: '您收到的是专属链接，一人一份。|This link is yours alone.',
    channels: [],
    prepare: async (edit, questions) => {
      await saveQuota(edit, questions, { on: 'S2', sizes: [400, 400, 60, 400], whenFull: 'hold' });
      await saveQuota(edit, questions, { on: 'S1', sizes: [70, 400, 400, 400], whenFull: 'end' });
    },
  });
  const codes = await listMembers(platform, owner.id, members.scrollId, inLanguage.texts);
  const test = await build({
    ...inLanguage,
    name: '桂花酸奶新品测试|Osmanthus yoghurt test',
    questions: productTest,
    description: '请在试吃之后填写。|Please answer after tasting.',
    channels: ['上海试吃点|Tasting in Shanghai', '新加坡试吃点|Tasting in Singapore'],
    prepare: (edit, questions) => translateAll(edit, questions, language === 'zh' ? 'en' : 'zh'),
  });
  const pulse = await build({
    ...ENGLISH,
    name: '员工心声|Employee pulse',
    questions: employeePulse,
    description: '匿名。|Anonymous: nobody sees who said what.',
    channels: ['内网|Intranet', '邮件|E-mail'],
  });

  // All at once: the writer stores what waits together, and a first start is not made to wait for one survey after the other.
  const writer = new SubmissionWriter(platform.database);
  const answer = (survey: MadeUpSurvey, plan: AnswerPlan) => answerOverWeeks(platform, writer, survey, plan);
  const by = (survey: MadeUpSurvey, link: number) => ({ linkCode: survey.links[link]!.linkCode });
  await Promise.all([
    answer(tracker, {
      questions: brandTracker,
      count: 380,
      seed: 11,
      visitOf: (_n, { age, random }) => ({
        codes: by(tracker, pick([5, age < 35 ? 4 : 1, 2], random)),
        language,
      }),
    }),
    answer(members, {
      questions: customerSatisfaction,
      count: ANSWERING_MEMBERS,
      seed: 12,
      visitOf: n => ({ codes: { codeNum: codes[n]! }, language, leaves: n % 20 === 7 }),
    }),
    answer(test, {
      questions: productTest,
      count: 280,
      seed: 13,
      visitOf: (_n, { random }) => {
        const isAbroad = random() < 0.4;
        return { codes: by(test, Number(isAbroad)), language: isAbroad ? 'en' : 'zh' };
      },
    }),
    answer(pulse, {
      questions: employeePulse,
      count: 260,
      seed: 14,
      visitOf: (_n, { random }) => ({ codes: by(pulse, Number(random() < 0.35)), language: 'en' }),
    }),
  ]);
};

interface Quota {
  readonly on: string;
  readonly sizes: readonly number[];
  readonly whenFull: 'end' | 'hold';
}

async function saveQuota(edit: Edit, questions: readonly BuiltQuestion[], { on, sizes, whenFull }: Quota) {
  const asked = questions.find(one => one.question.name === on)!;
  const cells = sizes.map((size, index) => ({ match: { [asked.questionId]: asked.items[index]!.id }, size }));
  await edit('saveQuota', { kind: 'single', title: on, whenFull, cells });
}

const otherLanguages = { zh: { name: '中文', tag: 'zh' }, en: { name: 'English', tag: 'en' } } as const;

/** Every title in the other language. */
async function translateAll(edit: Edit, questions: readonly BuiltQuestion[], language: 'zh' | 'en'): Promise<void> {
  const languageId = languageIds[language];
  const translated = (words: Words) => ({ text: textsIn(language)(words) });
  await edit('addLanguage', { languageId, ...otherLanguages[language] });
  const titles = questions.flatMap(({ question, questionId, items, rows }) => [
    { id: questionId, words: question.title },
    ...[...items, ...rows],
  ]);
  await edit('translate', {
    languageId,
    texts: [
      { id: 'survey', field: 'title', text: translated('桂花酸奶新品测试|Osmanthus yoghurt test') },
      { id: 'survey', field: 'description', text: translated('请在试吃之后填写。|Please answer after tasting.') },
      ...titles.map(({ id, words }) => ({ id, field: 'title', text: translated(words) })),
    ],
  });
}

const MEMBERS = 420;
const ANSWERING_MEMBERS = 330;
const UNWILLING = 3;
const surnames = [
  ...['王|Wang', '李|Li', '张|Zhang', '刘|Liu', '陈|Chen', '杨|Yang', '赵|Zhao', '黄|Huang', '周|Zhou', '吴|Wu'],
  ...['徐|Xu', '孙|Sun', '胡|Hu', '朱|Zhu', '高|Gao', '林|Lin', '何|He', '郭|Guo', '马|Ma', '罗|Luo'],
] as const satisfies readonly Words[];
const givenNames = [
  '伟|Wei',
  '芳|Fang',
  '娜|Na',
  '敏|Min',
  '静|Jing',
  '强|Qiang',
  '磊|Lei',
  '洋|Yang',
  '勇|Yong',
  '艳|Yan',
  '子涵|Zihan',
  '思远|Siyuan',
  '雨桐|Yutong',
  '佳怡|Jiayi',
  '明轩|Mingxuan',
  '晓彤|Xiaotong',
  '志强|Zhiqiang',
  '丽华|Lihua',
] as const satisfies readonly Words[];
const shops = ['静安店|Jing’an', '徐汇店|Xuhui', '浦东店|Pudong', '虹口店|Hongkou'] as const satisfies readonly Words[];
const cards = ['普通会员|Member', '银卡|Silver card', '金卡|Gold card'] as const satisfies readonly Words[];

/** The family's name stands first in Chinese, last in English. */
function fullName(texts: TextsOf, surname: Words, given: Words): string {
  return texts(`${textsIn('zh')(surname)}${textsIn('zh')(given)}|${textsIn('en')(given)} ${textsIn('en')(surname)}`);
}

/** The members of the shop; some of the last have said that they do not want to be asked again. */
async function listMembers(platform: Platform, ownerId: string, scrollId: string, texts: TextsOf): Promise<string[]> {
  const random = demoRandom(15);
  const oneOf = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!;
  const people = Array.from({ length: MEMBERS }, (_, n) => ({
    name: fullName(texts, oneOf(surnames), oneOf(givenNames)),
    mobile: `136${String(50_000_000 + n * 137)}`,
    email: n % 3 === 0 ? `member${n}@example.com` : '',
    group: texts(oneOf(shops)),
    labels: [texts(cards[pick([6, 3, 1], random)]!)],
    custom: { [texts('入会年份|Member since')]: String(2018 + Math.floor(random() * 8)) },
  }));
  await addRespondents(platform, scrollId, people);
  const { pool } = platform.database;
  const contacts = people.slice(-UNWILLING).flatMap(contactsOf);
  await keepWishes(platform, contacts, { ownerId, saidBy: 'respondent', scrollId });
  const listed = await listRespondentsAfter(pool, scrollId, 0, MEMBERS);
  return listed.map(({ link }) => link.slice('/p/'.length));
}
