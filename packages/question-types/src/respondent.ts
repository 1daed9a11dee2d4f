import { type AnswerView, sealView } from './_shared/answer-view.ts';
import type { QuestionTypeSlug } from './answering.ts';
import { DateView } from './date/respondent.tsx';
import { DropdownView } from './dropdown/respondent.tsx';
import { FillInView } from './fill-in/respondent.tsx';
import {
  BlinkView,
  BptoView,
  CascadeView,
  CbcView,
  ContrastScaleView,
  CpcView,
  EvaluationView,
  FileUploadView,
  HorizontalFillInView,
  ImageHotspotView,
  ImageUploadView,
  KanoView,
  LabelView,
  LocationView,
  MatrixDropdownView,
  MatrixFillInView,
  MaxDiffView,
  MultiDropdownView,
  PsmView,
  RankingView,
  RulerView,
  SignatureView,
  ThreeDDisplayView,
  VideoUploadView,
  WeightingView,
} from './lazy-views.ts';
import { MatrixMultipleView } from './matrix-multiple/respondent.tsx';
import { MatrixScaleView } from './matrix-scale/respondent.tsx';
import { MatrixSingleView } from './matrix-single/respondent.tsx';
import { MultiFillInView } from './multi-fill-in/respondent.tsx';
import { MultipleChoiceView } from './multiple-choice/respondent.tsx';
import { NpsView } from './nps/respondent.tsx';
import { PageBreakView } from './page-break/respondent.tsx';
import { RatingView } from './rating/respondent.tsx';
import { ScaleView } from './scale/respondent.tsx';
import { SingleChoiceView } from './single-choice/respondent.tsx';
import { TextNoteView } from './text-note/respondent.tsx';

export type { AnswerView, AnswerViewProps, Upload, UploadProblem, ViewTexts } from './_shared/answer-view.ts';
export { RichText } from './_shared/rich-text.tsx';
export { hasLazyView, preloadViews } from './lazy-views.ts';

/** The view of every type on the answering page. A forgotten one does not compile. */
export const answerViews = {
  blink: sealView(BlinkView),
  bpto: sealView(BptoView),
  cascade: sealView(CascadeView),
  cbc: sealView(CbcView),
  'contrast-scale': sealView(ContrastScaleView),
  cpc: sealView(CpcView),
  date: sealView(DateView),
  dropdown: sealView(DropdownView),
  evaluation: sealView(EvaluationView),
  'file-upload': sealView(FileUploadView),
  'fill-in': sealView(FillInView),
  'horizontal-fill-in': sealView(HorizontalFillInView),
  'image-hotspot': sealView(ImageHotspotView),
  'image-upload': sealView(ImageUploadView),
  kano: sealView(KanoView),
  label: sealView(LabelView),
  location: sealView(LocationView),
  'matrix-dropdown': sealView(MatrixDropdownView),
  'matrix-fill-in': sealView(MatrixFillInView),
  'matrix-multiple': sealView(MatrixMultipleView),
  'matrix-scale': sealView(MatrixScaleView),
  'matrix-single': sealView(MatrixSingleView),
  maxdiff: sealView(MaxDiffView),
  'multi-dropdown': sealView(MultiDropdownView),
  'multi-fill-in': sealView(MultiFillInView),
  'multiple-choice': sealView(MultipleChoiceView),
  nps: sealView(NpsView),
  'page-break': sealView(PageBreakView),
  psm: sealView(PsmView),
  ranking: sealView(RankingView),
  rating: sealView(RatingView),
  ruler: sealView(RulerView),
  scale: sealView(ScaleView),
  signature: sealView(SignatureView),
  'single-choice': sealView(SingleChoiceView),
  'text-note': sealView(TextNoteView),
  'three-d-display': sealView(ThreeDDisplayView),
  'video-upload': sealView(VideoUploadView),
  weighting: sealView(WeightingView),
} satisfies Record<QuestionTypeSlug, AnswerView>;
