export { deleteTriesBefore } from './attempt.repository.ts';
export { type AttemptLimit, countAttempt } from './attempt-limit.ts';
