import type { Paper } from './paper.ts';
import type { LayoutWords, PaperBlock } from './paper-block.ts';
import type { PaperShape } from './paper-shape.ts';

/** What is filled in of the brief, in the order of its shape. */
export const layBrief = (shape: PaperShape, { brief }: Paper, { parts }: LayoutWords): PaperBlock[] =>
  Object.keys(shape.brief).flatMap((name): PaperBlock[] => {
    const value = brief[name];
    const words = parts.brief[name];
    if (value === undefined || value === '' || !words) return [];
    return [{ is: 'field', label: words.label, text: words.options?.[value] ?? String(value) }];
  });
