import { describe, expect, it } from 'vitest';
import { labelOfPart } from './part-label.ts';

describe('the label of a part of a question', () => {
  it('is said in the language of whoever reads it', () => {
    const version = { label: '您会选哪个？: version', part: { is: 'version' as const } };
    expect(labelOfPart(version, 'zh')).toBe('您会选哪个？: 版本');
    expect(labelOfPart(version, 'en')).toBe('您会选哪个？: Version');
    expect(labelOfPart({ label: 'Q: 4 best', part: { is: 'best', number: 4 } }, 'zh')).toBe('Q: 第 4 组·最重要');
    expect(labelOfPart({ label: 'Q: 12', part: { is: 'task', number: 12 } }, 'en')).toBe('Q: Task 12');
    const side = { label: 'Q: a: b (functional)', part: { is: 'functional' as const, of: 'b' } };
    expect(labelOfPart(side, 'zh')).toEqual(expect.stringMatching(/^Q: a: b.*具备时/));
  });

  it('says the part alone where the question has no title, and keeps the round of a loop', () => {
    expect(labelOfPart({ label: ': version', part: { is: 'version' } }, 'en')).toBe('Version');
    expect(labelOfPart({ label: ': 1', part: { is: 'task', number: 1 } }, 'zh')).toBe('第 1 个任务');
    expect(labelOfPart({ label: 'Q: tooCheap (Tea)', part: { is: 'tooCheap' } }, 'en')).toBe('Q: Too cheap (Tea)');
  });

  it('leaves everything else as it is', () => {
    expect(labelOfPart({ label: 'Q: version' }, 'zh')).toBe('Q: version');
    expect(labelOfPart({ label: 'something else', part: { is: 'version' } }, 'zh')).toBe('something else');
  });
});
