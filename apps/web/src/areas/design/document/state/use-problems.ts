import { replaceEqualDeep } from '@tanstack/react-query';
import { questionTypes } from '@wenshu/question-types/core';
import { checkQuestionnaire, type Questionnaire, type QuestionnaireProblem } from '@wenshu/survey-core';
import { questionnaireProblemTexts } from '@wenshu/texts/design/questionnaire-problems';
import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { language } from '../../../../app/language/language.ts';
import { useEditorState } from './use-editor.ts';

const CALM_MS = 300;

export interface Problems {
  readonly list: readonly QuestionnaireProblem[];
  /** In words, each once. */
  ofRule(ruleId: string): readonly string[];
  ofQuestion(questionId: string): readonly string[];
}

const none: Problems = { list: [], ofRule: () => [], ofQuestion: () => [] };

export const ProblemsContext = createContext<Problems>(none);
export const useProblems = (): Problems => useContext(ProblemsContext);

/** What would keep it from being published, looked for again whenever the person pauses. */
export function useLiveProblems(): Problems {
  const document = useEditorState(state => state.document);
  const [list, setList] = useState<readonly QuestionnaireProblem[]>([]);
  useEffect(() => {
    // The same list again is no news for the hundreds of cards that would look into it.
    const timer = setTimeout(() => setList(known => replaceEqualDeep(known, check(document))), CALM_MS);
    return () => clearTimeout(timer);
  }, [document]);
  return useMemo(() => {
    const words = (isMeant: (problem: QuestionnaireProblem) => boolean) => [
      ...new Set(list.filter(isMeant).map(({ problem }) => questionnaireProblemTexts[language][problem])),
    ];
    return {
      list,
      ofRule: ruleId => words(problem => problem.ruleId === ruleId),
      ofQuestion: questionId => words(problem => problem.questionId === questionId),
    };
  }, [list]);
}

/** An empty questionnaire has not gone wrong; it has not begun. */
function check(document: Questionnaire): readonly QuestionnaireProblem[] {
  return checkQuestionnaire(document, questionTypes).filter(({ problem }) => problem !== 'no-questions');
}
