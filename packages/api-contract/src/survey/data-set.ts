import * as z from 'zod/mini';
import { call } from '../call.ts';
import { scrollId } from './shared-inputs.ts';

/** A variable of the data set: what filters, columns and analyses name by its key. */
const dataVariable = z.object({
  key: z.string(),
  name: z.string(),
  label: z.string(),
  kept: z.enum(['code', 'codes', 'number', 'text', 'texts', 'moment']),
  measure: z.enum(['nominal', 'ordinal', 'scale', 'text']),
  categories: z.optional(z.array(z.object({ code: z.number(), label: z.string() }))),
  content: z.optional(z.enum(['date', 'points', 'files', 'sequence'])),
  questionId: z.optional(z.string()),
  /** Of a question that is asked in rounds. */
  isLooped: z.boolean(),
});

export const dataSetCalls = {
  listVariables: call({
    method: 'GET',
    path: '/survey/dataSet/listVariables',
    audience: 'signed-in',
    needs: { right: 'questionnaire.view', on: 'scrollId' },
    own: true,
    summary:
      'The variables of a questionnaire’s data: its questions’ in their order, then what every record tells besides',
    query: z.object({ scrollId }),
    data: z.object({ variables: z.array(dataVariable), timeZone: z.string() }),
  }),
};
