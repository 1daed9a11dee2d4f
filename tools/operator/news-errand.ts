import { operatorNewsTexts as texts } from '../texts/operator-news-texts.ts';
import type { NewsDesk } from './news-desk.ts';
import { parseNewsContent } from './parse-news-content.ts';

/** What to say; null when it was not understood, or the number of an item that is not there. */
type Said = { readonly said: string } | { readonly missing: number } | null;

const said = (words: string): Said => ({ said: words });
const done = (isDone: boolean, id: number, words: (id: number) => string): Said =>
  isDone ? said(words(id)) : { missing: id };

interface Around {
  readonly readText: (path: string) => string;
  readonly now: () => Date;
}

type Errand = (desk: NewsDesk, words: readonly string[], around: Around) => Promise<Said>;

const errands: Readonly<Record<string, Errand>> = {
  list: async (desk, words, { now }) => {
    if (words.length > 0) return null;
    return said((await desk.list()).map(item => texts.item(item, now())).join('\n') || texts.none);
  },
  add: async (desk, words, { readText }) => {
    const content = parseNewsContent(words, readText);
    return content ? said(texts.added(await desk.add(content))) : null;
  },
  change: async (desk, [number = '', ...words], { readText }) => {
    const id = parseId(number);
    const content = parseNewsContent(words, readText);
    return id !== undefined && content ? done(await desk.change(id, content), id, texts.changed) : null;
  },
  publish: async (desk, [number = '', time, ...rest]) => {
    const id = parseId(number);
    const at = time === undefined ? undefined : parseMoment(time);
    if (id === undefined || (time !== undefined && !at) || rest.length > 0) return null;
    return done(await desk.publish(id, at), id, at ? texts.planned(at) : texts.published);
  },
  withdraw: async (desk, [number = '', ...rest]) => {
    const id = parseId(number);
    return id === undefined || rest.length > 0 ? null : done(await desk.withdraw(id), id, texts.withdrawn);
  },
};

/** `news list | add … | change … | publish … | withdraw …` */
export async function runNewsErrand(
  desk: NewsDesk,
  [name = '', ...words]: readonly string[],
  around: Around,
): Promise<Said> {
  const errand = Object.hasOwn(errands, name) ? errands[name] : undefined;
  return errand ? errand(desk, words, around) : null;
}

function parseId(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

/** With its offset, or it would mean another moment on another machine. */
function parseMoment(text: string): Date | undefined {
  const isWhole = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/.test(text);
  const moment = new Date(text);
  return isWhole && !Number.isNaN(moment.getTime()) ? moment : undefined;
}
