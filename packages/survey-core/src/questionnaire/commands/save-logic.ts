import * as z from 'zod/mini';
import { removeAt } from '../change.ts';
import { command, join } from '../command.ts';
import { id, order } from '../inputs.ts';
import { conditionalRule } from '../schema/logic-schema.ts';
import { placeAll } from './completion.ts';
import { missingIn } from './find.ts';
import { namedIds } from './references.ts';
import { saveRules } from './save-rules.ts';

const removedIds = z.optional(z.array(id).check(z.maxLength(1000)));
/** Bounded only: the whole input is read again by the strict schema. */
const looseRule = z.looseObject({ id: z.optional(id), order: z.optional(order), kind: z.string() });

/** Saves display, jump and screen-out rules, and takes away those that the person removed in the same dialog. */
export const saveLogic = command({
  name: 'saveLogic',
  input: z.object({ rules: z.array(conditionalRule).check(z.maxLength(1000)), removedIds }),
  loose: z.object({ rules: z.array(looseRule).check(z.maxLength(1000)), removedIds }),
  complete: (document, { rules, ...rest }, mint) => ({ ...rest, rules: placeAll(rules, 'id', document.logic, mint) }),
  reads: input => namedIds(input.rules.map(({ id: _id, ...rule }) => rule)),
  change: (document, { rules, removedIds }) =>
    join(
      missingIn(document.logic, removedIds ?? [], 'rule-not-found'),
      saveRules(document, rules),
      (removedIds ?? []).map(ruleId => removeAt(['logic', ruleId])),
    ),
});
