import * as z from 'zod/mini';
import { limits } from '../../limits.ts';
import { setTo } from '../change.ts';
import { command, firstProblem } from '../command.ts';
import { id, name, some } from '../inputs.ts';
import { numberQuestions } from '../number-questions.ts';
import { checkName, NameSet } from './texts.ts';

/** Everything that names a question has room for it: the canvas, quotes, the columns of the data. */
export const LONGEST_SEQ_NAME = 20;

const renaming = z.object({ questionId: id, seqName: name.check(z.maxLength(LONGEST_SEQ_NAME)) });

/**
 * Renames several questions at once, so that names may change places. Without names all are numbered in their order, but for those that
 * somebody chose: that follows from the document, so it is made anew on whatever others did. Once published, the data knows the names.
 */
export const modifySeqNames = command({
  name: 'modifySeqNames',
  input: z.object({ names: z.optional(some(renaming, limits.questions)) }),
  isDerived: ({ names }) => names === undefined,
  reads: ({ names = [] }) => names.map(one => one.questionId),
  change: (document, { names }, context) => {
    if (names === undefined) {
      if (Object.keys(document.questions).some(id => context.isPublished(id))) return [];
      return toChanges(numberQuestions(document, context.types));
    }
    const renamed = new Set(names.map(one => one.questionId));
    const others = Object.values(document.questions).filter(question => !renamed.has(question.id));
    const taken = new NameSet(others.map(question => question.seqName));
    const problem = firstProblem(names, ({ questionId, seqName }) => {
      if (!Object.hasOwn(document.questions, questionId)) return { problem: 'question-not-found', id: questionId };
      const wrong = checkName(seqName, questionId, taken);
      taken.add(seqName);
      return wrong;
    });
    return problem ?? toChanges(names);
  },
});

const toChanges = (names: readonly { readonly questionId: string; readonly seqName: string }[]) =>
  names.map(one => setTo(['questions', one.questionId, 'seqName'], one.seqName));
