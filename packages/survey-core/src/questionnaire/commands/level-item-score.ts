import * as z from 'zod/mini';
import { questionCommand } from '../command.ts';
import { id } from '../inputs.ts';
import { missingIn } from './find.ts';
import { withDescendants } from './removal.ts';
import { score, setScores } from './scores.ts';

/** One score for an option and all below it. */
export const levelItemScore = questionCommand({
  name: 'levelItemScore',
  input: z.object({ questionId: id, itemId: id, score }),
  change: (question, { itemId, score }, context) =>
    missingIn(question.items, [itemId], 'item-not-found') ??
    setScores(
      question,
      withDescendants(question.items, [itemId]).map(one => ({ itemId: one, score })),
      context,
    ),
});
