import { SubmissionWriter } from '../../src/features/collect/answering/index.ts';
import { addRespondents, listRespondentsAfter } from '../../src/features/collect/respondents/index.ts';
import { contactsOf, keepWishes } from '../../src/features/collect/wishes/index.ts';
import type { Platform } from '../../src/platform/platform.ts';
import {
  type BuiltQuestion,
  buildMadeUpSurvey,
  type Edit,
  type MadeUpSurvey,
  type SurveyPlan,
} from '../large/build-made-up-survey.ts';
import { textsIn, type Words } from '../large/large-question.ts';
import { pick } from '../large/made-up-person.ts';
import { type AnswerPlan, answerOverWeeks, WEEKS_MS } from './answer-over-weeks.ts';
import { demoRandom } from './demo-random.ts';
import type { DemoSeed } from './demo-seed.ts';
import { brandTracker } from './surveys/brand-tracker.ts';
import { customerSatisfaction } from './surveys/customer-satisfaction.ts';
import { employeePulse } from './surveys/employee-pulse.ts';
import { productTest } from './surveys/product-test.ts';

const CHINESE = { texts: textsIn('zh'), languageId: 1 };
const ENGLISH = { texts: textsIn('en'), languageId: 2 };

/** Four surveys of different kinds that have been collecting for five weeks. */
export const seedLivelySurveys: DemoSeed = async (platform, [owner]) => {
  if (!owner) return;
  const start = new Date(platform.clock.now().getTime() - WEEKS_MS - 60 * 60 * 1000);
  const build = (plan: SurveyPlan) => buildMadeUpSurvey({ ...platform, clock: { now: () => start } }, owner.id, plan);

  const tracker = await build({
    ...CHINESE,
    name: '瓶装水品牌追踪（第二期）|Bottled water tracker, wave 2',
    questions: brandTracker,
    description: '感谢参与！约 4 分钟，回答仅用于统计。|Thank you! About four minutes, for statistics only.',
    channels: ['样本库|Panel', '公众号|Newsletter', '地铁海报|Underground poster'],
    prepare: (edit, questions) => saveQuota(edit, questions, { on: 'S2', sizes: [70, 90, 120, 60], whenFull: 'end' }),
  });
  const members = await build({
    ...CHINESE,
    name: '会员满意度调查|Member satisfaction',
    questions: customerSatisfaction,
    description: '您收到的是专属链接，一人一份。|This link is yours alone.',
    channels: [],
    prepare: async (edit, questions) => {
      await saveQuota(edit, questions, { on: 'S2', sizes: [400, 400, 60, 400], whenFull: 'hold' });
      await saveQuota(edit, questions, { on: 'S1', sizes: [70, 400, 400, 400], whenFull: 'end' });
    },
  });
  const codes = await listMembers(platform, owner.id, members.scrollId);
  const test = await build({
    ...CHINESE,
    name: '桂花酸奶新品测试|Osmanthus yoghurt test',
    questions: productTest,
    description: '请在试吃之后填写。|Please answer after tasting.',
    channels: ['上海试吃点|Tasting in Shanghai', '新加坡试吃点|Tasting in Singapore'],
    prepare: translateAll,
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
        language: 'zh',
      }),
    }),
    answer(members, {
      questions: customerSatisfaction,
      count: ANSWERING_MEMBERS,
      seed: 12,
      visitOf: n => ({ codes: { codeNum: codes[n]! }, language: 'zh', leaves: n % 20 === 7 }),
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

/** Every title in the other language. */
async function translateAll(edit: Edit, questions: readonly BuiltQuestion[]): Promise<void> {
  const english = (words: Words) => ({ text: textsIn('en')(words) });
  await edit('addLanguage', { languageId: 2, name: 'English', tag: 'en' });
  const titles = questions.flatMap(({ question, questionId, items, rows }) => [
    { id: questionId, words: question.title },
    ...[...items, ...rows],
  ]);
  await edit('translate', {
    languageId: 2,
    texts: [
      { id: 'survey', field: 'title', text: english('桂花酸奶新品测试|Osmanthus yoghurt test') },
      { id: 'survey', field: 'description', text: english('请在试吃之后填写。|Please answer after tasting.') },
      ...titles.map(({ id, words }) => ({ id, field: 'title', text: english(words) })),
    ],
  });
}

const MEMBERS = 420;
const ANSWERING_MEMBERS = 330;
const UNWILLING = 3;
const surnames = [...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗'];
const givenNames = [
  '伟',
  '芳',
  '娜',
  '敏',
  '静',
  '强',
  '磊',
  '洋',
  '勇',
  '艳',
  '子涵',
  '思远',
  '雨桐',
  '佳怡',
  '明轩',
  '晓彤',
  '志强',
  '丽华',
];
const shops = ['静安店', '徐汇店', '浦东店', '虹口店'];
const cards = ['普通会员', '银卡', '金卡'];

/** The members of the shop; some of the last have said that they do not want to be asked again. */
async function listMembers(platform: Platform, ownerId: string, scrollId: string): Promise<string[]> {
  const random = demoRandom(15);
  const oneOf = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!;
  const people = Array.from({ length: MEMBERS }, (_, n) => ({
    name: `${oneOf(surnames)}${oneOf(givenNames)}`,
    mobile: `136${String(50_000_000 + n * 137)}`,
    email: n % 3 === 0 ? `member${n}@example.com` : '',
    group: oneOf(shops),
    labels: [cards[pick([6, 3, 1], random)]!],
    custom: { 入会年份: String(2018 + Math.floor(random() * 8)) },
  }));
  await addRespondents(platform, scrollId, people);
  const { pool } = platform.database;
  const contacts = people.slice(-UNWILLING).flatMap(contactsOf);
  await keepWishes(platform, contacts, { ownerId, saidBy: 'respondent', scrollId });
  const listed = await listRespondentsAfter(pool, scrollId, 0, MEMBERS);
  return listed.map(({ link }) => link.slice('/p/'.length));
}
