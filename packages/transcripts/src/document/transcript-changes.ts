import { type Change, hashText, inOrder, ordersBetween, removeAt, setTo } from '@wenshu/survey-core';
import { cutPieces, joinTexts, mendText, type Piece, putBack, splitText, type TurnText } from './cuts.ts';
import type { Transcript, Translation, Turn } from './transcript.ts';

const at = (id: string, field: keyof Turn) => ['turns', id, field] as const;
/** What the server writes when it takes a translation in. */
const unsigned = { by: '', at: 0 } as const;

function setText({ id, text, cuts }: Turn, made: TurnText): Change[] {
  return [
    ...(made.text === text ? [] : [setTo(at(id, 'text'), made.text)]),
    ...(made.cuts === cuts || (made.cuts.length === 0 && cuts.length === 0)
      ? []
      : [
          setTo(
            at(id, 'cuts'),
            made.cuts.map(cut => ({ ...cut })),
          ),
        ]),
  ];
}

/** Each makes the changes of one edit; nothing is done yet. */
export const transcriptChanges = {
  head: (field: 'title' | 'language' | 'day' | 'note', value: string): Change[] => [setTo([field], value)],

  text: (turn: Turn, text: string): Change[] => setText(turn, mendText(turn, text)),

  cut: (turn: Turn, pieces: readonly Piece[]): Change[] => setText(turn, cutPieces(turn, pieces)),

  putBack: (turn: Turn, place: number): Change[] => setText(turn, putBack(turn, place)),

  speaker: (ids: readonly string[], speaker: number | null): Change[] =>
    ids.map(id => setTo(at(id, 'speaker'), speaker)),

  part: (ids: readonly string[], part: string): Change[] => ids.map(id => setTo(at(id, 'part'), part)),

  time: (id: string, field: 'from' | 'to', time: number | null): Change[] => [setTo(at(id, field), time)],

  /** Parted before a letter: what stands behind is a turn of its own, of the same speaker. Its translation cannot be parted, and stays with the first as a draft. */
  split: (transcript: Transcript, turn: Turn, place: number, newId: string): Change[] => {
    const [one, other] = splitText(turn, place);
    const turns = inOrder(transcript.turns);
    const next = turns[turns.findIndex(({ id }) => id === turn.id) + 1];
    const [order] = ordersBetween(turn.order, next?.order ?? null, 1);
    const fresh: Turn = { ...turn, id: newId, order: order!, ...lead(other), from: null, translation: null };
    return [
      ...setText(turn, trail(one)),
      ...(turn.to === null ? [] : [setTo(at(turn.id, 'to'), null)]),
      ...drafted(turn),
      setTo(['turns', newId], asValue(fresh)),
    ];
  },

  /** Turns that stand together become the first of them. */
  merge: (turns: readonly Turn[]): Change[] => {
    const [first, ...rest] = turns;
    if (!first || rest.length === 0) return [];
    const made = rest.reduce<TurnText>((joined, turn) => joinTexts(joined, turn), first);
    const translated = turns.flatMap(({ translation }) => (translation === null ? [] : [translation]));
    const into = translated.map(({ text }) => text).join(' ');
    return [
      ...setText(first, made),
      setTo(at(first.id, 'to'), rest.at(-1)!.to),
      ...(translated.length === 0
        ? []
        : [setTo(at(first.id, 'translation'), { ...translated[0]!, text: into, state: 'draft' })]),
      ...rest.map(({ id }) => removeAt(['turns', id])),
    ];
  },

  add: (transcript: Transcript, after: string | null, turn: Omit<Turn, 'order'>): Change[] => {
    const turns = inOrder(transcript.turns);
    const place = after === null ? 0 : turns.findIndex(({ id }) => id === after) + 1;
    const [order] = ordersBetween(turns[place - 1]?.order ?? null, turns[place]?.order ?? null, 1);
    return [setTo(['turns', turn.id], asValue({ ...turn, order: order! }))];
  },

  remove: (ids: readonly string[]): Change[] => ids.map(id => removeAt(['turns', id])),

  /** Nothing written is no translation. */
  translate: (turn: Turn, text: string, way: Translation['way'], state: Translation['state'] = 'draft'): Change[] => [
    setTo(at(turn.id, 'translation'), text === '' ? null : { text, way, state, of: markOf(turn.text), ...unsigned }),
  ],
};

/** What a translation is of: made of other words, it may say something else. */
export const markOf = (text: string): string => hashText({ text });

export const isStale = ({ text, translation }: Turn): boolean =>
  translation !== null && translation.of !== markOf(text);

const drafted = ({ id, translation }: Turn): Change[] =>
  translation === null ? [] : [setTo(at(id, 'translation'), { ...translation, state: 'draft' })];

const asValue = (turn: Turn) => ({
  ...turn,
  cuts: turn.cuts.map(cut => ({ ...cut })),
  translation: turn.translation && { ...turn.translation },
});

/** Without the space at which it was parted. */
const trail = (part: TurnText): TurnText => mendText(part, part.text.trimEnd());
const lead = (part: TurnText): TurnText => mendText(part, part.text.trimStart());
