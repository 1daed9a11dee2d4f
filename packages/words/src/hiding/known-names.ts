import { isStopWord } from '../counting/stop-words.ts';
import { commonVerbs } from '../cutting/en/common-verbs.ts';
import { wordCosts } from '../cutting/zh/word-costs.ts';
import { latinTitles, surnames, titles } from './hidden-things.ts';
import type { KnownName, NamedThing } from './named-thing.ts';

interface Wording {
  readonly pattern: string;
  readonly name: string;
  /** What it is called by: where two people are, the key is this and not one of them. */
  readonly called: string;
}

const HAN_NAME = new RegExp(`^(?<surname>${surnames})?(?<given>\\p{Script=Han}{1,3})$`, 'u');
/** 王总是 is no 王总, 王工作 no 王工. */
const calledAfter = `(?:${titles}|总(?![是有共会要得能在算体结的])|工(?![作人资厂程具地])|导(?![致演航])|董|局(?![面部限])|处(?![理于在])|队(?![伍列])|某某?)`;
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
const isWord = (text: string) => wordCosts().has(text);

/** Given names that are words as well; at the beginning of a sentence only the word is sure. */
const alsoWords = new Set(
  'will may mark grace hope rose bill art frank joy faith summer june april august dawn young brown white green black gray grey king long price short rich stone field hall wood page cook baker hunter west north banks bush day love best good case power sharp hill rice lane park church'.split(
    ' ',
  ),
);

/** Where a text names one of these people: whole, by a part of the name, with a title, with 小 or 老. */
export function findKnownNames(text: string, names: readonly KnownName[]): NamedThing[] {
  const wordings = names.flatMap(({ name, also = [] }) =>
    [name, ...also].flatMap(called => wordingsOf(called.trim(), name)),
  );
  if (wordings.length === 0) return [];
  const owners = new Map<string, Set<string>>();
  for (const { called, name } of wordings) owners.set(called, (owners.get(called) ?? new Set()).add(name));
  const found: NamedThing[] = [];
  for (const { pattern, called } of wordings)
    for (const match of text.matchAll(new RegExp(pattern, 'gu'))) {
      const people = owners.get(called)!;
      const key = `person:${people.size === 1 ? [...people][0] : called}`;
      found.push({ kind: 'person', from: match.index, to: match.index + match[0].length, key });
    }
  return found;
}

function wordingsOf(called: string, name: string): Wording[] {
  const han = HAN_NAME.exec(called);
  if (han) return chineseWordings(called, name, han.groups?.surname, han.groups?.given ?? '');
  return /\p{Lu}\p{L}/u.test(called) ? latinWordings(called, name) : [];
}

function chineseWordings(full: string, name: string, surname: string | undefined, given: string): Wording[] {
  const wording = (pattern: string, called: string): Wording => ({ pattern, name, called });
  const wordings: Wording[] = [];
  const signs = Array.from(full);
  if (signs.length > 1 && !isWord(full)) wordings.push(wording(signs.map(escaped).join('[ \\u3000]?'), full));
  if (surname === undefined || signs.length < 2) return wordings;
  wordings.push(wording(`${full}${calledAfter}`, full), wording(`${surname}${calledAfter}`, `${surname}…`));
  for (const before of ['小', '老', '阿'])
    if (!isWord(before + surname))
      wordings.push(wording(`${before}${surname}(?![子国牌路车]|高层|金额)`, `${before}…${surname}`));
  if (Array.from(given).length > 1) {
    if (!isWord(given)) wordings.push(wording(given, given));
    wordings.push(wording(`${given}${calledAfter}`, given));
  } else
    for (const before of ['小', '阿'])
      if (!isWord(before + given)) wordings.push(wording(before + given, before + given));
  return wordings;
}

function latinWordings(full: string, name: string): Wording[] {
  const parts = full.split(/[\s·]+/u);
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  const bounded = (pattern: string) => `(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`;
  const wording = (pattern: string, called: string): Wording => ({ pattern: bounded(pattern), name, called });
  const title = `(?:${latinTitles})\\.?\\s`;
  const wordings = [wording(parts.map(escaped).join('[\\s·]+'), full)];
  if (parts.length > 1)
    wordings.push(
      wording(`${title}${escaped(full).replaceAll(' ', '\\s+')}`, full),
      wording(`${escaped(first.slice(0, 1))}\\.\\s?${escaped(last)}`, full),
      wording(`${escaped(first)}\\s${escaped(last.slice(0, 1))}\\.`, full),
    );
  for (const part of new Set([first, last])) {
    if (part.length < 2 || !/^\p{Lu}/u.test(part)) continue;
    const lower = part.toLowerCase();
    const isAlsoWord = alsoWords.has(lower) || isStopWord(lower, 'en') || commonVerbs.has(lower);
    wordings.push(wording(`${title}${escaped(part)}`, part));
    if (parts.length > 1 || isAlsoWord)
      wordings.push(wording(`${isAlsoWord ? '(?<=[\\p{L}\\p{N},;’”"\']\\s)' : ''}${escaped(part)}`, part));
  }
  // A word alone is the name only where it is surely no word.
  return parts.length === 1 && wordings.length > 2 ? wordings.slice(1) : wordings;
}
