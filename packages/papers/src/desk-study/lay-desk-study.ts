import { layBrief } from '../paper/lay-brief.ts';
import type { Paper, PaperNode } from '../paper/paper.ts';
import type { LayoutAsked, NamedSource, PaperBlock } from '../paper/paper-block.ts';
import { nodesBelow, textOf } from '../paper/paper-tree.ts';
import { deskStudyShape } from './desk-study-shape.ts';

/** Sub-questions, each with its answer and its evidence as a table; at the end the sources by number. */
export function layDeskStudy(paper: Paper, { words, sources }: LayoutAsked): PaperBlock[] {
  const { nodes } = words.parts;
  const numbers = new Map(sources.map(({ sourceId }, at) => [sourceId, at + 1]));
  const { fields } = nodes['evidence']!;
  const head = ['claim', 'passage', 'source'].map(name => fields[name]!.label);
  const row = (one: PaperNode) => {
    const number = numbers.get(textOf(one, 'source'));
    return [textOf(one, 'claim'), textOf(one, 'passage'), number === undefined ? words.noSource : `[${number}]`];
  };
  return [
    ...layBrief(deskStudyShape, paper, words),
    ...nodesBelow(paper, null, 'sub-question').flatMap((part, at): PaperBlock[] => {
      const terms = nodesBelow(paper, part.id, 'term').map(term => textOf(term, 'text'));
      const evidence = nodesBelow(paper, part.id, 'evidence');
      const answer = textOf(part, 'answer');
      return [
        { is: 'heading', level: 1, text: `${at + 1}. ${textOf(part, 'text')}` },
        ...(answer
          ? [{ is: 'field', label: nodes['sub-question']!.fields['answer']!.label, text: answer } as const]
          : []),
        ...(terms.length > 0
          ? [
              {
                is: 'field',
                label: nodes['term']!.all,
                text: terms.join(paper.language === 'zh' ? '；' : '; '),
              } as const,
            ]
          : []),
        ...(evidence.length > 0 ? [{ is: 'table', head, rows: evidence.map(row) } as const] : []),
      ];
    }),
    ...(sources.length > 0 ? [{ is: 'heading', level: 1, text: words.sources } as const] : []),
    ...sources.map((source, at) => ({ is: 'text', text: `[${at + 1}] ${nameOf(source)}` }) as const),
  ];
}

const nameOf = ({ name, address }: NamedSource) => (address ? `${name} ${address}` : name);
