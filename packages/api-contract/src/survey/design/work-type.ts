import * as z from 'zod/mini';
import { kindOfWorkType, taskKinds } from './task-kind.ts';

/** What a list of the workspace is of (P3.25, P3.27): the desktop, the projects, otherwise a kind of task. */
export const workTypes = {
  desktop: -1,
  project: -2,
  questionnaire: taskKinds.questionnaire.workType,
  data: taskKinds.data.workType,
  transcripts: taskKinds.transcripts.workType,
  symposium: taskKinds.symposium.workType,
} as const;

/** A list knows its own work type and no other; left out, it is that. */
export const workTypeOf = (list: 'desktop' | 'project') =>
  z._default(z.pipe(z.coerce.number(), z.literal(workTypes[list])), workTypes[list]);

/** Tasks of one kind; left out, of every kind. */
export const taskWorkType = z.optional(
  z.pipe(z.coerce.number(), z.number().check(z.refine(workType => kindOfWorkType(workType) !== undefined))),
);
