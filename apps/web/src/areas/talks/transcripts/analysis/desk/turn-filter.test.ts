import type { TalkPerson } from '@wenshu/api-contract';
import type { Turn } from '@wenshu/transcripts';
import { expect, it } from 'vitest';
import type { Answer } from '../../../../findings/coding/code/marks.ts';
import { filterTurns, type TurnFilter } from './turn-filter.ts';

const turn = (id: string, speaker: number | null, text: string): Turn => ({
  id,
  speaker,
  text,
  order: id,
  cuts: [],
  from: null,
  to: null,
  part: '',
  translation: null,
});
const mark = (code: number, nickName: string) => ({
  markId: 1,
  code,
  span: null,
  coder: 'person' as const,
  nickName,
  sureness: null,
  time: 0,
  stands: true,
  state: 'accepted' as const,
});
const answer = (answerRecordId: string, marks: Answer['marks']): Answer => ({
  answerRecordId,
  text: '',
  isBlind: false,
  marks,
});
const person = (no: number, role: TalkPerson['role'], values: TalkPerson['values']): TalkPerson => ({
  no,
  name: `P${no}`,
  role,
  values,
  turns: 1,
});
const turns = [turn('a', 1, 'Why tea?'), turn('b', 2, 'Cheap TEA'), turn('c', 3, 'No idea'), turn('d', null, 'Noise')];
const known = {
  answers: new Map([
    ['a', answer('a', [])],
    ['b', answer('b', [mark(1, 'Anna'), mark(2, 'Ben')])],
    ['c', answer('c', [mark(3, 'Ben')])],
    ['d', answer('d', [])],
  ]),
  people: [person(1, 'moderator', {}), person(2, 'participant', { city: 'a:b' }), person(3, 'participant', {})],
  withMemo: new Set(['c']),
};
const found = (filter: Partial<TurnFilter>) =>
  filterTurns(turns, { text: '', ...filter }, known)
    .map(({ id }) => id)
    .join('');

it.each<[Partial<TurnFilter>, string]>([
  [{}, 'abcd'],
  [{ text: 'tea' }, 'ab'],
  [{ speaker: 3 }, 'c'],
  [{ group: 'role:participant' }, 'bc'],
  [{ group: 'city:a:b' }, 'b'],
  [{ list: 'coded' }, 'bc'],
  [{ list: 'uncoded' }, 'ad'],
  [{ list: 'memo' }, 'c'],
  [{ codes: new Set([2, 3]) }, 'bc'],
  [{ coder: 'Anna' }, 'b'],
  [{ codes: new Set([2]), coder: 'Anna' }, ''],
  [{ list: 'uncoded', coder: 'Anna' }, 'acd'],
])('shows for %o the turns %s', (filter, ids) => expect(found(filter)).toBe(ids));
