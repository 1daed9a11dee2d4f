import { inOrder, mentions, parseTitle, type Question, type Questionnaire, quotasUsing } from '@wenshu/survey-core';

export interface Use {
  readonly kind: 'quota' | 'quote' | 'calculation';
  readonly id: string;
  readonly name: string;
}

/** What uses a question besides rules and checks: quotas that count by it, texts that quote it, calculations that read it. */
export function usesOf(document: Questionnaire, questionId: string): readonly Use[] {
  const quotas = quotasUsing(document, questionId).map(id => ({
    kind: 'quota' as const,
    id,
    name: document.quotas[id]?.title ?? '',
  }));
  const quotes = inOrder(document.questions)
    .filter(question => textsOf(question).some(html => quotesIn(html).includes(questionId)))
    .map(({ id, seqName }) => ({ kind: 'quote' as const, id, name: seqName }));
  const calculations = inOrder(document.calculations)
    .filter(calculation => mentions(calculation, new Set([questionId])))
    .map(({ id, name }) => ({ kind: 'calculation' as const, id, name }));
  return [...quotas, ...quotes, ...calculations];
}

function textsOf({ title, remark, items, rows }: Question): string[] {
  const parts = [...Object.values(items), ...Object.values(rows)].map(part => part.title);
  return [title, remark, ...parts].flatMap(text => text?.html ?? []);
}

const quotesIn = (html: string): string[] =>
  parseTitle(html).flatMap(piece =>
    'quote' in piece && piece.quote.of === 'question' ? [piece.quote.questionId] : [],
  );
