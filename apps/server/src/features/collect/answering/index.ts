export { registerAgreementCalls } from './agreement.routes.ts';
export { registerAnswerCalls } from './answer.routes.ts';
export { registerAnswerPage } from './answer-page.ts';
export {
  insertBroughtIn,
  removeBroughtIn,
  removeSomeBroughtIn,
  rewriteBroughtIn,
} from './brought-in.repository.ts';
export { countedSamples } from './counted-samples.repository.ts';
export { cookieOf, requireEntry } from './entering/find-entry.ts';
export { refusalOfProblem } from './refuse-answer.ts';
export { requireVisit } from './require-visit.ts';
export { savePageAnswers } from './save-page.ts';
export { submitAnswers } from './submit-answer.ts';
export { deviceOf } from './submitting/device-marks.ts';
export { leaveOut, leaveOutAgain, takeBack } from './submitting/judge-quality.ts';
export { isOwnRecord } from './submitting/own-visitor.ts';
export { type Counts, countBack, decidePlaces, givePlacesBack, takePlaces } from './submitting/places.ts';
export { findFirstTwins, findPace, listRepeatedOrigins, takePaces } from './submitting/quality.repository.ts';
export {
  findSignedHolders,
  keepRecords,
  listRespondentsOf,
  lockRecords,
  lookAtRecords,
  type RecordState,
  touchRecords,
  writeMemos,
} from './submitting/set-aside.repository.ts';
export { SubmissionWriter } from './submitting/submission-writer.ts';
export { registerVisitCalls } from './visit.routes.ts';
