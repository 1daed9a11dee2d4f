import { sealAnswering } from '@wenshu/survey-core/answering';
import { answering as dropdown } from './dropdown/answer.ts';
import { answering as fillIn } from './fill-in/answer.ts';
import { answering as matrixSingle } from './matrix-single/answer.ts';
import { answering as multiDropdown } from './multi-dropdown/answer.ts';
import { answering as multipleChoice } from './multiple-choice/answer.ts';
import { answering as pageBreak } from './page-break/answer.ts';
import { answering as ranking } from './ranking/answer.ts';
import { answering as singleChoice } from './single-choice/answer.ts';
import { answering as textNote } from './text-note/answer.ts';

/** What the answering page needs of every type. */
export const answeringTypes = {
  dropdown: sealAnswering(dropdown),
  'fill-in': sealAnswering(fillIn),
  'matrix-single': sealAnswering(matrixSingle),
  'multi-dropdown': sealAnswering(multiDropdown),
  'multiple-choice': sealAnswering(multipleChoice),
  'page-break': sealAnswering(pageBreak),
  ranking: sealAnswering(ranking),
  'single-choice': sealAnswering(singleChoice),
  'text-note': sealAnswering(textNote),
};

export type QuestionTypeSlug = keyof typeof answeringTypes;
