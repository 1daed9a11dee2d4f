import * as z from 'zod/mini';
import { removeAt, setTo } from '../change.ts';
import { questionCommand } from '../command.ts';
import { id, richText } from '../inputs.ts';
import { checkText } from './texts.ts';

/** Sets the remark below a question's title; null takes it away. */
export const updateRemark = questionCommand({
  name: 'updateRemark',
  input: z.object({ questionId: id, remark: z.nullable(richText) }),
  change: (question, { remark }) => {
    const path = ['questions', question.id, 'remark'];
    if (remark === null) return [removeAt(path)];
    return checkText(remark, question.id) ?? [setTo(path, remark)];
  },
});
