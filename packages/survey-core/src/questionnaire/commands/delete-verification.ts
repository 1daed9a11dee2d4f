import * as z from 'zod/mini';
import { removeAt } from '../change.ts';
import { command } from '../command.ts';
import { id } from '../inputs.ts';
import { missingIn } from './find.ts';
import { forgetTexts } from './removal.ts';

export const deleteVerification = command({
  name: 'deleteVerification',
  input: z.object({ verificationId: id }),
  change: (document, { verificationId }) =>
    missingIn(document.verifications, [verificationId], 'verification-not-found') ?? [
      removeAt(['verifications', verificationId]),
      ...forgetTexts(document, [verificationId]),
    ],
});
