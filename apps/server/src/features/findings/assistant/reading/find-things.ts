import { indexTexts, type TextIndex, tokensOf } from '../../../design/drafting/index.ts';
import type { AskKnown, AskThing } from '../plan/ask-things.ts';
import { conceptTokens } from '../plan/concepts.ts';

interface FoundThing {
  readonly thing: AskThing;
  readonly score: number;
}

/** Below this they share a word by chance. */
const LEAST_SCORE = 0.12;
/** Nearer than this nobody can tell which is meant. */
const AS_GOOD = 0.94;

/** What something is called by its words, and by what they are about. */
function askTokens(text: string): readonly string[] {
  const lower = text.toLowerCase().normalize('NFKC');
  return [...tokensOf(lower), ...conceptTokens(lower)];
}

/** Finds what words speak of: titles say most, rows their own words, options least. */
export class ThingFinder {
  readonly #index: TextIndex<AskThing>;
  readonly #things: readonly AskThing[];

  constructor({ things }: AskKnown) {
    this.#things = things;
    this.#index = indexTexts(things, thing => ({
      parts: [
        // A row by its own words: were its question's counted with it, they would be the commonest of all.
        { tokens: askTokens(thing.row ? thing.row.label : thing.label), weight: 4 },
        { tokens: askTokens(optionWords(thing)), weight: 0.2 },
      ],
    }));
  }

  /** Best first; of those that a wish takes. */
  find(
    words: string,
    takes: (thing: AskThing) => boolean,
    worth: (thing: AskThing) => number = () => 1,
  ): readonly FoundThing[] {
    const quoted = quotedIn(words);
    const named = this.#things.filter(({ label }) => quoted.has(plain(label)));
    // Whoever writes a title out means that question, also where its words say nothing ("Question 1").
    if (named.some(takes)) return named.filter(takes).map(thing => ({ thing, score: worth(thing) }));
    return this.#index
      .find(askTokens(words))
      .filter(({ one }) => takes(one))
      .map(({ one, score }) => ({ thing: one, score: score * worth(one) }))
      .filter(({ score }) => score >= LEAST_SCORE)
      .sort((a, b) => b.score - a.score);
  }
}

/** The best, or several between which the words do not decide; whatever somebody has picked is meant. */
export function bestOf(found: readonly FoundThing[], picked: readonly string[]): readonly AskThing[] {
  const chosen = found.find(({ thing }) => picked.includes(thing.key));
  if (chosen) return [chosen.thing];
  const [first] = found;
  if (!first) return [];
  const near = found.filter(({ score }) => score >= first.score * AS_GOOD).map(({ thing }) => thing);
  // A question and its rows are no two things to choose between: the whole is meant.
  const whole = near.find(({ kind }) => kind === 'rows');
  if (whole && near.every(one => one === whole || one.row?.question === whole.key)) return [whole];
  return near.slice(0, 5);
}

const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

/** What stands between quotation marks. */
function quotedIn(words: string): ReadonlySet<string> {
  return new Set([...words.matchAll(/[“"「『]([^“”"「」『』]+)[”"」』]/gu)].map(([, text]) => plain(text!)));
}

function optionWords({ kind, variables }: AskThing): string {
  if (kind === 'rows') return '';
  return variables.flatMap(({ categories = [] }) => categories.slice(0, 40).map(({ label }) => label)).join(' ');
}
