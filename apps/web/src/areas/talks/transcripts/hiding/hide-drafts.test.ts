import { describe, expect, it } from 'vitest';
import { draftOf, type HideDraft, itemsOf, ownDraft, problemsOf, wordsOf } from './hide-drafts.ts';

const example = { transcriptId: 't1', turnId: 'u1', text: '…' };
const wang = draftOf({ kind: 'person', words: ['王小明', '小明'], shown: '［人物1］', places: 4, example });
const li = draftOf({ kind: 'person', words: ['李红'], shown: '［人物2］', places: 1, example });
const own = (typed: string, shown: string): HideDraft => ({ ...ownDraft('own'), typed, shown });

describe('what is to be hidden', () => {
  it('means the wordings that were not left out, and of what is typed each word once, the longest first', () => {
    expect(wordsOf(wang)).toEqual(['王小明', '小明']);
    expect(wordsOf({ ...wang, words: [{ word: '王小明', isMeant: false }, wang.words[1]!] })).toEqual(['小明']);
    expect(wordsOf(own(' 老王、王工程师,老王；\n', 'x'))).toEqual(['王工程师', '老王']);
  });

  it('is sent as it was chosen', () => {
    expect(itemsOf([wang, { ...li, isChosen: false }, own('老张', ' 邻居 ')])).toEqual([
      { kind: 'person', words: ['王小明', '小明'], shown: '［人物1］' },
      { kind: 'other', words: ['老张'], shown: '邻居' },
    ]);
  });

  it.each<[string, HideDraft, string | undefined]>([
    ['is fine with other words and another name', own('老张', '邻居'), undefined],
    ['needs words', own(' 、', '邻居'), 'no-words'],
    ['needs something that stands there', own('老张', ' '), 'no-shown'],
    ['must not tell what it hides', own('老张', '邻居老张'), 'shown-tells'],
    ['must not look like another', own('老张', ' ［人物1］'), 'same-shown'],
    ['must not take words of another', own('老张，小明', '邻居'), 'same-words'],
  ])('%s', (_what, draft, problem) => {
    expect(problemsOf([wang, li, draft]).get('own')).toBe(problem);
    // A line that is not chosen is nobody's problem.
    expect(problemsOf([wang, li, { ...draft, isChosen: false }]).size).toBe(0);
  });
});
