import type { QuestionTypeSlug } from '@wenshu/question-types/core';
import { typeTexts } from '@wenshu/question-types/type-texts';
import { useTexts } from '../../../../app/language/language.ts';
import { isNumbered } from '../../document/reading/new-question.ts';
import { useEditor } from '../../document/state/use-editor.ts';

/** What a question is called: its number, or what it is. Read when it is asked for: the document changes with every key. */
export function useQuestionName(): (questionId: string) => string | undefined {
  const editor = useEditor();
  const types = useTexts(typeTexts).names;
  return questionId => {
    const { questions } = editor.store.getState().document;
    const question = Object.hasOwn(questions, questionId) ? questions[questionId] : undefined;
    return question && (isNumbered(question.type) ? question.seqName : types[question.type as QuestionTypeSlug]);
  };
}
