import type { DraftLanguage, DraftSubject } from '@wenshu/api-contract';
import { type KnownThing, knownThings } from './known-things.ts';

export interface FoundThing {
  /** In the words of the description; empty where it names nothing. */
  readonly name: string;
  readonly known: KnownThing | undefined;
  /** The word by which it was known. */
  readonly word: string;
}

interface Hit {
  readonly known: KnownThing;
  readonly word: string;
  readonly isHint: boolean;
  readonly at: number;
  readonly value: number;
}

/** What a description is about: the thing that it names first and most specially. */
export function findThing(text: string, language: DraftLanguage): FoundThing {
  const hits = hitsIn(text, language);
  const [best] = hits.toSorted((a, b) => b.value - a.value);
  if (!best) return { name: nameless(text, language), known: undefined, word: '' };
  if (best.isHint) return { name: best.known.thing[language], known: best.known, word: '' };
  const name = language === 'zh' ? chineseName(text, best) : englishName(text, best);
  return { name, known: best.known, word: best.word };
}

function hitsIn(text: string, language: DraftLanguage): Hit[] {
  const lower = text.toLowerCase();
  return knownThings.flatMap((known, rank) =>
    known.words[language].flatMap(marked => {
      const isHint = marked.startsWith('~');
      const word = isHint ? marked.slice(1) : marked;
      const at = positionOf(lower, word.toLowerCase(), language);
      if (at < 0) return [];
      // What is said first is what it is about, unless something far more special follows; general words stand last in the list.
      const special = known.field === null ? 0.4 : 1;
      const length = language === 'zh' ? word.length / 3 : word.split(' ').length * 0.7 + 0.3;
      // What is new is what it is about, whoever brings it.
      const isNew = /(?:launch(?:ing)?|introduc(?:e|ing)|bring(?:ing)? out|上市|推出|新开)[^.,，。]{0,24}$/i.test(
        lower.slice(0, at),
      );
      const early = (isNew ? 1.8 : 1) / (1 + at / (language === 'zh' ? 40 : 120));
      return [{ known, word, isHint, at, value: special * early * Math.min(2, 0.6 + length * 0.5) - rank * 0.0005 }];
    }),
  );
}

function positionOf(lower: string, word: string, language: DraftLanguage): number {
  if (language === 'zh') return lower.indexOf(word);
  const found = new RegExp(`(?<![a-z-])${word.replace(/[.*+?^$()|[\]\\]/g, '\\$&')}(?![a-z-])`).exec(lower);
  return found?.index ?? -1;
}

/** Chinese qualifies in front: back to where a verb, a number word or a mark stands. */
const BREAKS =
  /[，。；：、！？,.;:!?\s（）()“”]|一[款家个种门次场份套]|我们的?|本公司的?|的|想|要|对|给|在|和|与|是|了|看|把|为|针对|关于|了解|[弄搞]清楚?|[弄搞][明懂]白?|摸清楚?|找出|探究|探索|知道|上市|推出|开发|做|选|买过?|喝过?|用过?|住过?|去过?|刚|[两三四五六七八九十几0-9]+[款家个种]/g;

function chineseName(text: string, { word, at }: Hit): string {
  const before = text.slice(Math.max(0, at - 12), at);
  const last = [...before.matchAll(BREAKS)].at(-1);
  const start = last ? last.index + last[0].length : before.length > 8 ? before.length : 0;
  return `${before.slice(start)}${text.slice(at, at + word.length)}`;
}

const ENGLISH_BREAKS = new Set(
  'a an the our my your their his her its this that these those for of in on at to from with by about and or is are was were be we i you they it has have had who wants want planning plan launch launching new need needs survey test testing study research why how what which whether if find out understand learn know explore see use between after before three two four five each one per every monthly annual online-only'.split(
    ' ',
  ),
);

function englishName(text: string, { word, at }: Hit): string {
  const before = text.slice(Math.max(0, at - 60), at);
  const tail = /(?:^|[.,;:!?()\n])([^.,;:!?()\n]*)$/.exec(before)?.[1] ?? '';
  const words = tail
    .trim()
    .split(/\s+/)
    .filter(one => one !== '');
  const kept: string[] = [];
  for (const one of words.reverse()) {
    if (kept.length === 3 || ENGLISH_BREAKS.has(one.toLowerCase()) || /[^A-Za-z'’-]/.test(one)) break;
    kept.unshift(one);
  }
  const name = [...kept, text.slice(at, at + word.length)].join(' ');
  // A capital that only begins the sentence is none of a name.
  const begins = /^\s*$|[.!?]\s*$/.test(
    text.slice(0, at).slice(0, text.slice(0, at).length - kept.join(' ').length - 1),
  );
  return begins && !/^[A-Z]{2}/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** A word in quotes, or what stands after "about": better than nothing. */
function nameless(text: string, language: DraftLanguage): string {
  const quoted = /[“"《「]([^”"》」]{2,30})[”"》」]/.exec(text)?.[1];
  if (quoted) return quoted;
  if (language === 'zh') return /(?:关于|针对|对)([^，。；：、！？\s的]{2,12})(?:的|，|。|$)/.exec(text)?.[1] ?? '';
  return /\b(?:about|on|for)\s+((?:[a-z-]+\s){0,2}[a-z-]+)(?=[,.;:!?]|$)/i.exec(text)?.[1] ?? '';
}

export const subjectOf = ({ known }: Pick<FoundThing, 'known'>): DraftSubject => known?.about ?? 'product';
