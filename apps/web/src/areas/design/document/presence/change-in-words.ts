import { type LogicRule, type Questionnaire, type SettingName, settingDictionary } from '@wenshu/survey-core';
import { isRecord } from '@wenshu/survey-core/answering';
import type { Language } from '@wenshu/texts';
import { editorTexts } from '@wenshu/texts/design/editor';
import { editorTogetherTexts } from '@wenshu/texts/design/editor-together';
import { editorToolsTexts } from '@wenshu/texts/design/editor-tools';
import { describeRule } from '@wenshu/texts/design/logic/describe-rule';

const settingByCode = new Map(
  Object.entries(settingDictionary).map(([name, { code }]) => [String(code), name as SettingName]),
);

/** Where in the questionnaire a path leads, in words: "Q1 · Required". */
export function placeInWords(path: readonly string[], document: Questionnaire, language: Language): string {
  const words = editorToolsTexts[language].unsaved;
  const [collection = '', id = '', ...rest] = path;
  const word = (name: string) =>
    Object.hasOwn(words.fields, name) ? words.fields[name as keyof typeof words.fields] : words.fields.other;
  const setting = settingNameAt(path, language);
  if (collection === 'questions') {
    const name = document.questions[id]?.seqName ?? words.removed;
    const [part = 'question', ...below] = rest;
    const field = setting ?? (below.length > 0 && below.at(-1) === 'order' ? words.fields.order : word(part));
    return words.place({ name, field });
  }
  if (collection === 'groups') {
    const name = document.groups[id]?.title.text || words.fields.group;
    return words.place({ name, field: setting ?? word(rest[0] ?? 'group') });
  }
  return setting ?? word(collection);
}

/** A value as a person would say it: a text as its words, a switch as yes or no, a rule as its sentence. */
export function valueInWords(
  value: unknown,
  path: readonly string[],
  document: Questionnaire,
  language: Language,
): string {
  const words = editorToolsTexts[language].unsaved;
  if (value === undefined || value === null) return words.nothing;
  if (path.at(-1) === 'order') return editorTogetherTexts[language].unsaved.moved;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value !== 'object') return choiceInWords(path, String(value), language);
  if (!isRecord(value)) return JSON.stringify(value);
  if (path[0] === 'logic' && path.length === 2) return describeRule(value as unknown as LogicRule, document, language);
  if (typeof value.text === 'string') return value.text;
  if (typeof value.title === 'string') return value.title;
  if (typeof value.name === 'string') return [value.name, value.expression].filter(Boolean).join(' = ');
  if (isRecord(value.title) && typeof value.title.text === 'string') {
    const parts = [value.items, value.rows].flatMap(list => (isRecord(list) ? Object.values(list) : []));
    return [value.title.text, ...parts.map(part => `· ${valueInWords(part, [], document, language)}`)].join('\n');
  }
  return JSON.stringify(value);
}

function settingAt(path: readonly string[]): SettingName | undefined {
  return path.at(-2) === 'settings' ? settingByCode.get(path.at(-1) ?? '') : undefined;
}

function settingNameAt(path: readonly string[], language: Language): string | undefined {
  const name = settingAt(path);
  const names: Readonly<Record<string, string>> = editorTexts[language].settingNames;
  return name && names[name];
}

function choiceInWords(path: readonly string[], value: string, language: Language): string {
  const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = editorTexts[language].choiceNames;
  return choices[settingAt(path) ?? '']?.[value] ?? value;
}
