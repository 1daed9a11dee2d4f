import * as z from 'zod/mini';
import { call } from '../call.ts';
import { partId, scrollId } from '../shared-inputs.ts';
import { analysisShape } from './analysis.ts';

/** What an analysis can be had as. */
export const analysisFormats = ['xlsx', 'pptx', 'docx', 'pdf', 'png', 'svg'] as const;
export type AnalysisFormat = (typeof analysisFormats)[number];

export const analysisExportCalls = {
  export: call({
    audience: 'signed-in',
    own: true,
    method: 'POST',
    path: '/analysis/export',
    needs: { right: 'records.export', on: 'scrollId' },
    summary: 'An analysis as a file, made as a job of the person: see /job/get',
    body: z.object({
      scrollId,
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
      format: z.enum(analysisFormats),
      /** One exhibit of it; without it all of them. Pictures of several come in a zip. */
      exhibitId: z.optional(z.string().check(z.minLength(1), z.maxLength(400))),
      /** An earlier run of a kept analysis: as it was then, and nothing is counted anew. */
      ran: z.optional(z.object({ analysisId: partId, runId: partId })),
      ...analysisShape,
    }),
    data: z.object({ jobId: z.string() }),
  }),
};
