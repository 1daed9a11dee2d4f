import { isRecord } from '@wenshu/survey-core';
import { checkFilter } from '../../filter/check-filter.ts';
import type { KindProblem, Questions, Variables } from '../../kind/kind.ts';
import { isTestSettings } from '../cross/check.ts';
import { MAX_COLOURS, MAX_SUMMARY_GROUPS, MAX_SUMMED, summaryCharts } from './request.ts';

const MAX_NAME = 100;

type Parts = Readonly<Record<string, unknown>>;
const notReadable = (slot?: string): KindProblem => ({ word: 'not-readable', ...(slot && { slot }) });

/** What stands in a request's way, the first thing found. Takes whatever a stranger sends. */
export function checkSummary(request: unknown, variables: Variables, known: Questions): KindProblem | undefined {
  if (!isRecord(request)) return notReadable();
  // Its own keys only, whatever it inherits.
  const { questions, groups, test }: Parts = { ...request };
  return (
    checkQuestions(questions, known) ??
    checkGroups(groups, variables) ??
    (isTestSettings(test) ? undefined : notReadable('test'))
  );
}

function checkQuestions(questions: unknown, known: Questions): KindProblem | undefined {
  const slot = 'questions';
  if (!Array.isArray(questions)) return notReadable(slot);
  if (questions.length === 0) return { word: 'empty', slot };
  if (questions.length > MAX_SUMMED) return { word: 'too-many', slot, most: MAX_SUMMED };
  const seen = new Set<string>();
  for (const one of questions as readonly unknown[]) {
    if (!isRecord(one)) return notReadable(slot);
    const { question, look }: Parts = { ...one };
    if (typeof question !== 'string' || seen.has(question)) return notReadable(slot);
    if (!known.has(question)) return { word: 'question-unknown', slot };
    seen.add(question);
    if (look !== undefined && !isLook(look)) return notReadable(slot);
  }
  return undefined;
}

function isLook(look: unknown): boolean {
  if (!isRecord(look)) return false;
  const { chart, sort, leastPercent, colours, hidesNumbers }: Parts = { ...look };
  const isLeast = typeof leastPercent === 'number' && leastPercent >= 0 && leastPercent <= 100;
  const isColours = Array.isArray(colours) && colours.length <= MAX_COLOURS && colours.every(isColour);
  return (
    (chart === undefined || (summaryCharts as readonly unknown[]).includes(chart)) &&
    (sort === undefined || sort === 'descending' || sort === 'ascending') &&
    (leastPercent === undefined || isLeast) &&
    (colours === undefined || isColours) &&
    (hidesNumbers === undefined || hidesNumbers === true)
  );
}

const isColour = (colour: unknown) => typeof colour === 'string' && /^#[0-9a-f]{6}$/i.test(colour);

function checkGroups(groups: unknown, variables: Variables): KindProblem | undefined {
  const slot = 'groups';
  if (!Array.isArray(groups)) return notReadable(slot);
  if (groups.length > MAX_SUMMARY_GROUPS) return { word: 'too-many', slot, most: MAX_SUMMARY_GROUPS };
  for (const group of groups as readonly unknown[]) {
    if (!isRecord(group)) return notReadable(slot);
    const { name, filter }: Parts = { ...group };
    if (typeof name !== 'string' || name.trim() === '' || name.length > MAX_NAME) return notReadable(slot);
    // As deep as it is asked: with the other group, and with who answered.
    const asked = { all: [{ all: [filter] }] };
    if (checkFilter(asked, variables)) return { word: 'filter-not-usable', slot };
  }
  return undefined;
}
