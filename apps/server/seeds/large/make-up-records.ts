import { type Json, mintId, straightLines } from '@wenshu/survey-core';
import { demoRandom } from '../seed-random.ts';
import type { LargeSurvey } from './build-large-survey.ts';
import type { TextsOf } from './large-question.ts';
import { largeQuestions } from './large-questions.ts';
import type { LargeRecord } from './large-record.repository.ts';
import { clamp, type MadeUpPerson, makeUpPerson, normal, pick } from './made-up-person.ts';

const NOT_COMPLETED = 1;
const SUCCESS = 2;
const SCREENED = 3;
const BEGAN = Date.UTC(2026, 8, 1);
const LASTED_MS = 60 * 86_400_000;
const regions = ['广东|广州', '江苏|南京', '浙江|杭州', '四川|成都', '湖北|武汉', '陕西|西安'];
const devices = [
  ['mobile', 'Android 16', 'WeChat 8'],
  ['mobile', 'iOS 26', 'WeChat 8'],
  ['desktop', 'Windows 10', 'Chrome 140'],
  ['tablet', 'iPadOS 26', 'Safari 26'],
] as const;

interface RecordsAsked {
  readonly questionId: string;
  readonly pageEnd: boolean;
  answer(person: MadeUpPerson): Json | undefined;
  isScreening(answer: Json | undefined): boolean;
}

/** Records as the product would have stored them, in the order of their serial numbers; the same for the same seed. */
export function* makeUpRecords(
  survey: LargeSurvey,
  { count, seed, texts }: { readonly count: number; readonly seed: number; readonly texts: TextsOf },
): Generator<LargeRecord> {
  const random = demoRandom(seed);
  const asked = askedOf(survey, texts);
  let serial = 0;
  for (let n = 0; n < count; n++) {
    const record = makeUpRecord(survey, asked, makeUpPerson(random), BEGAN + (LASTED_MS * n) / count);
    yield { ...record, serial: record.submittedAt ? ++serial : null };
  }
}

function askedOf({ model }: LargeSurvey, texts: TextsOf): RecordsAsked[] {
  const questions = [...model.questions.values()].map(bound => bound.question);
  return largeQuestions.map(large => {
    const question = questions.find(one => one.seqName === large.name)!;
    const screening = large.screensOut === undefined ? undefined : question.items[large.screensOut]!.id;
    return {
      questionId: question.id,
      pageEnd: large.endsPage ?? false,
      answer: person => large.answer(person, question, texts),
      isScreening: answer => screening !== undefined && (answer as { item?: string } | undefined)?.item === screening,
    };
  });
}

function makeUpRecord(
  { links, model }: LargeSurvey,
  asked: readonly RecordsAsked[],
  person: MadeUpPerson,
  startedMs: number,
): Omit<LargeRecord, 'serial'> {
  const { random, province, age } = person;
  // Who answers by text message gives up more easily; pages are left one by one.
  const way = pick([4, 2, 2, age < 35 ? 3 : 1], random);
  const patience = random() < (way === 1 ? 0.2 : 0.1) ? random() : 1;
  const answers: Record<string, Json> = {};
  let status = SUCCESS;
  let isScreened = false;
  for (const [index, one] of asked.entries()) {
    const answer = one.answer(person);
    if (answer !== undefined && !isEmpty(answer)) answers[one.questionId] = answer;
    isScreened ||= one.isScreening(answer);
    if (!one.pageEnd) continue;
    if (isScreened) status = SCREENED;
    else if (index / asked.length > patience) status = NOT_COMPLETED;
    if (status !== SUCCESS) break;
  }
  const activeMs = Math.round(
    clamp(Object.keys(answers).length * 9_000 * Math.exp(normal(random) * 0.4), 4_000, 3_000_000),
  );
  const isInvalid = status === SUCCESS && random() < 0.01;
  const [terminal, system, browser] = devices[pick([5, 3, way === 3 ? 4 : 1, 1], random)]!;
  const { linkCode, channel } = links[way]!;
  const [regionProvince, city] = regions[province]!.split('|') as [string, string];
  return {
    answerRecordId: mintId(random),
    status,
    answers,
    linkCode,
    channel,
    activeMs,
    terminal,
    system,
    browser,
    versionTime: model.flow.versionTime,
    languageId: model.flow.languageId,
    nation: '中国',
    province: regionProvince,
    city,
    setAside: isInvalid ? 'invalid' : null,
    flatGrids: straightLines(model, answers),
    labels: age < 30 ? ['young'] : [],
    parameters: way === 3 ? { wave: String(1 + Math.floor(random() * 3)) } : {},
    startedAt: new Date(startedMs),
    submittedAt: status === NOT_COMPLETED ? null : new Date(startedMs + activeMs),
  };
}

function isEmpty(answer: Json): boolean {
  return typeof answer === 'object' && answer !== null && Object.keys(answer).length === 0;
}
