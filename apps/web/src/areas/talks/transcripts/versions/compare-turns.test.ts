import { emptyTranscript, type Transcript, type Turn } from '@wenshu/transcripts';
import { expect, it } from 'vitest';
import { compareTurns } from './compare-turns.ts';

const turn = (id: string, order: string, text: string, speaker = 1): Turn => ({
  id,
  order,
  speaker,
  text,
  cuts: [],
  from: null,
  to: null,
  part: '',
  translation: null,
});
const talk = (...turns: readonly Turn[]): Transcript => ({
  ...emptyTranscript({ title: 'Tea', language: 'en' }),
  turns: Object.fromEntries(turns.map(one => [one.id, one])),
});

it('tells turns that were changed, added, removed or given to another speaker, where they stand', () => {
  const before = talk(turn('a', 'b', 'Why?'), turn('x', 'c', 'Um.'), turn('d', 'd', 'Cheap.'), turn('e', 'e', 'Yes.'));
  const after = talk(
    turn('a', 'b', 'Why tea?'),
    turn('d', 'd', 'Cheap.'),
    turn('n', 'dm', 'New.'),
    turn('e', 'e', 'Yes.', 2),
  );
  expect(compareTurns(before, after).map(one => [one.id, one.before?.text, one.after?.text])).toEqual([
    ['a', 'Why?', 'Why tea?'],
    ['x', 'Um.', undefined],
    ['n', undefined, 'New.'],
    ['e', 'Yes.', 'Yes.'],
  ]);
  expect(compareTurns(after, after)).toEqual([]);
});
