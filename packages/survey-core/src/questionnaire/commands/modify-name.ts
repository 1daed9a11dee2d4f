import * as z from 'zod/mini';
import { command } from '../command.ts';
import { id, richText } from './inputs.ts';
import { findQuestion, questionNotFound } from './parts.ts';

/** Sets a question's title. */
export const modifyName = command({
  name: 'modifyName',
  input: z.object({ questionId: id, title: richText }),
  change: (document, { questionId, title }) => {
    if (!findQuestion(document, questionId)) return questionNotFound(questionId);
    if (title.text.trim() === '') return { problem: 'content-empty', id: questionId };
    return [{ path: ['questions', questionId, 'title'], value: title }];
  },
});
