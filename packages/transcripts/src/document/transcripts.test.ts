import { type Change, mintId } from '@wenshu/survey-core';
import { describe, expect, it } from 'vitest';
import {
  asSaid,
  checkTranscript,
  cutPieces,
  doTranscriptEditsMeet,
  emptyTranscript,
  isStale,
  makeTranscriptEdit,
  markOf,
  mendText,
  putBack,
  type Transcript,
  type Turn,
  transcriptChanges,
  transcriptMost,
  transcriptPartIds,
  turnsWritten,
} from '../index.ts';

const turn = (id: string, order: string, text: string, more: Partial<Turn> = {}): Turn => ({
  id,
  order,
  speaker: 1,
  text,
  cuts: [],
  from: null,
  to: null,
  part: '',
  translation: null,
  ...more,
});
const talk = (...turns: readonly Turn[]): Transcript => ({
  ...emptyTranscript({ title: 'Tea', language: 'zh' }),
  turns: Object.fromEntries(turns.map(one => [one.id, one])),
});
const made = (transcript: Transcript, changes: readonly Change[]): Transcript => {
  const edited = makeTranscriptEdit(transcript, changes);
  if ('problem' in edited) throw new Error(`${edited.problem} at ${edited.at}`);
  return edited.document;
};

describe('cuts of a turn', () => {
  const said = '嗯，我我觉得那个茶，呃，太贵了';
  const clean = cutPieces({ text: said, cuts: [] }, [
    { from: 0, to: 2, now: '', why: 'filler' },
    { from: 2, to: 3, now: '', why: 'repeat' },
    { from: 10, to: 12, now: '', why: 'filler' },
  ]);

  it('leave what is said, know what stood there, and lead back to it', () => {
    expect(clean.text).toBe('我觉得那个茶，太贵了');
    expect(clean.cuts).toEqual([
      { at: 0, words: '嗯，', now: '', why: 'filler' },
      { at: 0, words: '我', now: '', why: 'repeat' },
      { at: 7, words: '呃，', now: '', why: 'filler' },
    ]);
    expect(asSaid(clean)).toBe(said);
  });

  it('are put back one by one, in any order', () => {
    const one = putBack(clean, 1);
    expect(one.text).toBe('我我觉得那个茶，太贵了');
    expect(putBack(putBack(one, 0), 0).text).toBe(said);
    expect(putBack(clean, 9)).toEqual(clean);
  });

  it('stay where the words around them stay, and go where somebody writes', () => {
    const mended = mendText(clean, '我觉得这个绿茶，太贵了');
    expect(mended.cuts.map(({ at, words }) => [at, words])).toEqual([
      [0, '嗯，'],
      [0, '我'],
      [8, '呃，'],
    ]);
    expect(asSaid(mended)).toBe('嗯，我我觉得这个绿茶，呃，太贵了');
    expect(mendText(clean, '我觉得那个茶').cuts).toHaveLength(2);
  });

  it('within what is cut again go with it', () => {
    const again = cutPieces(clean, [{ from: 3, to: 10, now: '它', why: 'replaced' }]);
    expect(again.text).toBe('我觉得它');
    expect(asSaid(again)).toBe(said);
  });

  it('of many letters lead back to what was said, whatever is cut and put back', () => {
    let state = 7;
    const next = (most: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * most);
    };
    for (let round = 0; round < 300; round++) {
      const text = Array.from({ length: 30 }, () => 'abcdefgh，。 '[next(11)]).join('');
      let now = { text, cuts: [] as readonly Turn['cuts'][number][] };
      for (let step = 0; step < 6; step++) {
        const from = next(now.text.length + 1);
        const to = Math.min(now.text.length, from + next(6));
        if (next(4) === 0 && now.cuts.length > 0) now = { ...putBack(now, next(now.cuts.length)) };
        else if (to > from)
          now = { ...cutPieces(now, [{ from, to, now: next(2) === 0 ? '' : 'XY', why: 'replaced' }]) };
        expect(asSaid(now)).toBe(text);
      }
    }
  });
});

describe('a transcript that people edit', () => {
  const newId = mintId(() => 0.5);
  const two = talk(
    turn('turn01', 'b', '我买绿茶。很贵。', { from: 1000, to: 9000 }),
    turn('turn02', 'd', '为什么？', { speaker: 2 }),
  );

  it('parts a turn: what stands behind is one of its own, between it and the next', () => {
    const parted = made(two, transcriptChanges.split(two, two.turns['turn01']!, 5, newId));
    const behind = parted.turns[newId]!;
    expect([parted.turns['turn01']!.text, behind.text]).toEqual(['我买绿茶。', '很贵。']);
    expect([parted.turns['turn01']!.to, behind.from, behind.to]).toEqual([null, null, 9000]);
    expect(behind.order > 'b' && behind.order < 'd').toBe(true);
  });

  it('joins turns that stand together, with what was cut in both', () => {
    const clean = made(two, transcriptChanges.cut(two.turns['turn02']!, [{ from: 3, to: 4, now: '', why: 'marks' }]));
    const joined = made(clean, transcriptChanges.merge([clean.turns['turn01']!, clean.turns['turn02']!]));
    expect(Object.keys(joined.turns)).toEqual(['turn01']);
    expect(joined.turns['turn01']!.text).toBe('我买绿茶。很贵。为什么');
    expect(joined.turns['turn01']!.cuts).toEqual([{ at: 11, words: '？', now: '', why: 'marks' }]);
  });

  it('keeps of a translation what it was made of, and knows when the turn says something else', () => {
    const into = made(two, transcriptChanges.translate(two.turns['turn02']!, 'Why?', 'hand', 'checked'));
    expect(into.turns['turn02']!.translation).toMatchObject({ text: 'Why?', of: markOf('为什么？'), state: 'checked' });
    expect(isStale(into.turns['turn02']!)).toBe(false);
    expect(isStale(made(into, transcriptChanges.text(into.turns['turn02']!, '为什么呢？')).turns['turn02']!)).toBe(
      true,
    );
  });

  it('lets two people write apart, and tells them where they met', () => {
    const mine = transcriptChanges.text(two.turns['turn01']!, '我买红茶。');
    const cut = transcriptChanges.cut(two.turns['turn01']!, [{ from: 0, to: 1, now: '', why: 'filler' }]);
    expect(doTranscriptEditsMeet(mine, transcriptChanges.text(two.turns['turn02']!, '为啥？'))).toBe(false);
    expect(doTranscriptEditsMeet(mine, transcriptChanges.speaker(['turn01'], 2))).toBe(false);
    // Places of cuts are places of the text.
    expect(doTranscriptEditsMeet(mine, cut.slice(1))).toBe(true);
    expect(doTranscriptEditsMeet(mine, transcriptChanges.remove(['turn01']))).toBe(true);
    expect(transcriptPartIds([...cut, ...transcriptChanges.head('title', 'x')], mine)).toEqual(['turn01']);
    expect(turnsWritten([...mine, ...transcriptChanges.head('title', 'x')])).toEqual(['turn01']);
  });

  it('takes nothing that it cannot read', () => {
    const wrong = (changes: readonly Change[]) => makeTranscriptEdit(two, changes);
    expect(wrong([{ path: ['turns', 'turn03', 'text'], value: 'x' }])).toEqual({
      problem: 'not-readable',
      at: 'turns.turn03.text',
    });
    expect(wrong([{ path: ['turns', 'turn01', 'id'], value: 'x' }])).toMatchObject({ problem: 'not-readable' });
    expect(wrong([{ path: ['turns', 'turn01', 'speaker'], value: 0 }])).toMatchObject({ at: 'turns.turn01.speaker' });
    expect(
      wrong([{ path: ['turns', 'turn01', 'cuts'], value: [{ at: 0, words: 'a', now: '他', why: 'marks' }] }]),
    ).toMatchObject({
      at: 'turns.turn01.cuts',
    });
    expect(
      wrong([{ path: ['turns', 'turn01', 'text'], value: 'x'.repeat(transcriptMost.turnLetters + 1) }]),
    ).toMatchObject({
      at: 'turns.turn01.text',
    });
    expect(wrong([{ path: ['day'], value: '2026-13-01' }])).toMatchObject({ at: 'day' });
    expect(checkTranscript(two)).toBeUndefined();
    for (const hostile of [null, [], 'x', { ...two, more: 1 }, { ...two, turns: { constructor: 1 } }])
      expect(checkTranscript(hostile)).toMatchObject({ problem: 'not-readable' });
  });
});
