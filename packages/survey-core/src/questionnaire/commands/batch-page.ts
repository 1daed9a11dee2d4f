import * as z from 'zod/mini';
import { command, join } from '../command.ts';
import { id, order, some } from '../inputs.ts';
import { seqNameFor } from '../seq-names.ts';
import { LastPlaces } from './completion.ts';
import { checkQuestions, type NewQuestion, questionChanges } from './new-question.ts';
import { removeQuestions } from './removal.ts';

/** The specification's number for a page break; the registry says which type has it. */
const PAGE_BREAK_CODE = 35;

const pageBreak = z.object({ questionId: id, groupId: id, order });
const replace = z.optional(z.boolean());

/** Puts page breaks at many places at once; with `replace`, instead of those that are there. */
export const batchPage = command({
  name: 'batchPage',
  input: z.object({ breaks: some(pageBreak), replace }),
  loose: z.object({
    breaks: some(z.partial(pageBreak, { questionId: true, order: true })),
    replace,
  }),
  complete: (document, { breaks, ...rest }, mint) => {
    const places = new LastPlaces(document);
    return {
      ...rest,
      breaks: breaks.map(({ questionId, groupId, order }) => ({
        questionId: questionId ?? mint(),
        groupId,
        order: places.place(groupId, order),
      })),
    };
  },
  reads: input => [...new Set(input.breaks.map(one => one.groupId))],
  change: (document, { breaks, replace }, context) => {
    const type = Object.values(context.types).find(one => one.code === PAGE_BREAK_CODE);
    if (!type) return { problem: 'type-unknown', detail: { type: PAGE_BREAK_CODE } };
    const all = Object.values(document.questions);
    const old = all.filter(question => replace && question.type === type.slug);
    const seqName = seqNameFor(document, type.slug, context.types);
    const added = breaks.map(
      (one): NewQuestion => ({
        ...one,
        type: type.slug,
        seqName,
        title: { text: '' },
        settings: {},
        items: [],
        rows: [],
      }),
    );
    return (
      checkQuestions(document, added, context, old) ??
      join(
        removeQuestions(
          document,
          old.map(({ id }) => id),
          false,
          context,
        ),
        questionChanges(added),
      )
    );
  },
});
