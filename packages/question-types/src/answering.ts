import { sealAnswering } from '@wenshu/survey-core/answering';
import { answering as fillIn } from './fill-in/answer.ts';
import { answering as matrixSingle } from './matrix-single/answer.ts';
import { answering as singleChoice } from './single-choice/answer.ts';

/** What the answering page needs of every type. */
export const answeringTypes = {
  'fill-in': sealAnswering(fillIn),
  'matrix-single': sealAnswering(matrixSingle),
  'single-choice': sealAnswering(singleChoice),
};

export type QuestionTypeSlug = keyof typeof answeringTypes;
