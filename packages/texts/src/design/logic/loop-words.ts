import { bilingual, type Language } from '../../bilingual.ts';
import type { DescribedDocument, DescribedRule } from './described.ts';
import { logicWords } from './logic-words.ts';
import { cut, Names } from './names.ts';

export type DescribedLoop = Extract<DescribedRule, { kind: 'question-relation' }>;

interface LoopAsked {
  readonly names: readonly string[];
  readonly often: string;
}
interface Of {
  readonly from: string;
}

/** What a loop does, for whoever looks at its questions or adds one. */
const loopWords = bilingual(
  {
    often: {
      selected: ({ from }: Of) => `${from} 每选中一项问一遍`,
      unselected: ({ from }: Of) => `${from} 每有一项未选问一遍`,
    },
    label: ({ often }: { often: string }) => `循环：${often}`,
    asked: ({ names, often }: LoopAsked) => `${names.join('、')} 会循环询问：${often}`,
    landed: {
      inside: ({ often }: { often: string }) => `现在在循环里：${often}。`,
      after: ({ often }: { often: string }) => `现在在循环之后，只问一遍。前面的循环：${often}。`,
    },
    other: { inside: '移到循环之后（只问一遍）', after: '移到循环里' },
  },
  {
    often: {
      selected: ({ from }) => `asked once for each option chosen in ${from}`,
      unselected: ({ from }) => `asked once for each option not chosen in ${from}`,
    },
    label: ({ often }) => `Loop: ${often}`,
    asked: ({ names, often }) => `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} ${often}`,
    landed: {
      inside: ({ often }) => `Now inside the loop: ${often}.`,
      after: ({ often }) => `Now after the loop, asked only once. The loop before it: ${often}.`,
    },
    other: { inside: 'Move it after the loop (asked once)', after: 'Move it into the loop' },
  },
);

/** How often its questions are asked: by which question, with its title, since a number says little to somebody who only looks. */
function often({ take, fromQuestionId }: DescribedLoop, document: DescribedDocument, language: Language): string {
  const names = new Names(document, logicWords[language]);
  const title = cut(document.questions[fromQuestionId]?.title.text ?? '');
  const name = names.question({ questionId: fromQuestionId });
  return loopWords[language].often[take]({ from: title === '' ? name : `${name} ${names.words.quote(title)}` });
}

/** The label of the frame around a loop's questions. */
export function loopLabel(loop: DescribedLoop, document: DescribedDocument, language: Language): string {
  return loopWords[language].label({ often: often(loop, document, language) });
}

/** Which group or question it asks again and again. */
export function loopPlace({ target }: DescribedLoop, document: DescribedDocument, language: Language): string {
  return new Names(document, logicWords[language]).target(target);
}

/** A notice before publishing: what is asked again and again, by name. */
export function loopNotice(
  loop: DescribedLoop,
  asked: readonly string[],
  document: DescribedDocument,
  language: Language,
): string {
  return loopWords[language].asked({ names: asked, often: often(loop, document, language) });
}

/** Where a question has come to stand, and what the button says that takes it to the other side. */
export function landingWords(
  loop: DescribedLoop,
  side: 'inside' | 'after',
  document: DescribedDocument,
  language: Language,
): { readonly text: string; readonly other: string } {
  const words = loopWords[language];
  return { text: words.landed[side]({ often: often(loop, document, language) }), other: words.other[side] };
}
