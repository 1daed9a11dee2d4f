// Their views. Whatever is not here comes with the rest, and is drawn by the server all the same.
export { FillInView as 'fill-in' } from '../fill-in/respondent.tsx';
export { MatrixSingleView as 'matrix-single' } from '../matrix-single/respondent.tsx';
export { MultipleChoiceView as 'multiple-choice' } from '../multiple-choice/respondent.tsx';
export { NpsView as nps } from '../nps/respondent.tsx';
export { PageBreakView as 'page-break' } from '../page-break/respondent.tsx';
export { RatingView as rating } from '../rating/respondent.tsx';
export { ScaleView as scale } from '../scale/respondent.tsx';
export { SingleChoiceView as 'single-choice' } from '../single-choice/respondent.tsx';
export { TextNoteView as 'text-note' } from '../text-note/respondent.tsx';
