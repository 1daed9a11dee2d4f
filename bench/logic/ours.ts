import { answeringTypes } from '@wenshu/question-types/answering';
import { compileSurvey, currentPage, openAnswering, setAnswer } from '@wenshu/survey-core';
import { type Design, ourFlow, questionId } from './designs.ts';
import type { Contestant } from './race.ts';

/** Every change is a whole step as the page does it: the answer set, and the page read again. */
export const ours: Contestant = {
  name: 'wenshu',
  create: (design: Design) => {
    const flow = ourFlow(design);
    const model = compileSurvey(flow, answeringTypes);
    let state = openAnswering(model);
    return {
      change: (n, option) => {
        state = setAnswer(model, state, questionId(n), { item: option });
      },
      countShown: () => currentPage(model, state).questions.length,
    };
  },
};
