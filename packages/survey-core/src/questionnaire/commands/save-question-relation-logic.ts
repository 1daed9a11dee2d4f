import * as z from 'zod/mini';
import type { Questionnaire } from '../../document/questionnaire.ts';
import type { Id } from '../../ids.ts';
import { command, type EditContext, isProblem, type Outcome } from '../command.ts';
import { id, order } from '../inputs.ts';
import { loopTake, loopTarget, takesExclusive } from '../schema/logic-schema.ts';
import { placeOne } from './completion.ts';
import { findQuestion, typeOf } from './find.ts';
import { saveRules } from './save-rules.ts';

const input = z.object({ ruleId: id, order, target: loopTarget, fromQuestionId: id, take: loopTake, takesExclusive });

/** The loop: one copy of a question or group for each option taken from an earlier question. */
export const saveQuestionRelationLogic = command({
  name: 'saveQuestionRelationLogic',
  input,
  loose: z.partial(input, { ruleId: true, order: true }),
  complete: (document, given, mint) => placeOne(given, 'ruleId', document.logic, mint),
  reads: input => [...Object.values(input.target), input.fromQuestionId],
  change: (document, { ruleId, ...rule }, context) => saveLoop(document, ruleId, rule, context),
});

export function saveLoop(
  document: Questionnaire,
  ruleId: Id,
  rule: Omit<z.output<typeof input>, 'ruleId'>,
  context: EditContext,
): Outcome {
  const saved = saveRules(document, [{ id: ruleId, kind: 'question-relation', ...rule }]);
  if (isProblem(saved)) return saved;
  return typeOf(findQuestion(document, rule.fromQuestionId)!, context)?.capabilities.hasOptions
    ? saved
    : { problem: 'type-not-supported', id: rule.fromQuestionId };
}
