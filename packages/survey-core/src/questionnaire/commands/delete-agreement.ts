import * as z from 'zod/mini';
import { removeAt } from '../change.ts';
import { command } from '../command.ts';
import { id } from '../inputs.ts';
import { missingIn } from './find.ts';
import { forgetTexts } from './removal.ts';

export const deleteAgreement = command({
  name: 'deleteAgreement',
  input: z.object({ agreementId: id }),
  change: (document, { agreementId }) =>
    missingIn(document.agreements, [agreementId], 'agreement-not-found') ?? [
      removeAt(['agreements', agreementId]),
      ...forgetTexts(document, [agreementId]),
    ],
});
