import { denials, joinedBeginnings, joinedWords, MOST_JOINED } from './joined-words.ts';
import { NameFinder, namesAmong } from './known-names.ts';
import { stopWords } from './stop-words.ts';

/** Longer ones are no words: an address, a key that was held down. */
const LONGEST_WORD = 24;
/** Of one text. What comes behind it changes no cloud, and a stranger must not make everybody wait. */
export const MOST_LETTERS = 2_000;
/** Of clauses and of words that are remembered; with more, it begins anew. */
const MOST_KNOWN = 20_000;
const HAS_LETTER = /\p{L}/u;
/** What is written without spaces has words of one sign; elsewhere a single letter is none. */
const IS_HAN = /^\p{Script=Han}+$/u;
/** Where no word goes on. A full stop may stand inside one; with a space behind it, it does not. */
const CLAUSE_END = /[，。！？；：、…～!?;\r\n]+|[,.](?=\s)/;
const IS_PLAIN_LATIN = /^[\x20-\x7e’]*$/;
/** As the dictionary parts plain Latin letters, and ten times as fast. */
const LATIN_WORD = /[A-Za-z0-9_]+(?:(?:(?<=[A-Za-z])['’.](?=[A-Za-z])|(?<=[0-9])['’.,](?=[0-9]))[A-Za-z0-9_]+)*/g;

/** Parts texts into words. People say the same in the same words: what it has parted once it remembers. */
export class WordParter {
  readonly #wordsIn = remembered((clause: string): readonly string[] =>
    this.#names.cut(clause).flatMap(({ text, isName }) => (isName ? [text] : this.#wordsBetween(text))),
  );
  readonly #isTelling = remembered(isTelling);
  readonly #written = remembered((piece: string) => piece.normalize('NFKC').toLowerCase());
  readonly #names: NameFinder;
  #segmenter: Intl.Segmenter | undefined;

  /** Of what the questionnaire offers, the names stay whole. */
  constructor(labels: Iterable<string> = []) {
    this.#names = new NameFinder(namesAmong(labels, text => this.#pieces(text)));
  }

  /** The words of a text, each once: Chinese ones as a dictionary parts them, others in small letters. Neither numbers nor signs, nor words that every text has. */
  readonly wordsOf = remembered((text: string): readonly string[] => {
    const clauses = text.slice(0, MOST_LETTERS).split(CLAUSE_END);
    return [...new Set(clauses.flatMap(clause => this.#wordsIn(clause)))];
  });

  #wordsBetween(clause: string): readonly string[] {
    const pieces = IS_PLAIN_LATIN.test(clause) ? latinPieces(clause) : this.#pieces(clause);
    return pieces.length === 0 ? pieces : this.#tellingWords(pieces);
  }

  #pieces(clause: string): readonly string[] {
    this.#segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
    const pieces: string[] = [];
    for (const { segment, isWordLike } of this.#segmenter.segment(clause))
      pieces.push(isWordLike ? this.#written(segment) : '');
    return pieces;
  }

  #tellingWords(pieces: readonly string[]): readonly string[] {
    const words: string[] = [];
    for (let at = 0; at < pieces.length; ) {
      const taken = piecesOfWord(pieces, at);
      const word = taken === 1 ? pieces[at]! : pieces.slice(at, at + taken).join('');
      if (this.#isTelling(word)) words.push(word);
      at += taken;
    }
    return words;
  }
}

function remembered<Made>(make: (text: string) => Made): (text: string) => Made {
  const known = new Map<string, Made>();
  return text => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = make(text);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(text, made);
    return made;
  };
}

const latinPieces = (clause: string): readonly string[] => clause.toLowerCase().match(LATIN_WORD) ?? [];

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
