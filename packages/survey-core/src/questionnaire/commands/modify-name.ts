import * as z from 'zod/mini';
import { setTo } from '../change.ts';
import { questionCommand } from '../command.ts';
import { id, richText } from '../inputs.ts';
import { checkText } from './texts.ts';

/** Sets a question's title. */
export const modifyName = questionCommand({
  name: 'modifyName',
  input: z.object({ questionId: id, title: richText }),
  change: (question, { title }) => checkText(title, question.id) ?? [setTo(['questions', question.id, 'title'], title)],
});
