import { partOfControl } from '@wenshu/statistics';
import { frequentPhrases, languageOf, readRule } from '@wenshu/words';
import { KindRefusal } from '../../kind/kind.ts';
import type { Model } from '../model/model.ts';
import { modelKind } from '../model/model-kind.ts';
import { type Banner, bannerOf, foundColumns } from './banner-sides.ts';
import { countLines, shareLines } from './count-lines.ts';
import { presentWords } from './exhibits.ts';
import { findApart } from './find-apart.ts';
import { findFeeling } from './find-feeling.ts';
import { findPlaces } from './find-places.ts';
import { themesOf } from './find-themes.ts';
import { findTogether, MOST_PAIRED } from './find-together.ts';
import { wordsForm } from './form.ts';
import type { FoundPhrase, FoundWords } from './found.ts';
import { type OwnWords, readOwnWords } from './own-words.ts';
import { type ReadTexts, readTexts } from './read-texts.ts';

/** What one person alone has said names them rather than what people say. */
const LEAST_SAID = 2;
const MOST_COUNTED = 2_000;
const MOST_SHOWN = 50;
/** Of more their runs of words would take more room than there is. */
const MOST_FOR_PHRASES = 20_000;
const MOST_PHRASES = 30;
/** Cutting, feeling and the rest, as they were measured on Chinese answers. */
const MS_PER_LETTER = 0.02;
const LEAST_MS = 50;
const THEMES_MS = 8_000;

const wordsModel: Model<FoundWords> = {
  name: 'words',
  form: wordsForm,
  check: ({ options }) => {
    const asked = askedRule(options.find);
    return asked && 'problem' in asked ? { word: 'search-not-readable', slot: 'find' } : undefined;
  },
  fit: (data, { slots, options }, control) => {
    const { total, records } = data.written();
    if (records.length === 0) throw new KindRefusal({ word: 'nothing-written', slot: 'text' });
    const own = readOwnWords(String(options.leftOut), String(options.joined));
    const read = readTexts(records, own, partOfControl(control, 0, 2));
    const banner = bannerOf(data, slots.banner ?? [], read.texts.length);
    const counted = countWords(read, banner);
    const isApart = options.apart === true && banner.columns.length > 0;
    const isFelt = options.feeling === true;
    const isTogether = options.together === true;
    // Sentences choose among all that was looked at.
    const views = Math.max(1, [isApart, isFelt && banner.columns.length > 0, isTogether].filter(Boolean).length);
    const { forms, counts, linesOf } = counted;
    const asked = askedRule(options.find);
    return {
      base: data.base(read.texts.map((_, place) => place)),
      total,
      read: read.texts.length,
      columns: foundColumns(banner),
      words: shareLines(banner, counts, shownLines(counted), line => forms[line]!),
      ...(options.phrases === true && { phrases: phrasesOf(read, banner, own) }),
      ...(isApart && { apart: findApart(banner, counts, forms, views) }),
      ...(isFelt && { feeling: findFeeling(read.texts, banner, views, partOfControl(control, 1, 2)) }),
      ...(isTogether && {
        together: findTogether({
          everybody: banner.everybody,
          weightOf: banner.weightOf,
          forms: forms.slice(0, MOST_PAIRED),
          linesOf: place => linesOf(place).filter(line => line < MOST_PAIRED),
          views,
        }),
      }),
      ...(options.themes === true && { themes: themesOf(read, banner.weightOf, numberOf(options.count)) }),
      ...(asked && 'rule' in asked && { places: findPlaces(read, banner, asked.rule) }),
    };
  },
  present: presentWords,
  effortMs: ({ options }, cells) => LEAST_MS + cells * MS_PER_LETTER + (options.themes === true ? THEMES_MS : 0),
};

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);

/** Nothing where nothing is looked for. */
function askedRule(find: unknown) {
  const text = typeof find === 'string' ? find.trim() : '';
  return text === '' ? undefined : readRule(text);
}

interface CountedWords {
  /** Those that enough people said, the most frequent first: a line each. */
  readonly forms: readonly string[];
  readonly counts: ReturnType<typeof countLines>;
  linesOf(place: number): readonly number[];
}

function countWords({ vocabulary, forms }: ReadTexts, banner: Banner): CountedWords {
  const [texts, weighted] = [new Int32Array(vocabulary.length), new Float64Array(vocabulary.length)];
  for (const [place, own] of forms.entries())
    for (const form of own) {
      texts[form]! += 1;
      weighted[form]! += banner.weightOf(place);
    }
  const kept = vocabulary
    .map((text, form) => ({ text, form }))
    .filter(({ form }) => texts[form]! >= LEAST_SAID)
    .sort(
      (a, b) => weighted[b.form]! - weighted[a.form]! || texts[b.form]! - texts[a.form]! || (a.text < b.text ? -1 : 1),
    )
    .slice(0, MOST_COUNTED);
  const lineOf = new Int32Array(vocabulary.length).fill(-1);
  for (const [line, { form }] of kept.entries()) lineOf[form] = line;
  const linesOf = (place: number) => [...forms[place]!].flatMap(form => (lineOf[form]! < 0 ? [] : [lineOf[form]!]));
  return { forms: kept.map(({ text }) => text), counts: countLines(banner, kept.length, linesOf), linesOf };
}

const shownLines = ({ forms }: CountedWords) => forms.slice(0, MOST_SHOWN).map((_, line) => line);

function phrasesOf({ texts }: ReadTexts, { weightOf }: Banner, { leftOut }: OwnWords): FoundWords['phrases'] {
  const some = texts.slice(0, MOST_FOR_PHRASES);
  const weights = Float64Array.from(some, (_, place) => weightOf(place));
  const settings = { language: languageOf, weights, most: MOST_PHRASES + leftOut.size, leastTexts: LEAST_SAID };
  const phrases = frequentPhrases(some, settings).filter(({ form, said }) => !leftOut.has(form) && !leftOut.has(said));
  return {
    read: some.length,
    phrases: phrases.slice(0, MOST_PHRASES).map(({ form, said, texts: count, share }): FoundPhrase => {
      return { form, said, texts: count, share };
    }),
  };
}

export const wordsKind = modelKind(wordsModel);
