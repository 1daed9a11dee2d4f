import { type QuestionTypeSlug, questionTypes } from '@wenshu/question-types/core';
import type { Question, Questionnaire } from '@wenshu/survey-core';
import { roleOf } from './place.ts';

const CHINESE_PER_SECOND = 6;
const LETTERS_PER_SECOND = 18;
const DECIDE_SECONDS = 2.5;
/** An option is glanced at, not read; beyond a screenful people search. */
const OPTION_SECONDS = 0.5;
const MOST_OPTIONS_READ = 15;
const ROW_SECONDS = 3.5;
const WRITE_SECONDS = 12;
const FILE_SECONDS = 30;

/** How long it takes to answer everything, in whole minutes, at least one. A guess for creators, not a promise to respondents. */
export function estimateMinutes(document: Questionnaire): number {
  const seconds = Object.values(document.questions).reduce((sum, question) => sum + secondsOf(question), 0);
  return Math.max(1, Math.round(seconds / 60));
}

function secondsOf(question: Question): number {
  if (roleOf(question) === 'page-break') return 1;
  const reading = readingSeconds(question.title.text);
  const type = questionTypes[question.type as QuestionTypeSlug];
  if (!type || roleOf(question) !== 'question') return reading;
  const { hasRows, hasOptions } = type.capabilities;
  const kind = type.summary.kind;
  const options = Math.min(Object.keys(question.items).length, MOST_OPTIONS_READ);
  if (kind === 'files') return reading + FILE_SECONDS;
  if (kind === 'texts') return reading + WRITE_SECONDS;
  if (kind === 'texts-by-item')
    return reading + (WRITE_SECONDS / 2) * options * Math.max(1, Object.keys(question.rows).length);
  const rows = hasRows ? Object.keys(question.rows).length * ROW_SECONDS : DECIDE_SECONDS;
  return reading + rows + (hasOptions ? options * OPTION_SECONDS : 0);
}

function readingSeconds(text: string): number {
  const chinese = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return chinese / CHINESE_PER_SECOND + (text.length - chinese) / LETTERS_PER_SECOND;
}
