import * as z from 'zod/mini';
import { command } from '../command.ts';
import { id } from '../inputs.ts';

export const deleteQuota = command({
  name: 'deleteQuota',
  input: z.object({ quotaId: id }),
  change: (document, { quotaId }) =>
    Object.hasOwn(document.quotas, quotaId)
      ? [{ path: ['quotas', quotaId] }]
      : { problem: 'quota-not-found', id: quotaId },
});
