import { expect, it } from 'vitest';
import type { QdaSpan } from './qda/qda-project.ts';
import { spansOnTurns } from './spans-on-turns.ts';

const text = 'Interview of 3 May\n李：价格有点高。\n还不送货。\n王（00:12）：客服很慢，态度一般。\n李：嗯。';
const turns = [
  { id: 'one', text: '价格有点高。\n还不送货。' },
  { id: 'two', text: '客服很慢，态度一般。' },
  { id: 'three', text: '嗯。' },
];

const span = (from: number, to: number): QdaSpan => ({
  id: `${from}-${to}`,
  from,
  to,
  name: '',
  description: '',
  codings: [],
  noteIds: [],
  by: null,
  at: null,
});

const of = (...words: readonly [string, string][]) => {
  const spans = words.map(([first, last]) => span(text.indexOf(first), text.lastIndexOf(last) + last.length));
  const found = spansOnTurns(text, spans, turns);
  const shown = found.spans.map(
    ({ turnId, from, to }) => `${turnId} ${turns.find(({ id }) => id === turnId)!.text.slice(from, to)}`,
  );
  return { shown, lost: found.lost.map(({ from, to }) => text.slice(from, to)) };
};

it.each<[string, readonly [string, string][], readonly string[], readonly string[]]>([
  ['within a turn', [['客服', '很慢']], ['two 客服很慢'], []],
  ['over the lines of one turn', [['有点高', '还不']], ['one 有点高。\n还不'], []],
  ['over two turns', [['送货', '客服']], ['one 送货。', 'two 客服'], []],
  ['of a heading', [['Interview', 'May']], [], ['Interview of 3 May']],
  [
    'of two codes at one place',
    [
      ['态度', '一般'],
      ['态度', '一般'],
    ],
    ['two 态度一般', 'two 态度一般'],
    [],
  ],
])('takes a span %s', (_what, words, shown, lost) => {
  expect(of(...words)).toEqual({ shown, lost });
});
