import * as z from 'zod/mini';

/** What a list of the workspace is of (P3.25, P3.27): the desktop, the projects, otherwise a type of task. */
export const workTypes = { desktop: -1, project: -2, questionnaire: 1 } as const;

/** A list knows its own work type and no other; left out, it is that. */
export const workTypeOf = (list: keyof typeof workTypes) =>
  z._default(z.pipe(z.coerce.number(), z.literal(workTypes[list])), workTypes[list]);
