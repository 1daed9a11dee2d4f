import * as z from 'zod/mini';
import { removeAt } from '../change.ts';
import { command } from '../command.ts';
import { id, some } from '../inputs.ts';
import { missingIn } from './find.ts';

/** Removes rules of any kind. */
export const deleteLogic = command({
  name: 'deleteLogic',
  input: z.object({ ruleIds: some(id) }),
  change: (document, { ruleIds }) =>
    missingIn(document.logic, ruleIds, 'rule-not-found') ?? ruleIds.map(ruleId => removeAt(['logic', ruleId])),
});
