import { isSameJson } from '../answering/same-json.ts';
import type { Questionnaire } from '../document/questionnaire.ts';
import { isRecord, type Json } from '../json.ts';
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
    // A whole list of a thing: only what is another in it afterwards, as if each had been written by itself.
    else if (at === path.length - 2 && isNested(field)) touched.addDifference(valueAt(document, path), value);
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

function isNested(field: string | undefined): boolean {
  return (NESTED as readonly (string | undefined)[]).includes(field);
}

function innermostId(path: readonly string[]): number | undefined {
  for (let at = path.length - 1; at > 0; at--) if (COLLECTIONS.has(path[at - 1]!)) return at;
  return undefined;
}

/** The ids of all things in a document that stand whole under their own id, and the words of each. */
export function collectIds(document: Questionnaire): ReadonlySet<string> {
  const names = new TouchedNames();
  // An interface has no index signature; it is read by names that are known.
  for (const name of COLLECTIONS) names.addList((document as unknown as Record<string, unknown>)[name]);
  return new Set(names.names);
}

type Thing = Readonly<Record<string, unknown>>;
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
  addInside(id: string, thing: Thing): void {
    this.#add(id, wordBits(thing));
    for (const name of NESTED) this.#addParts(thing[name]);
  }

  /** What appears in a list, disappears from it, or is another there than before. */
  addDifference(before: unknown, after: unknown): void {
    const [old, now] = [before, after].map(list => (isRecord(list) ? list : {})) as [Thing, Thing];
    this.#addParts(old, now);
    this.#addParts(now, old);
  }

  addList(list: unknown): void {
    if (!isRecord(list)) return;
    for (const key in list) {
      const thing = list[key];
      if (!isRecord(thing) || thing.id !== key) continue;
      this.#add(key, ITSELF);
      this.addInside(key, thing);
    }
  }

  /** The parts of a list, but for those that are the same in another. */
  #addParts(list: unknown, other: Thing = {}): void {
    if (!isRecord(list)) return;
    for (const key in list) {
      const thing = list[key];
      if (!isRecord(thing) || thing.id !== key) continue;
      const there = other[key];
      if (there === undefined || !isSameJson(thing as Json, there as Json)) this.#add(key, ITSELF | wordBits(thing));
    }
  }

  /** What stands under no id: a part of the survey itself, or a thing's texts in a language. */
  addPlace(path: readonly string[]): void {
    const [first = '', second = '', third] = path;
    // A text and that it was checked are one thing: nobody checks what somebody else is changing.
    const isText = (first === 'translations' || first === 'checkedTexts') && third !== undefined;
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

/** Each by its name: looked up by a name from a list it took twice as long, and tens of thousands are asked. */
function wordBits({ title, rightTitle, remark, seqName }: Thing): number {
  let bits = 0;
  if (title !== undefined) bits |= wordBit(WORDS.indexOf('title'));
  if (rightTitle !== undefined) bits |= wordBit(WORDS.indexOf('rightTitle'));
  if (remark !== undefined) bits |= wordBit(WORDS.indexOf('remark'));
  if (seqName !== undefined) bits |= wordBit(WORDS.indexOf('seqName'));
  return bits;
}
