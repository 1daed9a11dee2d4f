import type { Json } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { partId, scrollId } from '../shared-inputs.ts';

export const reportId = partId;
export const reportAddress = { scrollId, reportId };
export const reportName = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
/** Who sees a report sees numbers about records; what else it takes is asked of the report’s own members. */
export const reportNeeds = { right: 'report.online', on: 'scrollId' } as const;
export const signedIn = { audience: 'signed-in', own: true } as const;

/** As survey-core’s `Change`: the value at a path becomes another; without one what stood there goes. */
export const change = z.object({
  path: z.array(z.string().check(z.maxLength(400))).check(z.minLength(1), z.maxLength(12)),
  value: z.optional(z.custom<Json>()),
});

/** As the analysis package’s `ReportDocument`. */
export const documentJson = z.custom<Json>();
