import { degrees, denials, joinedBeginnings, joinedWords, MOST_JOINED, weakDenials } from './joined-words.ts';
import { NameFinder, namesAmong } from './known-names.ts';
import { setPhrase } from './set-phrases.ts';
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
const SET_PHRASE = setPhrase();
/** Of what is written without spaces, so many signs in a row that are no words of the dictionary may be one of its own. */
const MOST_SIGNS = 4;
const ENDS_SO = /[不得未]了$|^(?:为了|除了|罢了|未了|终了|明了)$/;
const IS_PLAIN_LATIN = /^[\x20-\x7e’]*$/;
/** As the dictionary parts plain Latin letters, and ten times as fast. */
const LATIN_WORD = /[A-Za-z0-9_]+(?:(?:(?<=[A-Za-z])['’.](?=[A-Za-z])|(?<=[0-9])['’.,](?=[0-9]))[A-Za-z0-9_]+)*/g;

/** Parts texts into words. People say the same in the same words: what it has parted once it remembers. */
export class WordParter {
  readonly #wordsIn = remembered((clause: string): readonly string[] =>
    this.#names.cut(clause).flatMap(({ text, isName }) => (isName ? [text] : this.#wordsBetween(text))),
  );
  readonly #isTelling = remembered(isTelling);
  readonly #written = remembered((piece: string) => withoutEnding(piece.normalize('NFKC').toLowerCase()));
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
    if (IS_PLAIN_LATIN.test(clause)) return this.#tellingWords(latinPieces(clause));
    // Every second one is a phrase.
    return clause
      .split(SET_PHRASE)
      .flatMap((part, at) => (at % 2 === 1 ? [part] : this.#tellingWords(this.#pieces(part))));
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

/** "Too expensive now" (贵了) is "expensive". Of what denies or is a word of its own, the sign is a part. */
const withoutEnding = (piece: string) =>
  /^\p{Script=Han}+了$/u.test(piece) && !ENDS_SO.test(piece) ? piece.slice(0, -1) : piece;

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
  return piecesDenied(pieces, at) || Math.max(1, signsInARow(pieces, at));
}

const canBeDenied = (piece: string) => IS_HAN.test(piece) && !stopWords.has(piece);

/** A denial, what weighs it, and what it denies: "not very convenient" is not "convenient". None where nothing is denied. */
function piecesDenied(pieces: readonly string[], at: number): number {
  const isWeak = weakDenials.has(pieces[at]!);
  if (!isWeak && !denials.has(pieces[at]!)) return 0;
  let end = at + 1;
  while (degrees.has(pieces[end] ?? '')) end++;
  if ((isWeak && end === at + 1) || !canBeDenied(pieces[end] ?? '')) return 0;
  return end + 1 - at;
}

/** "Smooth" (顺|滑) and "shop" (门|店) are younger than the dictionary, too: signs that stand in a row and each say something are one word. */
function signsInARow(pieces: readonly string[], at: number): number {
  const isSign = (piece: string | undefined) => piece?.length === 1 && canBeDenied(piece) && !denials.has(piece);
  let end = at;
  while (isSign(pieces[end])) end++;
  return end - at > MOST_SIGNS ? 1 : end - at;
}

function isTelling(word: string): boolean {
  if (!HAS_LETTER.test(word) || word.length > LONGEST_WORD || stopWords.has(word)) return false;
  // The dictionary leaves "don’t" whole: its first part says that it is a word of every text.
  if (/['’]/.test(word) && stopWords.has(word.split(/['’]/)[0]!)) return false;
  return word.length > 1 || IS_HAN.test(word);
}
