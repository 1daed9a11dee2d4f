import { describe, expect, it } from 'vitest';
import { markPassages } from './mark-passages.ts';

const text = '市场在增长。去年增长了12%。市场在增长，价格没有变。';
const shown = (passages: readonly string[], sought?: string) =>
  markPassages(text, passages, sought).map(({ text, isMarked, isSought }) =>
    isSought ? `[[${text}]]` : isMarked ? `[${text}]` : text,
  );

describe('passages in a source (S2.21)', () => {
  it.each([
    [['去年增长了12%。'], undefined, ['市场在增长。', '[去年增长了12%。]', '市场在增长，价格没有变。']],
    [['市场在增长'], undefined, ['[市场在增长]', '。去年增长了12%。', '[市场在增长]', '，价格没有变。']],
    [['去年增长了13%', ''], undefined, [text]],
    [['价格没有变。'], '去年增长了12%。', ['市场在增长。', '[[去年增长了12%。]]', '市场在增长，', '[价格没有变。]']],
    [['市场在增长。去年'], '去年增长了12%。', ['市场在增长。', '[[去年增长了12%。]]', '市场在增长，价格没有变。']],
  ])('of %j, looking for "%s", are marked as %j', (passages, sought, parts) => {
    expect(shown(passages, sought)).toEqual(parts);
  });

  it('never changes the text', () => {
    for (const passages of [['增长'], ['市场', '场在'], [text], ['']])
      expect(
        markPassages(text, passages)
          .map(part => part.text)
          .join(''),
      ).toBe(text);
  });
});
