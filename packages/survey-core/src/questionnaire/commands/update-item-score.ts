import * as z from 'zod/mini';
import { questionCommand } from '../command.ts';
import { id } from '../inputs.ts';
import { score, setScores } from './scores.ts';

export const updateItemScore = questionCommand({
  name: 'updateItemScore',
  input: z.object({ questionId: id, itemId: id, score }),
  change: (question, { itemId, score }, context) => setScores(question, [{ itemId, score }], context),
});
