import { type FitControl, reportProgress } from '@wenshu/statistics';
import { maskHidden } from '@wenshu/words';
import type { Written } from '../model/model-data.ts';
import { type OwnWords, ownForms } from './own-words.ts';

/** What people wrote, the newest first, without what tells who somebody is. */
export interface ReadTexts {
  readonly texts: readonly string[];
  readonly recordIds: readonly string[];
  /** By text: the places of its words in the vocabulary, each once. */
  readonly forms: readonly Int32Array[];
  readonly vocabulary: readonly string[];
  /** The words of a text that was read, as often as they are said. */
  formsOf(text: string): readonly string[];
}

/** About a quarter of a minute for all that is looked at. */
const MOST_LETTERS = 1_000_000;
const SAID_EVERY = 2_000;

/** Cut once: all that is counted is counted of these. Where people wrote much the newest are read. */
export function readTexts(
  records: Written['records'],
  own: OwnWords,
  control?: FitControl,
  mostLetters = MOST_LETTERS,
): ReadTexts {
  const [texts, recordIds, forms]: [string[], string[], Int32Array[]] = [[], [], []];
  const vocabulary: string[] = [];
  const placeOf = new Map<string, number>();
  const cut = new Map<string, { readonly said: readonly string[]; readonly forms: Int32Array }>();
  const addForm = (form: string) => {
    const known = placeOf.get(form);
    if (known !== undefined) return known;
    placeOf.set(form, vocabulary.length);
    return vocabulary.push(form) - 1;
  };
  let letters = 0;
  for (const { id, text: written } of records) {
    if (letters + written.length > mostLetters && texts.length > 0) break;
    letters += written.length;
    const text = maskHidden(written);
    let known = cut.get(text);
    if (!known) {
      const places = ownForms(text, own).map(addForm);
      known = { said: places.map(place => vocabulary[place]!), forms: Int32Array.from(new Set(places)) };
      cut.set(text, known);
    }
    texts.push(text);
    recordIds.push(id);
    forms.push(known.forms);
    if (texts.length % SAID_EVERY === 0) reportProgress(control, texts.length / records.length);
  }
  return { texts, recordIds, forms, vocabulary, formsOf: text => cut.get(text)?.said ?? [] };
}
