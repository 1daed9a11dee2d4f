import { inOrder, orderAfter } from '@wenshu/survey-core';
import type { Mend } from '../finding.ts';
import type { Asked, AskedPart } from '../reading/asked.ts';
import type { Survey, WordsLanguage } from '../reading/read-survey.ts';
import { aspects } from '../words/pairs.ts';
import { isUntouched } from './is-untouched.ts';

/** A row that is nothing but two things joined: each becomes a row. A sentence around them would have to be written anew, by a person. */
export function splitRow(
  { id: questionId, question }: Asked,
  row: AskedPart,
  survey: Survey,
  language: WordsLanguage,
): Mend | undefined {
  const one = aspects[language].join('|');
  const pattern =
    language === 'zh'
      ? new RegExp(`^(${one})(?:和|与|及|以及|、)(${one})$`)
      : new RegExp(`^(?:the )?(${one}) and (?:the )?(${one})$`, 'i');
  const [, first, second] = pattern.exec(row.text) ?? [];
  const known = question.rows[row.id];
  if (first === undefined || second === undefined || !known || known.title.html !== undefined || known.rightTitle)
    return undefined;
  // The answers to both would become answers to the first.
  if (!isUntouched([row.id], survey)) return undefined;
  const order = orderAfter(inOrder(question.rows), row.id);
  const capital = language === 'en' ? second.charAt(0).toUpperCase() + second.slice(1) : second;
  return {
    does: 'split-row',
    edits: [
      { name: 'updateChildrenList', input: { questionId, rows: [{ rowId: row.id, title: { text: first } }] } },
      { name: 'addChildren', input: { questionId, rows: [{ order, title: { text: capital } }] } },
    ],
  };
}
