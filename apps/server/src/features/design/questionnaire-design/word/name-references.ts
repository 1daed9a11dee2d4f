import { own, type Question, type Questionnaire } from '@wenshu/survey-core';

const REFERENCE = /#([0-9A-Za-z]+)(?:@([0-9A-Za-z]+))?(?::([0-9A-Za-z]+))?(?:\.([0-9A-Za-z]+))?|\$([0-9A-Za-z]+)/g;

/** A calculation's expression with names in place of ids: `Q1[Apple] + total`. */
export function nameReferences(expression: string, { questions, calculations }: Questionnaire): string {
  return expression.replaceAll(REFERENCE, (whole, questionId, loopItemId, rowId, itemId, calculationId) => {
    if (calculationId !== undefined) return own(calculations, calculationId)?.name ?? whole;
    const question = own(questions, questionId);
    if (!question) return whole;
    const parts = [loopItemId, rowId, itemId]
      .filter(id => id !== undefined)
      .map(id => partName(question, questions, id));
    return `${question.seqName}${parts.map(part => `[${part}]`).join('')}`;
  });
}

/** An option of a loop stands in the question before it, so all are looked through. */
function partName(question: Question, questions: Questionnaire['questions'], id: string): string {
  for (const { items, rows } of [question, ...Object.values(questions)]) {
    const part = own(items, id) ?? own(rows, id);
    if (part) return part.title.text;
  }
  return id;
}
