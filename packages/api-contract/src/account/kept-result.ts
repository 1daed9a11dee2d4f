import * as z from 'zod/mini';
import { call } from '../call.ts';
import { fitsKeeping, KEPT_TITLE_LONGEST, type SiteTool, siteTools } from './site-tools.ts';

/** What somebody typed, as it stands in the field: who comes back finds even a slip of theirs. */
const field = z.string().check(z.maxLength(24));
/** Of a table that was pasted. */
const pasted = z.string().check(z.maxLength(4000));

const toolInputs = {
  'sample-size': z.object({ margin: field, confidence: field, population: field, share: field, response: field }),
  margin: z.object({ n: field, share: field, confidence: field, population: field, designEffect: field }),
  significance: z.object({
    of: z.enum(['shares', 'means']),
    confidence: field,
    shareA: field,
    baseA: field,
    shareB: field,
    baseB: field,
    meanA: field,
    sdA: field,
    peopleA: field,
    meanB: field,
    sdB: field,
    peopleB: field,
  }),
  rim: z.object({ counts: pasted, targets: pasted }),
  nps: z.object({
    by: z.enum(['groups', 'scores']),
    confidence: field,
    promoters: field,
    passives: field,
    detractors: field,
    score0: field,
    score1: field,
    score2: field,
    score3: field,
    score4: field,
    score5: field,
    score6: field,
    score7: field,
    score8: field,
    score9: field,
    score10: field,
    second: field,
  }),
  price: z.object({ answers: pasted }),
};

const of = <const Tool extends SiteTool>(tool: Tool) => z.object({ tool: z.literal(tool), inputs: toolInputs[tool] });

/** What a calculator was asked. Its answer follows from it, by the methods of the day on which it is opened again. */
const asked = z
  .discriminatedUnion('tool', [of('sample-size'), of('margin'), of('significance'), of('rim'), of('nps'), of('price')])
  .check(z.refine(({ inputs }) => fitsKeeping(inputs)));
export type AskedTool = z.infer<typeof asked>;
export type ToolInputs<Tool extends SiteTool> = z.infer<(typeof toolInputs)[Tool]>;

const keptResult = z.object({ keptId: z.string(), title: z.string(), keptTime: z.number(), asked });
export type KeptResult = z.infer<typeof keptResult>;

export const keptResultCalls = {
  list: call({
    method: 'GET',
    path: '/account/keptResults/list',
    audience: 'signed-in',
    own: true,
    summary: 'What the person kept of the calculators, the newest first; of one calculator where it is named',
    query: z.object({ tool: z.optional(z.enum(siteTools)) }),
    data: z.array(keptResult),
  }),
  keep: call({
    method: 'POST',
    path: '/account/keptResults/keep',
    audience: 'signed-in',
    own: true,
    summary: 'Keep what a calculator was asked, under a title; at most 100 of a person',
    body: z.object({
      title: z.string().check(z.trim(), z.minLength(1), z.maxLength(KEPT_TITLE_LONGEST)),
      asked,
    }),
    data: keptResult,
  }),
  remove: call({
    method: 'POST',
    path: '/account/keptResults/remove',
    audience: 'signed-in',
    own: true,
    summary: 'Keep something no longer',
    body: z.object({ keptId: z.uuid() }),
    data: z.null(),
  }),
};
