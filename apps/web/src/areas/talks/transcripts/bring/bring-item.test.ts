import { expect, it } from 'vitest';
import { afterOthers, previewOf, type SpeakerAs } from './bring-item.ts';

const speaker = (name: string, more: Partial<SpeakerAs> = {}): SpeakerAs => ({
  name,
  no: null,
  as: name,
  role: 'participant',
  isText: false,
  ...more,
});
const people = [
  { no: 3, name: 'Moderator', role: 'moderator' as const },
  { no: 4, name: 'P1', role: 'participant' as const },
];

it('takes the moderator of another file for the same person, and a participant of the same name for another one', () => {
  const speakers = [
    speaker('moderator', { role: 'moderator' }),
    speaker('p1'),
    speaker('P2'),
    speaker('P1', { no: 4 }),
  ];
  expect(afterOthers(speakers, people).map(({ no, as }) => [no, as])).toEqual([
    [3, ''],
    [null, 'p1 (2)'],
    [null, 'P2'],
    [4, 'P1'],
  ]);
});

it('shows turns as they will be: under new names, with what is no name in the text, and cues joined', () => {
  const shown = [
    { speaker: 'M', text: 'Why tea?', from: 0, to: 900 },
    { speaker: 'Note', text: 'laughs', from: null, to: null },
    { speaker: 'P1', text: 'It is', from: 1_000, to: 1_400 },
    { speaker: 'P1', text: 'cheap.', from: 1_500, to: 2_000 },
    { speaker: '', text: 'Hm.', from: null, to: null },
  ];
  const speakers = [
    speaker('M', { no: 3, as: '' }),
    speaker('Note', { isText: true }),
    speaker('P1', { as: 'Mary' }),
    speaker('', { as: '' }),
  ];
  const joined = previewOf({ shown }, { speakers, isJoined: true }, people);
  expect(joined.map(turn => [turn.speaker, turn.text])).toEqual([
    ['Moderator', 'Why tea?\nNote：laughs'],
    ['Mary', 'It is cheap.'],
    [null, 'Hm.'],
  ]);
  expect(previewOf({ shown }, { speakers, isJoined: false }, people)).toHaveLength(4);
});
