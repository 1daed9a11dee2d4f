export { deleteTriesBefore } from './attempt.repository.ts';
export { type AttemptLimit, countAttempt, forgiveAttempt } from './attempt-limit.ts';
