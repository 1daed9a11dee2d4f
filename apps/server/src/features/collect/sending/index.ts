export { allowMail } from './mail-stops.ts';
export { registerOneClick } from './one-click.ts';
export { registerReturnedMail } from './returned-mail.ts';
export { approveMail, listMailsToReview, rejectMail } from './review.ts';
export { scheduleSending } from './run-sending.ts';
export { registerSendCalls } from './send.routes.ts';
export { deletePacesBefore } from './send-message.repository.ts';
