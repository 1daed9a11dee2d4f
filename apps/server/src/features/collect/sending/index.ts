export {
  deleteLetterFilesBefore,
  dropLetters,
  type LetterWords,
  listLetterFates,
  listRefused,
} from './letter.repository.ts';
export { registerOneClick } from './one-click.ts';
export { queueLetters } from './queue-letters.ts';
export { approveMail, listMailsToReview, rejectMail } from './review.ts';
export { scheduleSending, wakeSending } from './run-sending.ts';
export { registerSendCalls } from './send.routes.ts';
