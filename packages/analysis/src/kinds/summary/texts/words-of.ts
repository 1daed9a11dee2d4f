import { denials, joinedBeginnings, joinedWords, MOST_JOINED } from './joined-words.ts';
import { stopWords } from './stop-words.ts';

/** Longer ones are no words: an address, a key that was held down. */
const LONGEST_WORD = 24;
/** Of one text. What comes behind it changes no cloud, and a stranger must not make everybody wait. */
export const MOST_LETTERS = 2_000;
const HAS_LETTER = /\p{L}/u;
/** What is written without spaces has words of one sign; elsewhere a single letter is none. */
const IS_HAN = /^\p{Script=Han}+$/u;

let segmenter: Intl.Segmenter | undefined;

/** The words of a text, each once: Chinese ones as a dictionary parts them, others in small letters. Neither numbers nor signs, nor words that every text has. */
export function wordsOf(text: string): ReadonlySet<string> {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  const pieces = Array.from(segmenter.segment(text.slice(0, MOST_LETTERS)), ({ segment, isWordLike }) =>
    isWordLike ? segment.normalize('NFKC').toLowerCase() : '',
  );
  const words = new Set<string>();
  for (let at = 0; at < pieces.length; ) {
    const taken = piecesOfWord(pieces, at);
    const word = taken === 1 ? pieces[at]! : pieces.slice(at, at + taken).join('');
    if (!words.has(word) && isTelling(word)) words.add(word);
    at += taken;
  }
  return words;
}

/** How many pieces from here on are one word. */
function piecesOfWord(pieces: readonly string[], at: number): number {
  const piece = pieces[at]!;
  if (joinedBeginnings.has(piece[0] ?? ''))
    for (let count = MOST_JOINED; count > 1; count--)
      if (joinedWords.has(pieces.slice(at, at + count).join(''))) return count;
  const next = pieces[at + 1] ?? '';
  return denials.has(piece) && IS_HAN.test(next) && !stopWords.has(next) ? 2 : 1;
}

function isTelling(word: string): boolean {
  if (!HAS_LETTER.test(word) || word.length > LONGEST_WORD || stopWords.has(word)) return false;
  // The dictionary leaves "don’t" whole: its first part says that it is a word of every text.
  if (/['’]/.test(word) && stopWords.has(word.split(/['’]/)[0]!)) return false;
  return word.length > 1 || IS_HAN.test(word);
}
