import type { Question } from '../../document/questionnaire.ts';
import type { DesignPart } from '../../question-type/question-type.ts';
import { type SettingName, settingDictionary } from '../../settings/dictionary.ts';
import { findSettingName, isSettingValue, type RawSettings, readSetting } from '../../settings/settings.ts';
import { writtenChecks } from '../../settings/written-checks.ts';
import { type Change, removeAt, setTo } from '../change.ts';
import type { EditProblem } from '../edit-problem.ts';

/** Settings that questions of every type take: they are about the question's place in the flow, not about its answer. */
const OF_EVERY_QUESTION: readonly SettingName[] = ['isHidden', 'isAnchored'];
export const OF_GROUPS: readonly SettingName[] = ['isQuestionOrderRandom', 'shownQuestionCount', 'isAnchored'];
export const OF_LIST_GROUPS: readonly SettingName[] = ['isHidden', 'isAnchored', 'score'];
export const OF_SURVEY: readonly SettingName[] = ['isGroupOrderRandom', 'shownGroupCount', 'isMultilingual'];

/** What makes an attention check, by what it is passed with. */
const OF_TRAPS = {
  options: { question: ['isTrap'], item: ['isTrapAnswer'], row: [] },
  rows: { question: ['isTrap'], item: ['isTrapAnswer'], row: ['isTrap'] },
  number: { question: ['isTrap', 'trapNumber'], item: [], row: [] },
  none: { question: [], item: [], row: [] },
} as const satisfies Record<string, Record<'question' | 'item' | 'row', readonly SettingName[]>>;

const trapNames = ({ capabilities }: DesignPart) => OF_TRAPS[capabilities.trap ?? 'none'];

export function questionSettingNames(type: DesignPart): readonly SettingName[] {
  return [...type.settingNames, ...OF_EVERY_QUESTION, ...trapNames(type).question];
}

export function itemSettingNames(type: DesignPart): readonly SettingName[] {
  const blanks = type.itemSettingNames.includes('hasBlank') ? writtenChecks : [];
  return [...type.itemSettingNames, ...blanks, ...trapNames(type).item];
}

export function rowSettingNames(type: DesignPart): readonly SettingName[] {
  return [...type.rowSettingNames, ...trapNames(type).row];
}

/** The first setting that the thing does not know, or whose value it does not take. */
export function checkSettings(settings: RawSettings, allowed: readonly SettingName[]): EditProblem | undefined {
  for (const [code, value] of Object.entries(settings)) {
    const name = findSettingName(Number(code));
    if (!name || !allowed.includes(name)) return { problem: 'setting-unknown', detail: { code } };
    if (!isSettingValue(name, value)) return { problem: 'setting-value-wrong', detail: { code } };
  }
  return undefined;
}

/** Null takes a setting back to its default. */
export function settingChanges(path: readonly string[], settings: RawSettings): Change[] {
  return Object.entries(settings).map(([code, value]) => {
    const at = [...path, 'settings', code];
    return value === null ? removeAt(at) : setTo(at, value);
  });
}

/** Settings as an edit leaves them. */
export function withSettings(before: RawSettings, edited: RawSettings): RawSettings {
  return Object.fromEntries(Object.entries({ ...before, ...edited }).filter(([, value]) => value !== null));
}

const RANGES = [
  ['minSelected', 'maxSelected'],
  ['minLength', 'maxLength'],
  ['minValue', 'maxValue'],
  ['minFiles', 'maxFiles'],
] as const;

/** A lower bound above its upper one could never be met. */
export function checkRanges(settings: RawSettings, id: string): EditProblem | undefined {
  for (const [low, high] of RANGES) {
    const [min, max] = [readSetting(settings, low), readSetting(settings, high)];
    if (min !== null && max !== null && min > max)
      return { problem: 'min-above-max', id, detail: { min, max, code: settingDictionary[high].code } };
  }
  return undefined;
}

/** There must be as many options as answers are asked for. A question without any yet is still being made. */
export function checkAnswerCount(
  question: Question,
  settings: RawSettings,
  optionCount: number,
): EditProblem | undefined {
  const asked = Math.max(readSetting(settings, 'minSelected') ?? 0, readSetting(settings, 'maxSelected') ?? 0);
  return optionCount > 0 && asked > optionCount
    ? { problem: 'fewer-options-than-answers', id: question.id, detail: { min: asked } }
    : undefined;
}

/** Option numbers are codes in the data: no two parts of a list share one. */
export function checkOptionNumbers(
  parts: readonly { readonly id: string; readonly settings: RawSettings }[],
): EditProblem | undefined {
  const seen = new Set<number>();
  for (const { id, settings } of parts) {
    const number = readSetting(settings, 'optionNumber');
    if (number === null) continue;
    if (seen.has(number)) return { problem: 'option-number-used', id, detail: { number } };
    seen.add(number);
  }
  return undefined;
}
