import { nodesBelow, textOf } from '@wenshu/papers';
import * as z from 'zod/mini';
import { defineAsk, type PaperHelp } from '../paper-ask.ts';
import { proposeVariants } from './house-concept.ts';

const fields = ['name', 'insight', 'need', 'benefit', 'reason'] as const;
const variants = z.object({
  variants: z.array(
    z.object({ name: z.string(), insight: z.string(), need: z.string(), benefit: z.string(), reason: z.string() }),
  ),
});

const AT_FIRST = 3;

/** What the helper does for a product concept. It sets no price: that is somebody's decision. */
export const conceptAsks: Readonly<Record<string, PaperHelp>> = {
  variants: defineAsk({
    purpose: 'concept',
    house: ({ paper }) => proposeVariants(paper),
    task: ({ paper }) =>
      `Write ${nodesBelow(paper, null, 'variant').length === 0 ? AT_FIRST : 1} variant(s) of a product concept, each answering the need in another way: a short name, the insight (a tension that people know), the need, the benefit in one sentence, and a reason to believe that stands on what the brief says they have, else left empty. Be concrete and plain; no superlatives.`,
    material: ({ paper }, mask) =>
      [
        ...['category', 'people', 'need', 'has'].map(name => `${name}: ${mask.hide(String(paper.brief[name] ?? ''))}`),
        ...nodesBelow(paper, null, 'variant').map(
          one => `There already: ${mask.hide(fields.map(field => textOf(one, field)).join(' / '))}`,
        ),
      ].join('\n'),
    schema: variants,
    maxTokens: 1800,
    read: value => value.variants.map(one => ({ kind: 'variant', parent: null, fields: one, below: [] })),
  }),
};
