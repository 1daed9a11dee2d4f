import * as z from 'zod/mini';
import { applyChanges, type Change, setTo } from '../change.ts';
import { command, isProblem, join } from '../command.ts';
import { seqNameFor } from '../seq-names.ts';
import { placeAll, questionsIn } from './completion.ts';
import { id, order, some } from './inputs.ts';
import { checkQuestion, checkQuestionCount, newQuestion, questionFrom } from './new-question.ts';
import { removeQuestions } from './removal.ts';

/** The specification's number for a page break; the registry says which type has it. */
const PAGE_BREAK_CODE = 35;

const pageBreak = z.object({ questionId: id, groupId: id, order });
const replace = z.optional(z.boolean());

/** Puts page breaks at many places at once; with `replace`, instead of those that are there. */
export const batchPage = command({
  name: 'batchPage',
  input: z.object({ breaks: some(pageBreak), replace }),
  loose: z.object({ breaks: some(z.partial(pageBreak, { questionId: true, order: true })), replace }),
  complete: (document, { breaks, ...rest }, mint) => ({
    ...rest,
    breaks: breaks.flatMap(one => placeAll([one], 'questionId', questionsIn(document, one.groupId), mint)),
  }),
  reads: input => [...new Set(input.breaks.map(one => one.groupId))],
  change: (document, { breaks, replace }, context) => {
    const type = Object.values(context.types).find(one => one.code === PAGE_BREAK_CODE);
    if (!type) return { problem: 'type-unknown', detail: { type: PAGE_BREAK_CODE } };
    const old = Object.values(document.questions).filter(question => replace && question.type === type.slug);
    const cleared = removeQuestions(
      document,
      old.map(question => question.id),
      false,
      context,
    );
    if (isProblem(cleared)) return cleared;
    let grown = document;
    const added: Change[] = [];
    for (const one of breaks) {
      const question = newQuestion.parse({
        ...one,
        type: type.slug,
        seqName: seqNameFor(document, type.slug, context.types),
        title: { text: '' },
      });
      const problem = checkQuestion(grown, question, context);
      if (problem) return problem;
      added.push(setTo(['questions', one.questionId], questionFrom(question)));
      grown = applyChanges(grown, added.slice(-1));
    }
    return join(checkQuestionCount(Object.keys(grown.questions).length - old.length), cleared, added);
  },
});
