import type { QuestionnaireProblem, QuestionnaireProblemWord } from '../document/questionnaire-problem.ts';
import type { Flow, FlowQuestion } from '../flow/flow.ts';
import { findType, type TypeRegistry } from '../question-type/registry.ts';
import { parseTitle } from '../quote/parse-title.ts';
import type { Quote } from '../quote/quote.ts';

/** Quotes in titles and remarks: of questions that stand before, and whose type can be quoted. */
export function checkQuotes(flow: Flow, types: TypeRegistry): QuestionnaireProblem[] {
  const placeOf = new Map(flow.questions.map((question, place) => [question.id, place]));
  const calculationIds = new Set(flow.calculations.map(({ id }) => id));
  const check = (quote: Quote, place: number): QuestionnaireProblemWord | undefined => {
    if (quote.of === 'calculation') return calculationIds.has(quote.calculationId) ? undefined : 'quote-dangling';
    const quoted = placeOf.get(quote.questionId);
    if (quoted === undefined) return 'quote-dangling';
    if (quoted >= place) return 'quote-forward';
    const type = findType(types, flow.questions[quoted]!.type);
    return type?.capabilities.answerReference === 'none' ? 'quote-not-supported' : undefined;
  };
  return flow.questions.flatMap((question, place) =>
    quotesOf(question).flatMap((quote): QuestionnaireProblem[] => {
      const problem = check(quote, place);
      return problem ? [{ problem, questionId: question.id }] : [];
    }),
  );
}

function quotesOf({ title, remark }: FlowQuestion): readonly Quote[] {
  return [title, remark].flatMap(text =>
    parseTitle(text?.html ?? '').flatMap(piece => ('quote' in piece ? [piece.quote] : [])),
  );
}
