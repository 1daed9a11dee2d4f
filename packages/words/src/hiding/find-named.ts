import { cutWords, type WordsLanguage } from '../cutting/cut-words.ts';
import { findCompanies, findPlaces } from './find-companies.ts';
import { findHidden, type HiddenKind, type HiddenThing } from './find-hidden.ts';
import { titles } from './hidden-things.ts';
import { findKnownNames } from './known-names.ts';
import type { KnownName, NamedKind, NamedThing } from './named-thing.ts';

const MOST_LETTERS = 100_000;

const kinds: Readonly<Record<HiddenKind, NamedKind | null>> = {
  // A mark that stands in the place of something is hidden already.
  text: null,
  mail: 'mail',
  address: 'address',
  name: 'person',
  id: 'number',
  card: 'number',
  phone: 'number',
  number: 'number',
};

const CAPITAL = "\\p{Lu}[\\p{L}\\p{N}&'’-]*";
const latinCompany = new RegExp(
  `(?<![\\p{L}\\p{N}])(?!(?:The|A|An|My|Our|Your|This|That|Focus|Working|Control|User|Test|Support)\\s(?:Company|Group|Limited))(?:${CAPITAL}\\s){1,4}(?:Inc|Ltd|LLC|LLP|Corp|Corporation|GmbH|PLC|Co|Company|Group|Holdings|Limited)(?![\\p{L}\\p{N}])`,
  'gu',
);
const latinPlace = new RegExp(
  `(?<![\\p{L}\\p{N}])(?!(?:The|A|An|My|Our|Your|This|That|High|Main)\\s(?:Street|Road|City|Town|Village|Square|Park|County|District))(?:${CAPITAL}\\s){1,3}(?:Street|Road|Avenue|Lane|Boulevard|Square|County|District|City|Town|Village|Park|Estate|Station)(?![\\p{L}\\p{N}])`,
  'gu',
);
const ARTICLE = /^(?:The|In|At|On|From|To|And|But|So|Near)\s/u;

/**
 * What a redaction proposes: people by a list of known names, whole, in part, with titles (王小明, 小明, 王总, 小王; Mary Jones, Ms Jones), and what by
 * its form tells of somebody: names beside titles, phones, cards and IDs, mail, addresses, places and companies with a clear ending (朝阳区, 幸福小区,
 * 华信科技公司). Ages, brands, and names that nobody gave stay. From left to right, none within another. A wording that two known people share
 * has a key of its own, since it may be either.
 *
 * @example
 * findNamed('王小明说，小王电话13800138000', { names: [{ name: '王小明' }], language: 'zh' }).map(({ from, to, key }) => [from, to, key]) // [[0, 3, 'person:王小明'], [5, 7, 'person:王小明'], [9, 20, 'number:13800138000']]
 */
export function findNamed(
  text: string,
  { names, language }: { readonly names: readonly KnownName[]; readonly language: WordsLanguage },
): NamedThing[] {
  if (text.length > MOST_LETTERS) return [];
  const words = /\p{Script=Han}/u.test(text) ? cutWords(text, language) : [];
  const named = (kind: NamedKind, places: readonly { readonly from: number; readonly to: number }[]) =>
    places.map(({ from, to }): NamedThing => ({ kind, from, to, key: `${kind}:${keyOf(text.slice(from, to))}` }));
  return withoutOverlap([
    ...findHidden(text).flatMap(thing => hiddenThing(thing, text)),
    ...findKnownNames(text, names),
    ...named('company', findCompanies(words)),
    ...named('company', latin(text, latinCompany)),
    ...named('place', findPlaces(text, words)),
    ...named('place', latin(text, latinPlace)),
  ]);
}

/** 写li@a.cn: Chinese words stand beside a Latin address without a space. */
const LATIN_MAIL = /[\w.%+-]+[@＠][\w-]+(?:[.．][\w-]+)+/u;

function hiddenThing({ kind: hidden, text: found, start: at }: HiddenThing, text: string): NamedThing[] {
  const kind = kinds[hidden];
  if (kind === null) return [];
  const mail = hidden === 'mail' ? LATIN_MAIL.exec(found) : null;
  const thing = mail ? mail[0] : found;
  const start = at + (mail?.index ?? 0);
  const end = start + thing.length;
  const title = hidden === 'name' ? (new RegExp(`^(?:${titles})`, 'u').exec(text.slice(end))?.[0] ?? '') : '';
  return [{ kind, from: start, to: end, key: `${kind}:${kind === 'number' ? digitsOf(thing) : keyOf(thing) + title}` }];
}

const keyOf = (thing: string) => thing.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
const digitsOf = (thing: string) =>
  thing
    .normalize('NFKC')
    .replaceAll(/[^0-9Xx]/gu, '')
    .toUpperCase();

function latin(text: string, pattern: RegExp): { from: number; to: number }[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => {
    const article = ARTICLE.exec(found)?.[0].length ?? 0;
    return { from: index + article, to: index + found.length };
  }).filter(({ from, to }) => text.slice(from, to).includes(' '));
}

/** Whole addresses before what stands in them, a known name before one that was guessed, and the longer before the shorter. */
const ranks: Readonly<Record<NamedKind, number>> = { mail: 0, number: 0, address: 0, company: 1, person: 2, place: 3 };

function withoutOverlap(things: readonly NamedThing[]): NamedThing[] {
  const order = [...things].sort(
    (one, other) =>
      ranks[one.kind] - ranks[other.kind] || other.to - other.from - (one.to - one.from) || one.from - other.from,
  );
  const taken = new Set<number>();
  const kept: NamedThing[] = [];
  for (const thing of order) {
    const places = Array.from({ length: thing.to - thing.from }, (_, at) => thing.from + at);
    if (places.some(place => taken.has(place))) continue;
    for (const place of places) taken.add(place);
    kept.push(thing);
  }
  return kept.sort((one, other) => one.from - other.from);
}
