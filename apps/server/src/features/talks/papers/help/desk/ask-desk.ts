import { deskFrames, nodesBelow, type PaperNode, type ProposedNode, textOf } from '@wenshu/papers';
import * as z from 'zod/mini';
import type { Asked } from '../asked.ts';
import { defineAsk, type PaperHelp } from '../paper-ask.ts';
import type { AskedOfSources } from '../passages.ts';
import { proposeSubQuestions, proposeTerms } from './house-desk.ts';

const term = z.object({ text: z.string(), language: z.enum(['zh', 'en']) });
const subQuestions = z.object({
  subQuestions: z.array(z.object({ text: z.string(), frame: z.enum(deskFrames), terms: z.array(term) })),
});
const terms = z.object({ terms: z.array(term) });
const evidence = z.object({
  /** A passage is copied, not told: what was changed in it stands in no source. */
  evidence: z.array(
    z.object({ subQuestion: z.number(), material: z.number(), passage: z.string(), claim: z.string() }),
  ),
});

const asTerm = (parent: string | null, { text, language }: z.infer<typeof term>): ProposedNode => ({
  kind: 'term',
  parent,
  fields: { text, language },
  below: [],
});

const briefOf = ({ paper: { brief, title } }: Asked, hide: (text: string) => string) =>
  [
    `Title: ${hide(title)}`,
    `Question: ${hide(String(brief['question'] ?? ''))}`,
    `About: ${brief['subject'] ?? 'other'}`,
    `To decide: ${hide(String(brief['purpose'] ?? ''))}`,
  ].join('\n');

/** The sub-questions that evidence is asked for: one, or all. */
export const partsAsked = ({ paper, node }: Pick<Asked, 'paper' | 'node'>): PaperNode[] =>
  node ? [node] : nodesBelow(paper, null, 'sub-question');

/** A sub-question as it is looked for: with its search terms, which may be in another language. */
export const wordsOfParts = ({ paper, node }: Pick<Asked, 'paper' | 'node'>): AskedOfSources[] =>
  partsAsked({ paper, node }).map(part => ({
    nodeId: part.id,
    words: [textOf(part, 'text'), ...nodesBelow(paper, part.id, 'term').map(one => textOf(one, 'text'))].join('\n'),
  }));

/** What the helper does for desk research. Nothing is fetched: it looks at what people gave, and at nothing else. */
export const deskAsks: Readonly<Record<string, PaperHelp>> = {
  'sub-questions': defineAsk({
    purpose: 'desk',
    house: ({ paper }) => proposeSubQuestions(paper),
    task: () =>
      'Split a research question into 4 to 8 sub-questions that desk research can answer, each from one side (frame), each with 2 to 4 search terms in Chinese and as many in English. Repeat none that is there.',
    material: (asked, mask) =>
      [
        briefOf(asked, text => mask.hide(text)),
        ...nodesBelow(asked.paper, null, 'sub-question').map(one => `There already: ${mask.hide(textOf(one, 'text'))}`),
      ].join('\n'),
    schema: subQuestions,
    maxTokens: 2500,
    read: value =>
      value.subQuestions.map(({ text, frame, terms: searched }) => ({
        kind: 'sub-question',
        parent: null,
        fields: { text, frame },
        below: searched.map(one => asTerm(null, one)),
      })),
  }),
  terms: defineAsk({
    purpose: 'desk',
    house: ({ paper, node }) => (node ? proposeTerms(paper, node) : []),
    task: () => 'Propose search terms for one sub-question of desk research: up to 5 in Chinese and 5 in English.',
    material: (asked, mask) =>
      [
        briefOf(asked, text => mask.hide(text)),
        `Sub-question: ${mask.hide(asked.node ? textOf(asked.node, 'text') : '')}`,
      ].join('\n'),
    schema: terms,
    maxTokens: 600,
    read: (value, { node }) => value.terms.map(one => asTerm(node?.id ?? null, one)),
  }),
  evidence: defineAsk({
    purpose: 'desk',
    isUponSources: true,
    house: ({ passages }) =>
      passages.map(({ nodeId, sourceId, passage, sentence }) =>
        asEvidence(nodeId, { claim: sentence, passage, source: sourceId }),
      ),
    task: () =>
      'From numbered material, pick what answers numbered sub-questions. Copy each passage letter for letter out of one piece of the material, a sentence or two, and say in one sentence what it shows (claim), no more than it says. Where nothing answers a sub-question, give nothing.',
    material: (asked, mask) =>
      [
        ...partsAsked(asked).map((part, at) => `Sub-question ${at + 1}: ${mask.hide(textOf(part, 'text'))}`),
        ...materialOf(asked).map(({ passage }, at) => `\nMaterial ${at + 1}:\n${mask.hide(passage)}`),
      ].join('\n'),
    schema: evidence,
    maxTokens: 3500,
    read: (value, asked) => {
      const parts = partsAsked(asked);
      const material = materialOf(asked);
      // What names no sub-question or no material stands nowhere: it goes on to be judged so, and is counted.
      return value.evidence.map(({ subQuestion, material: place, passage, claim }) =>
        asEvidence(parts[subQuestion - 1]?.id ?? null, { claim, passage, source: material[place - 1]?.sourceId ?? '' }),
      );
    },
  }),
};

const asEvidence = (
  parent: string | null,
  fields: Readonly<Record<'claim' | 'passage' | 'source', string>>,
): ProposedNode => ({
  kind: 'evidence',
  parent,
  fields,
  below: [],
});

const MOST_MATERIAL = 40;

/** Each passage once, however many sub-questions it is near to. */
const materialOf = ({ passages }: Asked) =>
  [...new Map(passages.map(one => [`${one.sourceId} ${one.passage}`, one])).values()].slice(0, MOST_MATERIAL);
