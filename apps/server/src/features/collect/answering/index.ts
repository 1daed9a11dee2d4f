export { registerAgreementCalls } from './agreement.routes.ts';
export { registerAnswerCalls } from './answer.routes.ts';
export { registerAnswerPage } from './answer-page.ts';
export { insertBroughtIn, removeBroughtIn } from './brought-in.repository.ts';
export { countedSamples } from './counted-samples.repository.ts';
export { cookieOf, requireEntry } from './find-entry.ts';
export { leaveOut, leaveOutAgain, takeBack } from './judge-quality.ts';
export { isOwnRecord } from './own-visitor.ts';
export { type Counts, countBack, decidePlaces, givePlacesBack, takePlaces } from './places.ts';
export { findFirstTwins, findPace, listRepeatedOrigins, takePaces } from './quality.repository.ts';
export { requireVisit } from './require-visit.ts';
export { savePageAnswers } from './save-page.ts';
export {
  findSignedHolders,
  listRespondentsOf,
  lockRecords,
  lookAtRecords,
  type RecordState,
  touchRecords,
  writeMemos,
} from './set-aside.repository.ts';
export { SubmissionWriter } from './submission-writer.ts';
export { submitAnswers } from './submit-answer.ts';
export { registerVisitCalls } from './visit.routes.ts';
