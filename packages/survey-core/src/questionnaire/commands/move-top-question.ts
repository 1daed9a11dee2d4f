import { command } from '../command.ts';
import { checkMove, questionMove, questionMoves } from './move-config-questions.ts';

export const moveTopQuestion = command({
  name: 'moveTopQuestion',
  input: questionMove,
  reads: input => [input.groupId],
  change: (document, move) => checkMove(document, move) ?? questionMoves(document, [move]),
});
