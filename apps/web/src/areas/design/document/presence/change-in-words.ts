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

/** A value as a person would say it: a text as its words, a switch as yes or no, a rule as its sentence, a list as its entries in their order. */
export function valueInWords(
  value: unknown,
  path: readonly string[],
  document: Questionnaire,
  language: Language,
): string {
  const t = editorToolsTexts[language].unsaved;
  if (value === undefined || value === null) return t.nothing;
  if (path.at(-1) === 'order') return editorTogetherTexts[language].unsaved.moved;
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (typeof value !== 'object') return choiceInWords(path, String(value), language);
  const words = (one: unknown, ...at: readonly string[]) => valueInWords(one, [...path, ...at], document, language);
  if (!isRecord(value))
    return bulleted(
      (value as readonly unknown[]).map(one => words(one)),
      t.nothing,
    );
  // A change of a rule carries a rule: the server applied it.
  if (path[0] === 'logic' && path.length === 2) return describeRule(value as unknown as LogicRule, document, language);
  if (typeof value.text === 'string') return value.text;
  if (typeof value.title === 'string') return value.title;
  if (typeof value.name === 'string') return [value.name, value.expression].filter(Boolean).join(' = ');
  if (isRecord(value.title) && typeof value.title.text === 'string') {
    const parts = [value.items, value.rows].flatMap(list => (isRecord(list) ? Object.values(list) : []));
    return [value.title.text, ...parts.map(part => `· ${valueInWords(part, [], document, language)}`)].join('\n');
  }
  const lines = Object.entries(value)
    // Where it stands and what it is called inside say nothing to a person.
    .filter(([key]) => key !== 'order' && key !== 'id')
    .sort(([, one], [, other]) => compareOrder(orderOf(one), orderOf(other)))
    .map(([key, one]) => {
      const name = settingNameAt([...path, key], language);
      return name === undefined ? words(one, key) : `${name}: ${words(one, key)}`;
    });
  return bulleted(lines, t.nothing);
}

/** One below the other; what is in an entry itself stands behind it. */
function bulleted(lines: readonly string[], nothing: string): string {
  if (lines.length === 0) return nothing;
  return lines.length === 1
    ? lines[0]!
    : lines.map(line => `· ${line.replace(/^· /, '').replaceAll('\n· ', ' / ')}`).join('\n');
}

const compareOrder = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** Where an entry of a list stands in it; what is no entry keeps its place. */
function orderOf(entry: unknown): string {
  return isRecord(entry) && typeof entry.order === 'string' ? entry.order : '';
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
