import { type AnswerView, sealView } from './_shared/answer-view.ts';
import type { QuestionTypeSlug } from './answering.ts';
import { DropdownView } from './dropdown/respondent.tsx';
import { FillInView } from './fill-in/respondent.tsx';
import { MatrixSingleView } from './matrix-single/respondent.tsx';
import { MultiDropdownView } from './multi-dropdown/respondent.tsx';
import { MultipleChoiceView } from './multiple-choice/respondent.tsx';
import { PageBreakView } from './page-break/respondent.tsx';
import { RankingView } from './ranking/respondent.tsx';
import { SingleChoiceView } from './single-choice/respondent.tsx';
import { TextNoteView } from './text-note/respondent.tsx';

export type { AnswerView, AnswerViewProps, ViewTexts } from './_shared/answer-view.ts';

/** The view of every type on the answering page. A forgotten one does not compile. */
export const answerViews = {
  dropdown: sealView(DropdownView),
  'fill-in': sealView(FillInView),
  'matrix-single': sealView(MatrixSingleView),
  'multi-dropdown': sealView(MultiDropdownView),
  'multiple-choice': sealView(MultipleChoiceView),
  'page-break': sealView(PageBreakView),
  ranking: sealView(RankingView),
  'single-choice': sealView(SingleChoiceView),
  'text-note': sealView(TextNoteView),
} satisfies Record<QuestionTypeSlug, AnswerView>;
