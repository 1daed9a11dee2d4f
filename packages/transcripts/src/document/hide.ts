import type { Transcript, Turn } from './transcript.ts';
import { wholeWord } from './whole-word.ts';

/** Words that tell who somebody is, and what stands instead of them. */
export interface Pseudonym {
  readonly words: readonly string[];
  readonly shown: string;
}

export interface HiddenTranscript {
  readonly document: Transcript;
  /** How many places became others, in what is said, what was cut, and translations. */
  readonly places: number;
  readonly turnIds: readonly string[];
}

/**
 * Everywhere in a transcript the words of pseudonyms become what stands instead: in what is said, in what was cut from it, in translations, sections,
 * title and note. Latin words are found as whole words, Chinese ones wherever their signs stand; of two that begin alike the longer one.
 */
export function hideIn(document: Transcript, pseudonyms: readonly Pseudonym[]): HiddenTranscript {
  const swap = swapper(pseudonyms);
  let places = 0;
  const inText = (text: string) => {
    const swapped = swap(text);
    places += swapped.pieces.length;
    return swapped.text;
  };
  const turnIds: string[] = [];
  const turns = Object.fromEntries(
    Object.values(document.turns).map(turn => {
      const before = places;
      const hidden = hideTurn(turn, swap, inText);
      places += hidden.pieces;
      if (places > before) turnIds.push(turn.id);
      return [turn.id, places > before ? hidden.turn : turn];
    }),
  );
  const head = { title: inText(document.title), note: inText(document.note) };
  return { document: { ...document, ...head, turns }, places, turnIds };
}

/** The same in a text that stands beside transcripts. */
export const hideInText = (text: string, pseudonyms: readonly Pseudonym[]): string => swapper(pseudonyms)(text).text;

function hideTurn(
  turn: Turn,
  swap: Swap,
  inText: (text: string) => string,
): { readonly turn: Turn; readonly pieces: number } {
  const { text, pieces } = swap(turn.text);
  const cuts = turn.cuts.flatMap(cut => {
    const end = cut.at + cut.now.length;
    const words = inText(cut.words);
    if (
      pieces.some(({ from, to }) => from < end && to > cut.at && !(cut.now === '' && (cut.at <= from || cut.at >= to)))
    )
      return [];
    const longer = pieces.reduce((sum, { from, to, now }) => (to <= cut.at ? sum + now.length - (to - from) : sum), 0);
    return [{ ...cut, at: cut.at + longer, words }];
  });
  const translation = turn.translation && { ...turn.translation, text: inText(turn.translation.text) };
  return { turn: { ...turn, text, cuts, part: inText(turn.part), translation }, pieces: pieces.length };
}

interface SwappedPiece {
  readonly from: number;
  readonly to: number;
  readonly now: string;
}

type Swap = (text: string) => { readonly text: string; readonly pieces: readonly SwappedPiece[] };

function swapper(pseudonyms: readonly Pseudonym[]): Swap {
  const shownBy = new Map(pseudonyms.flatMap(({ words, shown }) => words.map(word => [word, shown] as const)));
  const words = [...shownBy.keys()].filter(word => word !== '').toSorted((a, b) => b.length - a.length);
  if (words.length === 0) return text => ({ text, pieces: [] });
  const pattern = new RegExp(words.map(wholeWord).join('|'), 'gu');
  return text => {
    const pieces: SwappedPiece[] = [];
    const swapped = text.replace(pattern, (word, from: number) => {
      const now = shownBy.get(word)!;
      pieces.push({ from, to: from + word.length, now });
      return now;
    });
    return { text: swapped, pieces };
  };
}
