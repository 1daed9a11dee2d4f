import { type Calculation, type CommandInput, orderAfter, type Questionnaire } from '@wenshu/survey-core';
import { newId } from '../../../document/reading/new-id.ts';
import { readableQuestions, testsOf } from '../../../document/reading/place.ts';
import { itemsFor } from './about-options.ts';
import { readableExpression, type writtenExpression } from './expression-text.ts';
import { questionLabel, short } from './question-names.ts';

/** A calculation while it is being made. */
export interface CalculationDraft {
  readonly id: string;
  readonly order: string;
  readonly name: string;
  /** As a person reads it. */
  readonly text: string;
  readonly decimals: number | null;
}

export function newCalculation({ calculations }: Questionnaire): CalculationDraft {
  return {
    id: newId(),
    order: orderAfter(Object.values(calculations), undefined),
    name: '',
    text: '',
    decimals: null,
  };
}

export function draftOfCalculation(calculation: Calculation, document: Questionnaire): CalculationDraft {
  const { id, order, name, expression, decimals } = calculation;
  return { id, order, name, text: readableExpression(expression, document), decimals: decimals ?? null };
}

interface SavingCalculation {
  readonly name: 'saveLogicCalculationInfo';
  readonly input: CommandInput<'saveLogicCalculationInfo'>;
}

/** The command that saves it, or nothing while it has no name or its formula cannot be read. No decimals are as many as there are; 0 is none. */
export function commandOfCalculation(
  { id, order, name, decimals }: CalculationDraft,
  written: ReturnType<typeof writtenExpression>,
): SavingCalculation | undefined {
  const named = name.trim();
  if (named === '' || !('expression' in written)) return undefined;
  const { expression } = written;
  return {
    name: 'saveLogicCalculationInfo',
    input: { calculationId: id, order, name: named, expression, ...(decimals !== null && { decimals }) },
  };
}

interface Selection {
  readonly selectionStart: number;
  readonly selectionEnd: number;
}

/** A formula with a piece put in place of what is selected, else at its end, and where the cursor goes: in a call between its brackets. */
export function withInserted(
  text: string,
  added: string,
  { selectionStart: from, selectionEnd: to }: Selection = { selectionStart: text.length, selectionEnd: text.length },
): { readonly text: string; readonly cursor: number } {
  const cursor = from + added.length - (added.endsWith('()') ? 1 : 0);
  return { text: text.slice(0, from) + added + text.slice(to), cursor };
}

/** Questions with their items, where those have numbers of their own, and the other calculations. */
export function referenceOptions(document: Questionnaire): { readonly value: string; readonly label: string }[] {
  const questions = readableQuestions(document, 'end').flatMap(question => {
    const items = testsOf(question).includes('number') ? itemsFor(question, 'number') : [];
    return [
      { value: `[${question.seqName}]`, label: questionLabel(document, question) },
      ...items.map((item, index) => ({
        value: `[${question.seqName}.${index + 1}]`,
        label: `${question.seqName}.${index + 1} ${short(item.title.text)}`,
      })),
    ];
  });
  const calculations = Object.values(document.calculations).map(({ name }) => ({ value: `[=${name}]`, label: name }));
  return [...questions, ...calculations];
}
