import * as z from 'zod/mini';
import { command } from '../command.ts';
import { id, order } from '../inputs.ts';
import { loopTake, takesExclusive } from '../schema/logic-schema.ts';
import { placeOne } from './completion.ts';
import { saveLoop } from './save-question-relation-logic.ts';

const input = z.object({ ruleId: id, order, groupId: id, fromQuestionId: id, take: loopTake, takesExclusive });

/** Relates a group to an earlier question: it is asked once for each option taken there. */
export const relateQuestionGroup = command({
  name: 'relateQuestionGroup',
  input,
  loose: z.partial(input, { ruleId: true, order: true }),
  complete: (document, given, mint) => placeOne(given, 'ruleId', document.logic, mint),
  reads: input => [input.groupId, input.fromQuestionId],
  change: (document, { ruleId, groupId, ...rule }, context) =>
    saveLoop(document, ruleId, { target: { groupId }, ...rule }, context),
});
