import * as z from 'zod/mini';
import { own } from '../../json.ts';
import { removeAt } from '../change.ts';
import { command } from '../command.ts';
import { id } from '../inputs.ts';

/** Ends carrying options forward. What tests named of the carried options is found by the check before publishing. */
export const delItemReferenceLogic = command({
  name: 'delItemReferenceLogic',
  input: z.object({ ruleId: id }),
  change: (document, { ruleId }) =>
    own(document.logic, ruleId)?.kind === 'option-reference'
      ? [removeAt(['logic', ruleId])]
      : { problem: 'rule-not-found', id: ruleId },
});
