import * as z from 'zod/mini';
import { removeAt } from '../change.ts';
import { command, join } from '../command.ts';
import { clearLogic, id } from '../inputs.ts';
import { clearLogicOf, quotasUsing } from './dependants.ts';
import { missingIn } from './find.ts';

/** Removes a calculation; what reads it goes along when `clearLogic` says so. */
export const deleteCalculation = command({
  name: 'deleteCalculation',
  input: z.object({ calculationId: id, clearLogic }),
  change: (document, { calculationId, clearLogic }) =>
    join(
      missingIn(document.calculations, [calculationId], 'calculation-not-found'),
      quotasUsing(document, calculationId).length > 0 ? { problem: 'used-by-quota', id: calculationId } : undefined,
      clearLogicOf(document, [calculationId], clearLogic),
      [removeAt(['calculations', calculationId])],
    ),
});
