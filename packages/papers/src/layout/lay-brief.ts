import type { Paper } from '../document/paper.ts';
import { paperShapes } from '../shape/paper-shapes.ts';
import type { LayoutWords, PaperBlock } from './paper-block.ts';

/** What is filled in of the brief, in the order of its shape. */
export const layBrief = ({ kind, brief }: Paper, { parts }: LayoutWords): PaperBlock[] =>
  Object.keys(paperShapes[kind].brief).flatMap((name): PaperBlock[] => {
    const value = brief[name];
    const words = parts.brief[name];
    if (value === undefined || value === '' || !words) return [];
    return [{ is: 'field', label: words.label, text: words.options?.[value] ?? String(value) }];
  });
