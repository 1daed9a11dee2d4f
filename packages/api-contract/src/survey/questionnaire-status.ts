import * as z from 'zod/mini';

/** 0 editing, 1 collecting, 2 suspended, 3 ended. */
export const questionnaireStatus = { editing: 0, collecting: 1, suspended: 2, ended: 3 } as const;
export type QuestionnaireStatus = (typeof questionnaireStatus)[keyof typeof questionnaireStatus];
export const questionnaireStatusCode = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
