import { rowsFromAnswers } from '@wenshu/api-contract';
import { type Json, mintId } from '@wenshu/survey-core';
import {
  requireEntry,
  type SubmissionWriter,
  savePageAnswers,
  submitAnswers,
} from '../../src/features/collect/answering/index.ts';
import { linkViews } from '../../src/features/collect/links/index.ts';
import { personalViews } from '../../src/features/collect/respondents/index.ts';
import type { Platform } from '../../src/platform/platform.ts';
import type { MadeUpSurvey } from '../large/build-made-up-survey.ts';
import { type LargeQuestion, textsIn } from '../large/large-question.ts';
import { clamp, type MadeUpPerson, makeUpPerson, normal, pick } from '../large/made-up-person.ts';
import { demoRandom } from './demo-random.ts';

const DAY_MS = 86_400_000;
export const WEEKS_MS = 35 * DAY_MS;
/** So many are sent at once: the writer stores them together, and serial numbers stay in the order of time but for a few hours. */
const TOGETHER = 8;
const MINUTE_MS = 60_000;

const agents = [
  'Mozilla/5.0 (Linux; Android 14; V2284A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.50',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.60',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
];
/** Networks of the six provinces that people live in. */
const networks = ['113.108.20', '58.213.20', '115.236.60', '118.112.30', '111.175.20', '113.140.20'];

export interface Visit {
  readonly codes: { readonly linkCode: string } | { readonly codeNum: string };
  readonly language: 'zh' | 'en';
  /** Leaves after the first page. */
  readonly leaves?: boolean;
}

export interface AnswerPlan {
  readonly questions: readonly LargeQuestion[];
  readonly count: number;
  readonly seed: number;
  /** How the n-th person comes. */
  visitOf(n: number, person: MadeUpPerson): Visit;
}

/**
 * Answers over the last five weeks, through the same door as a respondent's: replayed, checked, counted, and judged. Some hurry and some
 * give one answer all the way down, so that what is doubtful is marked as it would be.
 */
export async function answerOverWeeks(
  platform: Platform,
  writer: SubmissionWriter,
  survey: MadeUpSurvey,
  { questions, count, seed, visitOf }: AnswerPlan,
): Promise<void> {
  const random = demoRandom(seed);
  const moments = momentsOf(count, platform.clock.now().getTime(), random);
  const coming = moments.map((atMs, n) => {
    const person = makeUpPerson(random);
    const visit = visitOf(n, person);
    return { atMs, visit, sent: sentBy(survey, questions, person, { ...visit, atMs }) };
  });
  for (let from = 0; from < coming.length; from += TOGETHER)
    await Promise.all(
      coming.slice(from, from + TOGETHER).map(async ({ atMs, visit, sent }) => {
        // The clock of that moment, for this one alone.
        const then = { ...platform, clock: { now: () => new Date(atMs) } };
        const found = await requireEntry(then, visit.codes);
        if (visit.leaves) await savePageAnswers(then, found, sent);
        else await submitAnswers(then, writer, found, sent);
      }),
    );
  await countViews(
    platform,
    coming.map(({ visit }) => visit),
    demoRandom(seed + 100),
  );
}

/** Some who open a survey look at it and go, or come back to it later. */
const VIEWS_MORE = 0.35;

async function countViews({ database }: Platform, visits: readonly Visit[], random: () => number): Promise<void> {
  const [links, people] = [new Map<string, number>(), new Map<string, number>()];
  for (const { codes } of visits) {
    const [views, code] = 'linkCode' in codes ? [links, codes.linkCode] : [people, codes.codeNum];
    views.set(code, (views.get(code) ?? 0) + 1 + Number(random() < VIEWS_MORE));
  }
  await linkViews.addViews(database.pool, links);
  await personalViews.addViews(database.pool, people);
}

/** By day rather than by night, more on working days, and more in the weeks after the start; none in the future. */
function momentsOf(count: number, nowMs: number, random: () => number): number[] {
  const days = Array.from({ length: 35 }, (_, day) => {
    const weekday = new Date(nowMs - (34 - day) * DAY_MS).getUTCDay();
    return (weekday === 0 || weekday === 6 ? 0.6 : 1) * (1.6 - day / 50) * (0.7 + 0.6 * random());
  });
  const hours = [1, 2, 4, 6, 6, 5, 5, 4, 4, 4, 4, 5, 6, 6, 4, 2, 1];
  return Array.from({ length: count }, () => {
    const hoursAgo = (16 - pick(hours, random)) * 1.4 + random();
    return nowMs - (34 - pick(days, random)) * DAY_MS - Math.round(hoursAgo * 60 * MINUTE_MS);
  }).toSorted((a, b) => a - b);
}

function sentBy(
  { model }: MadeUpSurvey,
  questions: readonly LargeQuestion[],
  person: MadeUpPerson,
  { language, leaves, atMs }: Visit & { readonly atMs: number },
) {
  const { random, province } = person;
  const texts = textsIn(language);
  const isHurried = random() < 0.05;
  const isFlat = random() < 0.04;
  const answers: Record<string, Json> = {};
  const asked = [...model.questions.values()].map(bound => bound.question);
  for (const planned of questions) {
    const question = asked.find(one => one.seqName === planned.name)!;
    const answer = planned.answer(person, question, texts);
    if (answer !== undefined) answers[question.id] = isFlat && question.rows.length > 2 ? flat(answer) : answer;
    if (leaves && planned.endsPage) break;
  }
  const usualMs = questions.length * 9_000 * Math.exp(normal(random) * 0.35);
  const spentMs = Math.round(isHurried ? 8_000 + random() * 6_000 : clamp(usualMs, 40_000, 1_200_000));
  return {
    answerRecordId: mintId(random),
    versionTime: model.flow.versionTime,
    saveSeq: leaves ? 1 : 0,
    languageId: language === 'zh' ? 1 : 2,
    ...rowsFromAnswers(model.questions, answers),
    cookieId: mintId(random),
    deviceId: mintId(random),
    clientAddress: `${networks[province]}.${1 + Math.floor(random() * 250)}`,
    userAgent: agents[pick([5, 4, 2, 1], random)]!,
    openedMs: atMs - spentMs,
  };
}

/** One answer all the way down. */
function flat(answer: Json): Json {
  const rows = Object.entries(answer as Readonly<Record<string, Json>>);
  return Object.fromEntries(rows.map(([row]) => [row, rows[0]![1]]));
}
