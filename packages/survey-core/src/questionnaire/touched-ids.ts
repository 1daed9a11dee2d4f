import type { Questionnaire } from '../document/questionnaire.ts';
import { isRecord } from '../json.ts';
import { type Change, valueAt } from './change.ts';

/** The keys whose values are lists keyed by id. */
const COLLECTIONS = new Set([
  'groups',
  'questions',
  'items',
  'itemGroups',
  'rows',
  'rowGroups',
  'quotas',
  'cells',
  'retired',
  'logic',
  'calculations',
  'verifications',
  'agreements',
]);

/** The lists that things themselves have; nothing that is in one of them has lists of its own. */
const NESTED = ['items', 'itemGroups', 'rows', 'rowGroups', 'cells'] as const;

/** Words of a thing: they may change below whoever adds to the thing or refers to it, so each is a thing of its own. */
const WORDS = ['title', 'rightTitle', 'remark', 'seqName'] as const;

/**
 * What changes write, as ids: the innermost thing on the path, and everything inside a thing that appears or disappears.
 * Two edits collide when they share one. A thing's words are their own ("choice0001.title"), and so is a text of another language:
 * writing a title blocks neither adding options below it nor translating it.
 */
export function touchedIds(document: Questionnaire, changes: readonly Change[]): string[] {
  const touched = new TouchedNames();
  for (const { path, value } of changes) {
    const at = innermostId(path);
    const field = at === undefined ? undefined : path[at + 1];
    if (at === undefined) touched.addPlace(path);
    else if (isWord(field)) touched.addWord(path[at]!, field);
    else touched.addThing(path[at]!);
    if (at === path.length - 1)
      for (const whole of [value, valueAt(document, path)]) if (isRecord(whole)) touched.addInside(path[at]!, whole);
  }
  return touched.names;
}

/** The thing that a touched name is about: the id, also where it is the thing's words that were written. */
export function thingOf(touched: string): string {
  return touched.split('.', 1)[0]!;
}

/** The names of all words that a thing may have. */
export function wordsOf(id: string): string[] {
  return WORDS.map(field => `${id}.${field}`);
}

/** The names of all words that an option, a row or a group of them may have. */
export function partWordsOf(id: string): string[] {
  return [`${id}.title`, `${id}.rightTitle`];
}

function isWord(field: string | undefined): field is (typeof WORDS)[number] {
  return (WORDS as readonly (string | undefined)[]).includes(field);
}

function innermostId(path: readonly string[]): number | undefined {
  for (let at = path.length - 1; at > 0; at--) if (COLLECTIONS.has(path[at - 1]!)) return at;
  return undefined;
}

/** The ids of all things in a document that stand whole under their own id, and the words of each. */
export function collectIds(document: Questionnaire): ReadonlySet<string> {
  const names = new TouchedNames();
  for (const name of COLLECTIONS) names.addList((document as unknown as Record<string, unknown>)[name]);
  return new Set(names.names);
}

const ITSELF = 1;

/**
 * Names, each once. An edit may bring or remove tens of thousands of things: only where things stand is looked for them, and they are told
 * apart by their ids, which are at hand; to tell apart the names of their words took half of the whole edit.
 */
class TouchedNames {
  readonly names: string[] = [];
  /** By id: whether the thing itself is among the names, and which of its words, a bit each. */
  readonly #known = new Map<string, number>();
  readonly #places = new Map<string, Set<string>>();

  addThing(id: string): void {
    this.#add(id, ITSELF);
  }

  addWord(id: string, field: (typeof WORDS)[number]): void {
    this.#add(id, wordBit(WORDS.indexOf(field)));
  }

  /** Of a thing its words, and everything in its lists. */
  addInside(id: string, thing: Readonly<Record<string, unknown>>): void {
    this.#add(id, wordBits(thing));
    for (const name of NESTED) this.addList(thing[name]);
  }

  addList(list: unknown): void {
    if (!isRecord(list)) return;
    for (const key in list) {
      const thing = list[key];
      if (!isRecord(thing) || thing.id !== key) continue;
      this.#add(key, ITSELF | wordBits(thing));
      for (const name of NESTED) if (thing[name] !== undefined) this.addList(thing[name]);
    }
  }

  /** What stands under no id: a part of the survey itself, or a thing's texts in a language. */
  addPlace(path: readonly string[]): void {
    const [first = '', second = '', third] = path;
    const isText = first === 'translations' && third !== undefined;
    const outer = isText ? second : '';
    const inner = isText ? third : path.slice(0, 2).join('.');
    const known = this.#places.get(outer) ?? new Set();
    if (known.has(inner)) return;
    this.#places.set(outer, known.add(inner));
    this.names.push(isText ? `translations.${second}.${third}` : inner);
  }

  #add(id: string, bits: number): void {
    const known = this.#known.get(id) ?? 0;
    const added = bits & ~known;
    if (added === 0) return;
    this.#known.set(id, known | bits);
    if (added & ITSELF) this.names.push(id);
    for (let at = 0; at < WORDS.length; at++) if (added & wordBit(at)) this.names.push(`${id}.${WORDS[at]}`);
  }
}

function wordBit(at: number): number {
  return 2 << at;
}

function wordBits(thing: Readonly<Record<string, unknown>>): number {
  let bits = 0;
  for (let at = 0; at < WORDS.length; at++) if (thing[WORDS[at]!] !== undefined) bits |= wordBit(at);
  return bits;
}
