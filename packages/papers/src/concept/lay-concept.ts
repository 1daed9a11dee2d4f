import { layBrief } from '../paper/lay-brief.ts';
import type { Paper } from '../paper/paper.ts';
import type { LayoutAsked, PaperBlock } from '../paper/paper-block.ts';
import { nodesBelow, textOf } from '../paper/paper-tree.ts';
import { conceptShape } from './concept-shape.ts';

/** The variants side by side, as far as their fields are filled in at all. */
export function layConcept(paper: Paper, { words }: LayoutAsked): PaperBlock[] {
  const variants = nodesBelow(paper, null, 'variant');
  const { all, fields } = words.parts.nodes['variant']!;
  const { name: _name, ...rest } = conceptShape.nodes['variant']!.fields;
  const rows = Object.keys(rest)
    .map(field => [fields[field]!.label, ...variants.map(variant => textOf(variant, field))])
    .filter(([, ...texts]) => texts.some(text => text !== ''));
  if (variants.length === 0) return layBrief(conceptShape, paper, words);
  return [
    ...layBrief(conceptShape, paper, words),
    { is: 'heading', level: 1, text: all },
    { is: 'table', head: ['', ...variants.map(variant => textOf(variant, 'name'))], rows },
  ];
}
