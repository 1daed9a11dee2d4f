import * as z from 'zod/mini';
import { limits } from '../../limits.ts';
import { setTo } from '../change.ts';
import { command, firstProblem } from '../command.ts';
import { id, name, some } from './inputs.ts';
import { checkName, NameSet } from './texts.ts';

const renaming = z.object({ questionId: id, seqName: name.check(z.maxLength(20)) });

/** Renames several questions at once, so that names may change places: numbering anew is one edit. */
export const modifySeqNames = command({
  name: 'modifySeqNames',
  input: z.object({ names: some(renaming, limits.questions) }),
  reads: ({ names }) => names.map(one => one.questionId),
  change: (document, { names }) => {
    const renamed = new Set(names.map(one => one.questionId));
    const others = Object.values(document.questions).filter(question => !renamed.has(question.id));
    const taken = new NameSet(others.map(question => question.seqName));
    const problem = firstProblem(names, ({ questionId, seqName }) => {
      if (!Object.hasOwn(document.questions, questionId)) return { problem: 'question-not-found', id: questionId };
      const wrong = checkName(seqName, questionId, taken);
      taken.add(seqName);
      return wrong;
    });
    return problem ?? names.map(one => setTo(['questions', one.questionId, 'seqName'], one.seqName));
  },
});
