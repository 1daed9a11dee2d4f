import { readdirSync, readFileSync } from 'node:fs';
import { type DraftPlace, type DraftSubject, draftPlaces, draftSubjects } from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';
import { type DraftQuestion, parseSurveyText } from '@wenshu/survey-core';
import type { BankEntry } from './bank-entry.ts';

const folder = new URL('../../../../../seeds/bank/', import.meta.url);

let known: readonly BankEntry[] | undefined;

/** All questions of the bank, in the order of its files. A file that is wrong is our mistake, and found by the tests. */
export function listBank(): readonly BankEntry[] {
  known ??= readdirSync(folder)
    .filter(name => name.endsWith('.txt'))
    .sort()
    .flatMap(name => readBankFile(readFileSync(new URL(name, folder), 'utf8')));
  return known;
}

export function findEntry(id: string): BankEntry | undefined {
  return byId().get(id);
}

let index: ReadonlyMap<string, BankEntry> | undefined;
function byId(): ReadonlyMap<string, BankEntry> {
  index ??= new Map(listBank().map(entry => [entry.id, entry]));
  return index;
}

/** Entries parted by lines of dashes: a head, then the question in Chinese, then in English (docs/recipes/add-a-bank-question.md). */
export function readBankFile(text: string): BankEntry[] {
  return text
    .split(/^---$/m)
    .filter(part => part.trim() !== '')
    .map(readEntry);
}

function readEntry(text: string): BankEntry {
  const [, head = '', zh = '', en = ''] = /^([\s\S]*?)^zh$\n([\s\S]*?)^en$\n([\s\S]*)$/m.exec(text) ?? [];
  const fields = new Map(head.split('\n').flatMap(line => pairOf(line)));
  const get = (name: string): string => {
    const value = fields.get(name);
    if (!value) throw new Error(`An entry of the bank has no ${name}: ${head.slice(0, 60)}`);
    return value;
  };
  const id = get('id');
  const numbers = (name: string) => (fields.get(name) ?? '').split(',').flatMap(one => (one ? [Number(one)] : []));
  const list = (name: string) => get(name).split(/\s+/);
  return {
    id,
    construct: get('construct'),
    about: list('about').map(word => oneOf<DraftSubject | 'any'>(word, ['any', ...draftSubjects], id)),
    place: oneOf<DraftPlace>(get('place'), draftPlaces, id),
    fields: list('fields'),
    seconds: Number(get('time')),
    scale: get('scale'),
    source: get('source'),
    see: fields.get('see'),
    random: (fields.get('random') ?? '')
      .split(/[\s,]+/)
      .filter(word => word !== '')
      .map(word => oneOf(word, ['options', 'rows'] as const, id)),
    exclusive: numbers('exclusive'),
    anchors: numbers('anchor'),
    screenOut: numbers('screen-out'),
    use: { zh: get('use-zh'), en: get('use-en') },
    not: { zh: get('not-zh'), en: get('not-en') },
    words: { zh: list('words-zh'), en: list('words-en') },
    question: { zh: readQuestion(zh, id), en: readQuestion(en, id) },
  };
}

function pairOf(line: string): [string, string][] {
  const [, name, value] = /^([a-z-]+): *(.+)$/.exec(line.trim()) ?? [];
  return name && value ? [[name, value.trim()]] : [];
}

function readQuestion(text: string, id: string): DraftQuestion {
  const { questions, problems } = parseSurveyText(text, questionTypes);
  const [question] = questions;
  if (!question || questions.length > 1 || problems.length > 0)
    throw new Error(`The question ${id} of the bank cannot be read: ${JSON.stringify(problems)}`);
  return question;
}

function oneOf<T extends string>(word: string, words: readonly T[], id: string): T {
  const found = words.find(one => one === word);
  if (!found) throw new Error(`The question ${id} of the bank has a word that is none: ${word}`);
  return found;
}
