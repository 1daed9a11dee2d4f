import * as z from 'zod/mini';
import { setTo } from '../change.ts';
import { questionCommand } from '../command.ts';
import { id, name } from '../inputs.ts';
import { checkName, NameSet } from './texts.ts';

/** Renames "Q3": the name that the creator, quotes and data know the question by. */
export const modifySeqName = questionCommand({
  name: 'modifySeqName',
  input: z.object({ questionId: id, seqName: name.check(z.maxLength(20)) }),
  change: (question, { seqName }, _context, document) => {
    const others = Object.values(document.questions).filter(other => other.id !== question.id);
    return (
      checkName(seqName, question.id, new NameSet(others.map(other => other.seqName))) ?? [
        setTo(['questions', question.id, 'seqName'], seqName),
      ]
    );
  },
});
