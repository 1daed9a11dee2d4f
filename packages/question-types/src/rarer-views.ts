/** Asked now and then: fetched together, while the first page is read. */
export { EvaluationView } from './evaluation/respondent.tsx';
export { MatrixDropdownView } from './matrix-dropdown/respondent.tsx';
export { RulerView } from './ruler/respondent.tsx';
export { WeightingView } from './weighting/respondent.tsx';
