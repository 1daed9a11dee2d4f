import { normalForm } from './normal-form.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { cutHan } from './zh/cut-han.ts';
import { mixedWords } from './zh/survey-words.ts';

export type WordsLanguage = 'zh' | 'en';
export type WordKind = 'word' | 'number' | 'emoji' | 'sign';

export interface CutWord {
  /** As typed. */
  readonly text: string;
  /** What counts as the same word: small letters, one width, English without its endings. */
  readonly form: string;
  /** Places in the text, in its own units: text.slice(start, end) is `text`. */
  readonly start: number;
  readonly end: number;
  readonly kind: WordKind;
}

const mixedBy = new Map<string, string[]>();
for (const word of mixedWords) {
  const latin = word.match(/^[A-Za-z0-9]+/)?.[0] ?? '';
  mixedBy.set(latin, [...(mixedBy.get(latin) ?? []), word]);
}

/**
 * A text in words. Chinese is cut by a list of words with rough frequencies, everything else where spaces and signs part it. The language
 * of the text tells whether Latin words lose their endings: in Chinese they are names (APP, iPhone) and keep them.
 *
 * @example
 * cutWords('APP打不开，2次了', 'zh').map(word => word.text) // ['APP', '打不开', '，', '2', '次', '了']
 */
export function cutWords(text: string, language: WordsLanguage): CutWord[] {
  const words: CutWord[] = [];
  // Where a word of Latin letters and Chinese signs (4S店) has taken the first signs of the next run.
  let taken = 0;
  for (const piece of piecesOf(text)) {
    if (piece.kind !== 'han') {
      const whole = piece.kind === 'sign' || piece.kind === 'emoji' ? piece.text : withSigns(text, piece);
      taken = piece.start + whole.length;
      words.push(wordAt(whole, piece.start, piece.kind, language));
      continue;
    }
    const start = Math.max(piece.start, taken);
    let from = start;
    for (const end of cutHan(text.slice(start, piece.start + piece.text.length))) {
      words.push(wordAt(text.slice(from, start + end), from, 'word', language));
      from = start + end;
    }
  }
  return words;
}

function withSigns(text: string, piece: Piece): string {
  return mixedBy.get(piece.text)?.find(word => text.startsWith(word, piece.start)) ?? piece.text;
}

function wordAt(text: string, start: number, kind: WordKind, language: WordsLanguage): CutWord {
  return { text, form: formOf(text, kind, language), start, end: start + text.length, kind };
}

function formOf(text: string, kind: WordKind, language: WordsLanguage): string {
  if (kind === 'sign' || kind === 'emoji') return text;
  const lower = text.normalize('NFKC').toLowerCase();
  return kind === 'word' && language === 'en' ? normalForm(lower) : lower;
}
