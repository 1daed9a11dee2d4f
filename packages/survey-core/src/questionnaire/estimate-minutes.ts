import type { Question, Questionnaire } from '../document/questionnaire.ts';
import { type DesignRegistry, findType } from '../question-type/registry.ts';
import { parseDesign } from '../settings/design.ts';
import { readSetting } from '../settings/settings.ts';

const CHINESE_PER_SECOND = 6;
const LETTERS_PER_SECOND = 18;
const DECIDE_SECONDS = 2.5;
/** An option is glanced at, not read; beyond a screenful people search. */
const OPTION_SECONDS = 0.5;
const MOST_OPTIONS_READ = 15;
const ROW_SECONDS = 3.5;
const WRITE_SECONDS = 12;
const FILE_SECONDS = 30;
/** A concept of a task is weighed against the others. */
const CONCEPT_SECONDS = 4;

/** How long it takes to answer everything, in whole minutes, at least one. A guess for creators, not a promise to respondents. */
export function estimateMinutes(document: Questionnaire, types: DesignRegistry): number {
  return minutesOf(estimateSeconds(Object.values(document.questions), types));
}

export function minutesOf(seconds: number): number {
  return Math.max(1, Math.round(seconds / 60));
}

export function estimateSeconds(questions: readonly Question[], types: DesignRegistry): number {
  return questions.reduce((sum, question) => sum + secondsOf(question, types), 0);
}

function secondsOf(question: Question, types: DesignRegistry): number {
  const type = findType(types, question.type);
  if (type?.capabilities.needsTitle === false) return 1;
  const reading = readingSeconds(question.title.text);
  const kind = type?.summary?.kind;
  if (!type || kind === 'none') return reading;
  const { hasRows, hasOptions } = type.capabilities;
  const options = Math.min(Object.keys(question.items).length, MOST_OPTIONS_READ);
  const tasks = parseDesign(readSetting(question.settings, 'design'))?.versions[0];
  if (tasks) return reading + tasks.flat().length * CONCEPT_SECONDS;
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
