import type { editorToolsTexts } from '@wenshu/texts/design/editor-tools';

type Words = (typeof editorToolsTexts)['zh']['history'] | (typeof editorToolsTexts)['en']['history'];
type Word = keyof Words['edits'];

/** What a design call is about, by its name: the first that fits. */
const ABOUT: readonly (readonly [RegExp, Word])[] = [
  [/logic|relation|calculation|verif|turnOff/i, 'logic'],
  [/quota/i, 'quotas'],
  [/language|translate/i, 'languages'],
  [/appearance|cover|endPage|agreement|jump/i, 'appearance'],
  [/item|tag|score|subQuestionGroup|evaluate|brandPrice/i, 'options'],
  [/setting|restriction|changeType|remark/i, 'settings'],
  [/group|batchPage|seqName/i, 'groups'],
  [/children|child|moveConfig/i, 'moveTopQuestion'],
];

/** By its name, or by what it is about. */
export function wordOf(name: string, words: Pick<Words, 'edits'>): Word {
  if (Object.hasOwn(words.edits, name)) return name as Word;
  return ABOUT.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';
}

/** A step of the history in words: "added 2 questions, edited options 5 times". */
export function editWords(edits: Readonly<Record<string, number>>, words: Words): string {
  const counts = new Map<Word, number>();
  const isAlone = Object.keys(edits).length === 1;
  for (const [name, count] of Object.entries(edits)) {
    // Numbers that follow a move are no edit of their own.
    if (name === 'modifySeqNames' && !isAlone) continue;
    const word = wordOf(name, words);
    counts.set(word, (counts.get(word) ?? 0) + count);
  }
  return [...counts].map(([word, count]) => words.edits[word]({ count })).join(words.join);
}
