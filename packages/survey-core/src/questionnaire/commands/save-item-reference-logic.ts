import * as z from 'zod/mini';
import { command, isProblem } from '../command.ts';
import { id, order } from '../inputs.ts';
import { take, takesExclusive } from '../schema/logic-schema.ts';
import { placeOne } from './completion.ts';
import { findQuestion, typeOf } from './find.ts';
import { saveRules } from './save-rules.ts';

const input = z.object({ ruleId: id, order, questionId: id, fromQuestionId: id, take, takesExclusive });

/** Carries options of an earlier question forward into this one. */
export const saveItemReferenceLogic = command({
  name: 'saveItemReferenceLogic',
  input,
  loose: z.partial(input, { ruleId: true, order: true }),
  complete: (document, given, mint) => placeOne(given, 'ruleId', document.logic, mint),
  reads: input => [input.questionId, input.fromQuestionId],
  change: (document, { ruleId, ...rule }, context) => {
    const saved = saveRules(document, [{ id: ruleId, kind: 'option-reference', ...rule }]);
    if (isProblem(saved)) return saved;
    const withoutOptions = [rule.questionId, rule.fromQuestionId].find(
      questionId => !typeOf(findQuestion(document, questionId)!, context)?.capabilities.hasOptions,
    );
    return withoutOptions === undefined ? saved : { problem: 'type-not-supported', id: withoutOptions };
  },
});
