import { layBrief } from '../paper/lay-brief.ts';
import type { Paper, PaperNode } from '../paper/paper.ts';
import type { LayoutAsked, LayoutWords, PaperBlock } from '../paper/paper-block.ts';
import { isSet, listOf, nodesBelow, numberOf, textOf } from '../paper/paper-tree.ts';
import { outlineMinutes } from './outline-minutes.ts';
import { outlineShape } from './outline-shape.ts';

/** Goals by number, then the talk: sections with their minutes, questions by number, and what hangs below each. */
export function layOutline(paper: Paper, { words }: LayoutAsked): PaperBlock[] {
  const { nodes } = words.parts;
  const goals = nodesBelow(paper, null, 'goal');
  const sections = nodesBelow(paper, null, 'section');
  return [
    ...layBrief(outlineShape, paper, words),
    ...(goals.length > 0 ? [{ is: 'heading', level: 1, text: nodes['goal']!.all } as const] : []),
    ...goals.map((goal, at) => ({ is: 'text', text: `${at + 1}. ${textOf(goal, 'text')}` }) as const),
    ...(sections.length > 0
      ? [
          { is: 'heading', level: 1, text: nodes['section']!.all } as const,
          { is: 'text', text: words.minutesInAll(outlineMinutes(paper)) } as const,
        ]
      : []),
    ...sections.flatMap((section, at) => laySection(paper, section, { words, place: at + 1, goals })),
  ];
}

interface Placed {
  readonly words: LayoutWords;
  readonly place: number;
  readonly goals: readonly PaperNode[];
}

function laySection(paper: Paper, section: PaperNode, { words, place, goals }: Placed): PaperBlock[] {
  const minutes = numberOf(section, 'minutes');
  const title = `${place}. ${textOf(section, 'title')}`;
  const served = goals.flatMap(({ id }, at) => (listOf(section, 'goals').includes(id) ? [String(at + 1)] : []));
  const note = textOf(section, 'note');
  return [
    { is: 'heading', level: 2, text: minutes > 0 ? `${title} ${words.minutes(minutes)}` : title },
    ...(served.length > 0 ? [{ is: 'text', text: words.serves(served.join(', ')) } as const] : []),
    ...(note ? [{ is: 'field', label: words.parts.nodes['section']!.fields['note']!.label, text: note } as const] : []),
    ...nodesBelow(paper, section.id, 'question').flatMap((question, at): PaperBlock[] => [
      {
        is: 'text',
        text: `${place}.${at + 1} ${textOf(question, 'text')}${isSet(question, 'mustAsk') ? ` ${words.mustAsk}` : ''}`,
      },
      ...nodesBelow(paper, question.id, 'stimulus').map(stimulus => layStimulus(stimulus, words)),
      ...nodesBelow(paper, question.id, 'probe').map(
        probe => ({ is: 'bullet', level: 0, text: textOf(probe, 'text') }) as const,
      ),
    ]),
  ];
}

const layStimulus = (stimulus: PaperNode, { parts }: LayoutWords): PaperBlock => ({
  is: 'field',
  label: parts.nodes['stimulus']!.name,
  text: [textOf(stimulus, 'text'), textOf(stimulus, 'address')].filter(Boolean).join(' '),
});
