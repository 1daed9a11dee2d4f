import { cutWords } from '../src/cutting/cut-words.ts';

export interface CutScore {
  precision: number;
  recall: number;
  f1: number;
  /** Sentences cut as by hand throughout. */
  whole: number;
  sentences: number;
}

interface Spans {
  readonly text: string;
  readonly words: ReadonlySet<string>;
}

const HAS_LETTER = /[\p{L}\p{N}]/u;

/** Words by their places. Signs are left out: every way to cut finds them. */
function spansOf(pieces: readonly { readonly start: number; readonly text: string }[]): ReadonlySet<string> {
  return new Set(
    pieces.filter(({ text }) => HAS_LETTER.test(text)).map(({ start, text }) => `${start}+${text.length}`),
  );
}

function byHand(labelled: string): Spans {
  let start = 0;
  const pieces = labelled.split('|').map(text => {
    start += text.length;
    return { start: start - text.length, text };
  });
  return { text: pieces.map(({ text }) => text).join(''), words: spansOf(pieces) };
}

/** How well sentences are cut, against words cut by hand: a word counts when both its ends are right. */
export function scoreCutting(
  labelled: readonly string[],
  cut: (text: string) => readonly { readonly start: number; readonly text: string }[] = text => cutWords(text, 'zh'),
): CutScore {
  let [found, wanted, right, whole] = [0, 0, 0, 0];
  for (const line of labelled) {
    const { text, words } = byHand(line);
    const ours = spansOf(cut(text));
    const same = [...ours].filter(span => words.has(span)).length;
    found += ours.size;
    wanted += words.size;
    right += same;
    whole += Number(same === ours.size && same === words.size);
  }
  const [precision, recall] = [right / found, right / wanted];
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall), whole, sentences: labelled.length };
}
