import type { Questionnaire } from '@wenshu/survey-core';
import type { EditorLogicTexts } from '@wenshu/texts/design/editor-logic';
import { short } from './question-names.ts';

const REFERENCE = /#(\w+)(?:@(\w+))?(?::(\w+))?(?:\.(\w+))?|\$(\w+)/g;
const CALL = /\b([a-z]+)\(/g;

/** A stored formula for reading, not for writing: questions with their parts by name, functions and signs as people say and write them. */
export function describeExpression(expression: string, document: Questionnaire, t: EditorLogicTexts): string {
  // Signs and functions first: what people wrote themselves must stay as it is.
  const signs = expression
    .replace(CALL, (call, name: string) =>
      Object.hasOwn(t.functionNames, name) ? `${t.functionNames[name as 'sum']}(` : call,
    )
    .replaceAll('*', '×')
    .replaceAll('/', '÷');
  return signs.replace(REFERENCE, (stored, questionId, loopItemId, rowId, itemId, calculationId) => {
    if (calculationId) return quoted(document.calculations[calculationId]?.name) ?? stored;
    const question = document.questions[questionId];
    if (!question) return stored;
    const round = loopItemId && Object.values(document.questions).find(one => one.items[loopItemId])?.items[loopItemId];
    const parts = [round || undefined, question.rows[rowId], question.items[itemId]];
    return [question.seqName, ...parts.flatMap(part => quoted(part?.title.text) ?? [])].join(' ');
  });
}

const quoted = (text: string | undefined) => (text === undefined ? undefined : `“${short(text)}”`);
