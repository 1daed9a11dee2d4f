import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareTexts } from './compare-texts.ts';
import { followSpans } from './follow-spans.ts';
import { followSpansAcross } from './follow-spans-across.ts';

/** The words of a span, found in the text before, and what they are followed to. */
function followed(before: string, words: string, after: string): string {
  const from = before.indexOf(words);
  expect(from).toBeGreaterThanOrEqual(0);
  const { span, stillThere } = followSpans(before, after)(from, from + words.length);
  return `${span ? after.slice(span.from, span.to) : 'gone'} ${stillThere.toFixed(2)}`;
}

it.each([
  ['moved by what was cut before', '嗯，呃，客服很慢。', '客服很慢', '客服很慢。', '客服很慢 1.00'],
  ['shorter by a repeat within', '客服很很很慢，真的。', '客服很很很慢', '客服很慢，真的。', '客服很慢 0.67'],
  ['holding what was put between', '客服慢。', '客服慢', '客服确实慢。', '客服确实慢 1.00'],
  ['gone with its words', '客服慢，物流快。', '物流快', '客服慢。', 'gone 0.00'],
  [
    'gone where fewer than half stand',
    'They never answer the phone.',
    'never answer the phone',
    'The phones broke.',
    'gone 0.25',
  ],
  ['the same but for signs and width', '价格,有点高', '价格,有点高', '价格，有点高。', '价格，有点高 1.00'],
  ['the same but for a capital', 'Um, the app crashes.', 'the app crashes', 'The app crashes.', 'The app crashes 1.00'],
  ['within a word that was moved', 'A smartphone.', 'phone', 'Well, a smartphone.', 'phone 1.00'],
  ['torn by more new words than old', '客服慢', '客服慢', '客服说今天下午三点以前一定回电话给我很慢', 'gone 1.00'],
  ['a sign alone', '好吗？好。', '？', '好吗，好吗？好。', '？ 1.00'],
  ['half an emoji the same', '好😀吗', '😀', '好😁吗', 'gone 0.00'],
])('%s', (_, before, words, after, wanted) => {
  expect(followed(before, words, after)).toBe(wanted);
});

const sentence = fc
  .array(fc.constantFrom('客服', '很慢', '我', '的', '，', '。', ' ', 'the app', ' broke ', '😀', '3.5'), {
    maxLength: 40,
  })
  .map(parts => parts.join(''));

it('follows every span that is before or behind the one edit', () => {
  fc.assert(
    fc.property(sentence, sentence, sentence, sentence, fc.nat(), fc.nat(), (head, old, fresh, tail, one, other) => {
      const [before, after] = [`${head}。${old}。${tail}`, `${head}。${fresh}。${tail}`];
      const follow = followSpans(before, after);
      for (const [text, base, moved] of [
        [head, 0, 0],
        [tail, head.length + old.length + 2, fresh.length - old.length],
      ] as const) {
        const [from, to] = [one % (text.length + 1), other % (text.length + 1)].sort((a, b) => a - b);
        const words = text.slice(from, to);
        if (words.trim() !== words || words === '' || /^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/.test(words)) continue;
        expect(follow(base + from!, base + to!)).toEqual({
          span: { from: base + from! + moved, to: base + to! + moved },
          stillThere: 1,
        });
      }
    }),
  );
});

it('puts both texts together again, whatever they are', () => {
  fc.assert(
    fc.property(sentence, sentence, (before, after) => {
      const pieces = compareTexts(before, after);
      const of = (...kinds: string[]) =>
        pieces
          .filter(({ kind }) => kinds.includes(kind))
          .map(({ text }) => text)
          .join('');
      expect([of('same', 'cut'), of('same', 'added')]).toEqual([before, after]);
      expect(pieces.filter(({ text }, at) => text === '' || pieces[at + 1]?.kind === pieces[at]!.kind)).toEqual([]);
    }),
  );
});

it.each([
  ['one word', '我觉得价格有点高。', '我觉得价格太高。', '我觉得价格[-有点][+太]高。'],
  [
    'a passage written anew, in one piece',
    'They told me that the shop was closed.',
    'Nobody said why the branch had moved.',
    '[-They told me that the shop was closed][+Nobody said why the branch had moved].',
  ],
  [
    'two changes far apart',
    '客服很慢，态度一般，不过最后还是解决了问题。',
    '客服太慢，态度一般，不过最后还是解决了麻烦。',
    '客服[-很][+太]慢，态度一般，不过最后还是解决了[-问题][+麻烦]。',
  ],
  ['only a sign', '好，吧', '好。吧', '好[-，][+。]吧'],
  ['nothing', '一样。', '一样。', '一样。'],
])('shows %s', (_, before, after, wanted) => {
  const marks = { same: ['', ''], cut: ['[-', ']'], added: ['[+', ']'] } as const;
  expect(
    compareTexts(before, after)
      .map(({ kind, text }) => marks[kind][0] + text + marks[kind][1])
      .join(''),
  ).toBe(wanted);
});

const turns = [
  { id: 'a', text: '先说价格。再说客服，客服很慢。' },
  { id: 'b', text: '我也这么想。' },
  { id: 'c', text: '物流倒是快。' },
];

it.each([
  [
    'split',
    'a',
    '客服很慢',
    [{ id: 'a', text: '先说价格。' }, { id: 'd', text: '再说客服，客服很慢。' }, ...turns.slice(1)],
    'd:客服很慢 1',
  ],
  ['merged', 'c', '物流', [turns[0]!, { id: 'b', text: '我也这么想。 物流倒是快。' }], 'b:物流 1'],
  [
    'torn apart',
    'a',
    '价格。再说客服',
    [
      { id: 'a', text: '先说价格。' },
      { id: 'd', text: '再说客服，客服很慢。' },
    ],
    `d:再说客服 ${4 / 6}`,
  ],
  ['moved whole', 'c', '物流', [turns[2]!, turns[0]!, turns[1]!], 'c:物流 1'],
  ['taken away', 'b', '我也这么想', [turns[0]!, turns[2]!], 'gone 0'],
])('follows a span of turns that were %s', (_, id, words, after, wanted) => {
  const text = turns.find(turn => turn.id === id)!.text;
  const from = text.indexOf(words);
  const { span, stillThere } = followSpansAcross(turns, after)(id, from, from + words.length);
  const found = span ? `${span.id}:${after.find(turn => turn.id === span.id)!.text.slice(span.from, span.to)}` : 'gone';
  expect(`${found} ${stillThere}`).toBe(wanted);
});

it('knows no text of another id', () => {
  expect(followSpansAcross(turns, turns)('x', 0, 2)).toEqual({ span: null, stillThere: 0 });
});

const long = Array.from({ length: 20_000 }, (_, at) => `第${at}句说了${at % 97}遍价格。`).join('');

/** Of the processor, since others may be using it. */
function millisecondsOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1000;
}

it('takes less than 100 ms for a small edit of 200,000 letters', () => {
  expect(long.length).toBeGreaterThan(200_000);
  const after = `${long.slice(0, 90_000)}嗯，${long.slice(90_000, 91_000)}${long.slice(91_010)}`;
  followSpans('一', '二');
  let span: { from: number; to: number } | null = null;
  const took = millisecondsOf(() => {
    span = followSpans(long, after)(150_000, 150_020).span;
  });
  expect(span).toEqual({ from: 149_992, to: 150_012 });
  expect(took).toBeLessThan(100);
});

it('is bounded where everything is different', () => {
  const before = long.slice(0, 50_000);
  const after = Array.from({ length: 4_000 }, (_, at) => `那天的第${(at * 7919) % 4_000}个人问客服。`).join('');
  const took = millisecondsOf(() => {
    followSpans(before, after)(0, 20);
    compareTexts(before, after);
  });
  expect(took).toBeLessThan(8_000);
});
