import { describe, expect, it } from 'vitest';
import { type Answer, changedAnswer, chipsOf, codesOn, isCoded, type Mark, toggled } from './marks.ts';

const mark = (more: Partial<Mark>): Mark => ({
  markId: 1,
  code: 7,
  span: null,
  coder: 'person',
  nickName: 'Lin',
  sureness: null,
  state: 'accepted',
  time: 0,
  stands: true,
  ...more,
});
const answer = (id: string, ...marks: Mark[]): Answer => ({
  answerRecordId: id,
  text: 'Too dear, and rude',
  isBlind: false,
  marks,
});
const dear = { from: 0, to: 8 };
const rude = { from: 14, to: 18 };

describe('what an answer is coded with', () => {
  it('is shown once for several people, by words, and what counts comes first', () => {
    const chips = chipsOf([
      mark({ code: 9, state: 'suggested', coder: 'helper' }),
      mark({ code: 7 }),
      mark({ code: 7, nickName: 'Wang' }),
      mark({ code: 7, span: rude }),
      mark({ code: 8, stands: false }),
      mark({ code: 5, state: 'rejected' }),
    ]);
    expect(chips.map(({ code, holds, span, marks }) => [code, holds, span, marks.length])).toEqual([
      [7, 'yes', null, 2],
      [7, 'yes', rude, 1],
      [9, 'suggested', null, 1],
      [8, 'no-more', null, 1],
    ]);
  });

  it('does not tell of a suggestion that somebody has taken', () => {
    expect(chipsOf([mark({ state: 'suggested', coder: 'rule' }), mark({})]).map(({ holds }) => holds)).toEqual(['yes']);
  });

  it('counts what is accepted and stands, as a whole or on words', () => {
    const one = answer('a', mark({ code: 3, span: dear }), mark({ code: 4, stands: false }), mark({ code: 5 }));
    expect([...codesOn(one)]).toEqual([3, 5]);
    expect([...codesOn(one, dear)]).toEqual([3]);
    expect([isCoded(one), isCoded(answer('b', mark({ state: 'suggested' })))]).toEqual([true, false]);
  });
});

describe('a press on a code', () => {
  const has = answer('a', mark({}));
  const lacks = answer('b');
  it('gives it to those that lack it, and takes it away where all have it', () => {
    expect(toggled([has, lacks], 7)).toEqual({ answerRecordIds: ['b'], add: [7], remove: [] });
    expect(toggled([has], 7)).toEqual({ answerRecordIds: ['a'], add: [], remove: [7] });
    expect(toggled([has], 7, rude)).toEqual({ answerRecordIds: ['a'], add: [7], remove: [], span: rude });
  });

  it('is shown at once: on others nothing changes, and what stands no more ends', () => {
    const gone = mark({ code: 8, stands: false });
    const change = { answerRecordIds: ['b'], add: [7], remove: [] };
    expect(changedAnswer(has, change, 'Wang')).toBe(has);
    const given = changedAnswer(answer('b', gone), change, 'Wang');
    expect(given.marks.map(({ code, nickName }) => [code, nickName])).toEqual([[7, 'Wang']]);
    expect(changedAnswer(given, change, 'Wang').marks).toHaveLength(1);
  });

  it('takes it from the words alone, or from the whole answer with all its words', () => {
    const both = answer('a', mark({}), mark({ span: rude }), mark({ code: 3 }));
    const take = { answerRecordIds: ['a'], add: [], remove: [7] };
    expect(changedAnswer(both, { ...take, span: rude }, 'Lin').marks.map(({ span }) => span)).toEqual([null, null]);
    expect(changedAnswer(both, take, 'Lin').marks.map(({ code }) => code)).toEqual([3]);
  });
});
