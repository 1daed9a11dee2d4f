import { describe, expect, it } from 'vitest';
import { checkTranscript, emptyTranscript, hideIn, type Transcript, type Turn } from '../index.ts';

const turn: Turn = {
  id: 'turn01',
  order: 'b',
  speaker: 1,
  text: '王小明去了张江，小明说 Ann met Annie.',
  cuts: [
    { at: 0, words: '嗯，小明', now: '', why: 'filler' },
    { at: 8, words: '呃', now: '', why: 'filler' },
    { at: 5, words: '浦东', now: '张江', why: 'replaced' },
  ].toSorted((a, b) => a.at - b.at) as Turn['cuts'],
  from: null,
  to: null,
  part: '王小明家',
  translation: { text: 'Ann went', state: 'draft', way: 'hand', of: 'x', by: '', at: 0 },
};
const talk: Transcript = { ...emptyTranscript({ title: '王小明', language: 'zh' }), turns: { turn01: turn } };

describe('hiding in a transcript', () => {
  const hidden = hideIn(talk, [
    { words: ['王小明', '小明'], shown: '［人物1］' },
    { words: ['张江'], shown: '［地点1］' },
    { words: ['Ann'], shown: '[Person 2]' },
  ]);
  const now = hidden.document.turns['turn01']!;

  it('takes the words away wherever they stand, the longer of two, Latin ones as whole words', () => {
    expect(now.text).toBe('［人物1］去了［地点1］，［人物1］说 [Person 2] met Annie.');
    expect(now.translation?.text).toBe('[Person 2] went');
    expect([now.part, hidden.document.title]).toEqual(['［人物1］家', '［人物1］']);
    expect(JSON.stringify(hidden.document)).not.toMatch(/小明|张江/);
    expect(hidden.places).toBe(8);
    expect(hidden.turnIds).toEqual(['turn01']);
  });

  it('keeps what was cut elsewhere where it stood', () => {
    expect(now.cuts.map(({ at, words }) => [at, words])).toEqual([
      [0, '嗯，［人物1］'],
      [13, '呃'],
    ]);
    expect(now.text.slice(12, 13)).toBe('，');
    expect(checkTranscript(hidden.document)).toBeUndefined();
  });

  it('leaves alone what has none of them', () => {
    expect(hideIn(talk, [{ words: ['李'], shown: 'x' }])).toMatchObject({ places: 0, turnIds: [], document: talk });
    expect(hideIn(talk, [{ words: ['.*', '(', ''], shown: 'x' }]).places).toBe(0);
  });
});
