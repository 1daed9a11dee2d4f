import { findHidden } from '@wenshu/words';

/** Hides what tells of people, and shows it again. Within one of it, the same thing is always the same mark. */
export interface Masking {
  /** show(hide(text)) is the text, whatever stands in it. */
  hide(text: string): string;
  show(text: string): string;
  /** The same, and names that whoever asks knows of: where they stand, in order. */
  hideNames(text: string, places: readonly { readonly from: number; readonly to: number }[]): string;
}

const MARK = /〔[a-z]+-\d+〕/g;
/** Also by other brackets: what a model makes up looks like it. */
const LIKE_MARK = /[〔⟦][a-z]+-\d+[〕⟧]/g;

/** What a model is told of them, with a letter for the number: else the sentence would hold a mark. */
export const MARKS_ARE =
  'Marks of the form 〔name-N〕 or 〔phone-N〕, with a number for N, stand for things that are hidden from you: keep them as they are.';

export class MarkMasking implements Masking {
  readonly #markOf = new Map<string, string>();
  readonly #thingOf = new Map<string, string>();
  readonly #counts = new Map<string, number>();

  hide(text: string): string {
    let end = 0;
    const parts: string[] = [];
    for (const thing of findHidden(text)) {
      parts.push(text.slice(end, thing.start), this.#mark(thing.kind, thing.text));
      end = thing.end;
    }
    return [...parts, text.slice(end)].join('');
  }

  hideNames(text: string, places: readonly { readonly from: number; readonly to: number }[]): string {
    let end = 0;
    const parts: string[] = [];
    for (const { from, to } of places) {
      parts.push(this.hide(text.slice(end, from)), this.#mark('name', text.slice(from, to)));
      end = to;
    }
    return [...parts, this.hide(text.slice(end))].join('');
  }

  /** What `hide` was not asked for: whatever stands between the marks that are there already. */
  hideRest(text: string): string {
    let end = 0;
    const parts: string[] = [];
    for (const { 0: mark, index } of text.matchAll(MARK)) {
      if (!this.#thingOf.has(mark)) continue;
      parts.push(this.hide(text.slice(end, index)), mark);
      end = index + mark.length;
    }
    return [...parts, this.hide(text.slice(end))].join('');
  }

  /** What was shown, for a message that leaves: whatever was hidden before, also where nothing beside it tells what it is, and the rest. */
  hideAgain(text: string): string {
    // The longest first: a name may stand in an address.
    const known = [...this.#markOf.keys()].sort((a, b) => b.length - a.length).map(escaped);
    if (known.length === 0) return this.hide(text);
    const marked = text.replace(new RegExp(known.join('|'), 'gu'), thing => this.#markOf.get(thing) ?? thing);
    return this.hideRest(marked);
  }

  /** A mark that stands for nothing: nobody could read it. */
  findUnknown(text: string): string | undefined {
    return text.match(LIKE_MARK)?.find(mark => !this.#thingOf.has(mark));
  }

  show(text: string): string {
    return text.replace(MARK, mark => this.#thingOf.get(mark) ?? mark);
  }

  #mark(kind: string, thing: string): string {
    const known = this.#markOf.get(thing);
    if (known !== undefined) return known;
    const count = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, count);
    const mark = `〔${kind}-${count}〕`;
    this.#markOf.set(thing, mark);
    this.#thingOf.set(mark, thing);
    return mark;
  }
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** The first that is one of all strings of a plain value. */
export function findDeep(value: unknown, find: (text: string) => string | undefined): string | undefined {
  if (typeof value === 'string') return find(value);
  if (typeof value !== 'object' || value === null) return undefined;
  for (const one of Object.values(value)) {
    const found = findDeep(one, find);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** All strings of a plain value; names of fields are ours and stay. */
export function showDeep<T>(masking: Masking, value: T): T {
  // Every branch gives back the shape that it was given: a string for a string, a list for a list, the same fields for a record.
  if (typeof value === 'string') return masking.show(value) as T;
  if (Array.isArray(value)) return value.map(one => showDeep(masking, one)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, showDeep(masking, one)])) as T;
}
