import { type Change, type Questionnaire, valueAt } from '@wenshu/survey-core';
import { isRecord } from '@wenshu/survey-core/answering';
import type { editorToolsTexts } from '@wenshu/texts/editor-tools';

type Words = (typeof editorToolsTexts)['zh']['unsaved'] | (typeof editorToolsTexts)['en']['unsaved'];

export interface Compared {
  readonly place: string;
  readonly mine: string;
  readonly theirs: string;
}

/** What an edit would have written, beside what stands there now, in words. What is the same on both sides is left out. */
export function compareChanges(changes: readonly Change[], document: Questionnaire, words: Words): Compared[] {
  return changes.flatMap(({ path, value }) => {
    const [mine, theirs] = [inWords(value, words), inWords(valueAt(document, path), words)];
    return mine === theirs ? [] : [{ place: placeOf(path, document, words), mine, theirs }];
  });
}

function placeOf(path: readonly string[], document: Questionnaire, words: Words): string {
  const [collection = '', id = '', ...rest] = path;
  const fields: Readonly<Record<string, string>> = words.fields;
  const word = (name: string | undefined) => fields[name ?? ''] ?? words.fields.other;
  if (collection === 'questions') {
    const name = document.questions[id]?.seqName ?? words.removed;
    if (rest.length === 0) return words.place({ name, field: words.fields.question });
    const part = rest.length > 1 && fields[rest[0]!] ? rest[0] : rest.at(-1);
    return words.place({ name, field: word(rest.length > 1 ? part : rest[0]) });
  }
  if (collection === 'groups')
    return words.place({
      name: document.groups[id]?.title.text || words.fields.group,
      field: word(rest[0] ?? 'group'),
    });
  return word(collection);
}

function inWords(value: unknown, words: Words): string {
  if (value === undefined || value === null) return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value !== 'object') return String(value);
  if (!isRecord(value)) return JSON.stringify(value);
  if (typeof value.text === 'string') return value.text;
  if (isRecord(value.title) && typeof value.title.text === 'string') {
    const parts = isRecord(value.items) ? Object.values(value.items) : [];
    return [value.title.text, ...parts.map(part => `· ${inWords(part, words)}`)].join('\n');
  }
  return JSON.stringify(value);
}
