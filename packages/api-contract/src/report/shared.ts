import type { Json } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { partId, scrollId } from '../shared-inputs.ts';

export const reportId = partId;
export const reportAddress = { scrollId, reportId };
export const reportName = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
/** Who sees a report sees numbers about records; what else it takes is asked of the report’s own members. */
export const reportNeeds = { right: 'report.online', on: 'scrollId' } as const;
export const signedIn = { audience: 'signed-in', own: true } as const;

/** As the analysis package’s `ReportDocument`. */
export const documentJson = z.custom<Json>();
