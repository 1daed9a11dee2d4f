import type { Paper } from '../document/paper.ts';
import { nodesBelow, textOf } from '../document/paper-tree.ts';
import { layBrief } from '../layout/lay-brief.ts';
import type { LayoutAsked, PaperBlock } from '../layout/paper-block.ts';
import { conceptShape } from './concept-shape.ts';

/** The variants side by side, as far as their fields are filled in at all. */
export function layConcept(paper: Paper, { words }: LayoutAsked): PaperBlock[] {
  const variants = nodesBelow(paper, null, 'variant');
  const { all, fields } = words.parts.nodes['variant']!;
  const { name: _name, ...rest } = conceptShape.nodes['variant']!.fields;
  const rows = Object.keys(rest)
    .map(field => [fields[field]!.label, ...variants.map(variant => textOf(variant, field))])
    .filter(([, ...texts]) => texts.some(text => text !== ''));
  if (variants.length === 0) return layBrief(paper, words);
  return [
    ...layBrief(paper, words),
    { is: 'heading', level: 1, text: all },
    { is: 'table', head: ['', ...variants.map(variant => textOf(variant, 'name'))], rows },
  ];
}
