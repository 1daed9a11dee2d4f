export {
  deleteLetterFilesBefore,
  deleteLettersBefore,
  dropLetters,
  type LetterWords,
  listLetterFates,
  listNewestFates,
  listRefused,
} from './letter.repository.ts';
export { allowMail, findStop, isMailStopped } from './mail-stops.ts';
export { registerOneClick } from './one-click.ts';
export { composeForReview } from './preview-message.ts';
export { queueLetters } from './queue-letters.ts';
export { queueWrittenLetters, requireGoodLetter } from './queue-written-letters.ts';
export { registerReturnedMail } from './returned-mail.ts';
export {
  approveMail,
  findMailToReview,
  listMailsToReview,
  type MailToReview,
  pageMailsToReview,
  rejectMail,
} from './review.ts';
export { scheduleSending, wakeSending } from './run-sending.ts';
export { registerSendCalls } from './send.routes.ts';
export { deletePacesBefore } from './send-message.repository.ts';
export { nameTasks } from './send-task.repository.ts';
export { readMessages, readReviews } from './waiting-messages.repository.ts';
