/** Asked now and then: fetched together, while the first page is read. */
export { CascadeView } from './cascade/respondent.tsx';
export { ContrastScaleView } from './contrast-scale/respondent.tsx';
export { EvaluationView } from './evaluation/respondent.tsx';
export { HorizontalFillInView } from './horizontal-fill-in/respondent.tsx';
export { LabelView } from './label/respondent.tsx';
export { MatrixDropdownView } from './matrix-dropdown/respondent.tsx';
export { MatrixFillInView } from './matrix-fill-in/respondent.tsx';
export { MultiDropdownView } from './multi-dropdown/respondent.tsx';
export { RankingView } from './ranking/respondent.tsx';
export { RulerView } from './ruler/respondent.tsx';
export { WeightingView } from './weighting/respondent.tsx';
