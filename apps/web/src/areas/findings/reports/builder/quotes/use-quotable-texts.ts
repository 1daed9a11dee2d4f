import { variableName } from '../../../filter/variable-names.ts';
import { useBuilder } from '../builder-context.ts';

/** What people wrote to a question: no date, file or place. */
export function useQuotableTexts() {
  return [...useBuilder().variables.values()]
    .filter(({ kept, content, questionId }) => kept === 'text' && content === undefined && questionId !== undefined)
    .map(variable => ({ value: variable.key, label: variableName(variable) }));
}
