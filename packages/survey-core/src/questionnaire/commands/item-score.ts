import * as z from 'zod/mini';
import { questionCommand } from '../command.ts';
import { id, some } from '../inputs.ts';
import { score, setScores } from './scores.ts';

/** The scores of several options at once. */
export const itemScore = questionCommand({
  name: 'itemScore',
  input: z.object({ questionId: id, scores: some(z.object({ itemId: id, score })) }),
  change: (question, { scores }, context) => setScores(question, scores, context),
});
