import * as z from 'zod/mini';
import { setTo } from '../change.ts';
import { command, join } from '../command.ts';
import { id, order, richText } from '../inputs.ts';
import { condition } from '../schema/condition-schema.ts';
import { placeOne } from './completion.ts';
import { checkFreshIds } from './find.ts';
import { checkReferences, namedIds } from './references.ts';
import { withoutUndefined } from './save-rules.ts';
import { checkText } from './texts.ts';

const input = z.object({ verificationId: id, order, questionId: id, must: condition, message: richText });

/** A check across questions with its own message, set up or set anew. */
export const saveVerifyGroup = command({
  name: 'saveVerifyGroup',
  input,
  loose: z.partial(input, { verificationId: true, order: true }),
  complete: (document, given, mint) => placeOne(given, 'verificationId', document.verifications, mint),
  reads: ({ questionId, must }) => [questionId, ...namedIds(must)],
  change: (document, { verificationId, ...verification }) =>
    join(
      Object.hasOwn(document.verifications, verificationId) ? undefined : checkFreshIds(document, [verificationId]),
      checkReferences(document, verification),
      checkText(verification.message, verificationId),
      [setTo(['verifications', verificationId], withoutUndefined({ id: verificationId, ...verification }))],
    ),
});
